import { informationTitles } from '../../platform/information/pages.js';
import { newsletterHead } from '../../platform/newsletter/pages.js';
import type { RouterContext } from '../../platform/routing/router-context.js';
import { categoryHead } from '../category/category-head.js';
import { errorScreenMessages } from '../error/ErrorScreen.js';
import { notFoundMessages } from '../not-found/messages.js';
import { productHead } from '../product/product-head.js';
import type { SearchData } from '../search/load-search.js';
import type { PageData } from './load-slug.js';

interface SlugMatch {
  readonly context: RouterContext;
  readonly status: string;
}

/** Returns the document head of any loaded page, and of pages that were not found or failed to load. */
export function slugHead(data: PageData | SearchData | undefined, { context, status }: SlugMatch) {
  if (data?.kind === 'product') return productHead(data, context);
  if (data?.kind === 'category') return categoryHead(data, context);
  if (data?.kind === 'newsletter') return newsletterHead(data.pageKey, context);
  const { intl, shop } = context;
  const failure = status === 'notFound' ? notFoundMessages.title : errorScreenMessages.title;
  const title =
    data?.kind === 'search' ? data.title : intl.formatMessage(data ? informationTitles[data.pageKey] : failure);
  return { meta: [{ title: `${title} | ${shop.config.first.brand.name}` }, { name: 'description', content: title }] };
}
