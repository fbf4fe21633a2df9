import { informationTitles } from '../../platform/information/messages.js';
import type { RouterContext } from '../../platform/router-context.js';
import { categoryHead } from '../category/category-head.js';
import { productHead } from '../product/product-head.js';
import type { SlugData } from './load-slug.js';

/** The head of whatever the address named; none when it named nothing. */
export function slugHead(data: SlugData | undefined, context: RouterContext) {
  if (!data) return {};
  if (data.kind === 'product') return productHead(data, context);
  if (data.kind === 'category') return categoryHead(data, context);
  const title = context.intl.formatMessage(informationTitles[data.pageKey]);
  return {
    meta: [{ title: `${title} | ${context.shop.config.first.brand.name}` }, { name: 'description', content: title }],
  };
}
