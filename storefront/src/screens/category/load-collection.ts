import { COLLECTION_TAGS, LISTING_COLLECTIONS } from '@manifold/domain/page-slugs/listing-collections';
import type { ListingCollection } from '@manifold/domain/catalogue/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { collectionTitles } from '../../platform/collections/messages.js';
import { informationPaths } from '../../platform/information/pages.js';
import type { RouterContext } from '../../platform/routing/router-context.js';
import type { ListingSearch } from '../../platform/routing/listing-search.js';
import { type CategoryData, loadListing } from './load-category.js';
import { defineMessages } from '../../ui/define-messages.js';

/** Descriptions of the collections for search engines. */
const collectionDescriptions = defineMessages({
  sale: {
    id: 'collection.sale-description',
    defaultMessage:
      'Reduced machines and equipment from every department of {brand}: the old price is shown next to the new one.',
  },
  'new-arrivals': {
    id: 'collection.new-arrivals-description',
    defaultMessage: 'What is new at {brand}: the latest machines and equipment from every department.',
  },
});

/** Returns the collection that a slug of this store and locale names: `/sale`, `/neuheiten`. */
export function collectionOfSlug(slug: string, { slugs }: Pick<PageConfig, 'slugs'>): ListingCollection | undefined {
  return LISTING_COLLECTIONS.find((key) => slugs[key] === slug);
}

/** Loads a collection, which spans all departments: reduced or new products. */
export async function loadCollection(
  { shop, intl }: Pick<RouterContext, 'shop' | 'intl'>,
  collection: ListingCollection,
  search: ListingSearch,
): Promise<CategoryData> {
  const config = shop.config.page.get();
  const subject = {
    name: intl.formatMessage(collectionTitles[collection]),
    path: `/${config.slugs[collection]}`,
    paths: informationPaths(collection, config),
    metaTitle: null,
    metaDescription: intl.formatMessage(collectionDescriptions[collection], { brand: config.brand.name }),
    ancestors: [],
    children: [],
  };
  const data = await loadListing(shop, { subject, scope: { collection }, tags: [`collection:${collection}`] }, search);
  // All products of the collection have its tag, so it is no filter.
  const own = COLLECTION_TAGS[collection];
  const tags = data.facets.tags.filter(({ tag }) => tag !== own);
  return { ...data, facets: { ...data.facets, tags } };
}
