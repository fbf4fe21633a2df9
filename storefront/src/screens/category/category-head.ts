import { breadcrumbJsonLd } from '../../platform/head/json-ld.js';
import type { RouterContext } from '../../platform/routing/router-context.js';
import { urlBuilder } from '../../platform/store/language-prefix.js';
import type { CategoryData } from './load-category.js';
import { defineMessages } from '../../ui/define-messages.js';

const categoryMessages = defineMessages({
  description: {
    id: 'category.description',
    defaultMessage: '{category} at {brand}: clear specifications, fast delivery.',
  },
  page: { id: 'listing.page', defaultMessage: 'Page {page, number}' },
});

export function categoryHead({ category, query }: CategoryData, { intl, shop, origin }: RouterContext) {
  const { brand } = shop.config.page.get();
  const page = query.page > 1 ? ` · ${intl.formatMessage(categoryMessages.page, { page: query.page })}` : '';
  const values = { category: category.name, brand: brand.name };
  const description = category.metaDescription ?? intl.formatMessage(categoryMessages.description, values);
  return {
    meta: [
      { title: `${category.metaTitle ?? category.name}${page} | ${brand.name}` },
      { name: 'description', content: description },
      { 'script:ld+json': breadcrumbJsonLd([...category.ancestors, category], urlBuilder(origin, shop.config.first)) },
    ],
  };
}
