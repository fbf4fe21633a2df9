import { isDeepStrictEqual } from 'node:util';
import type {
  CartDiscount,
  Category,
  DiscountCode,
  MessagePayload,
  ProductSelectionSetting,
  Store,
} from '@commercetools/platform-sdk';
import type { MessageFactory } from '../storage/message-factory.js';

/** As on the platform, only a new category and a changed slug have messages. */
export const categoryMessages: MessageFactory<Category> = {
  created: (category) => [{ type: 'CategoryCreated', category }],
  changed: ({ slug }, before) =>
    isDeepStrictEqual(slug, before.slug) ? [] : [{ type: 'CategorySlugChanged', slug, oldSlug: before.slug }],
  identifiers: ({ key, externalId, slug }) => ({ key, externalId, slug }),
};

export const cartDiscountMessages: MessageFactory<CartDiscount> = {
  created: (cartDiscount) => [{ type: 'CartDiscountCreated', cartDiscount }],
  changed: ({ stores = [] }, before) =>
    isDeepStrictEqual(stores, before.stores ?? []) ? [] : [{ type: 'CartDiscountStoresSet', stores }],
  deleted: () => [{ type: 'CartDiscountDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

export const discountCodeMessages: MessageFactory<DiscountCode> = {
  created: (discountCode) => [{ type: 'DiscountCodeCreated', discountCode }],
  deleted: () => [{ type: 'DiscountCodeDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

/** Returns the added and the removed values; undefined if nothing changed. */
function difference<T>(after: readonly T[] = [], before: readonly T[] = []): { added: T[]; removed: T[] } | undefined {
  const without = (all: readonly T[], others: readonly T[]): T[] =>
    all.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
  const [added, removed] = [without(after, before), without(before, after)];
  return added.length + removed.length === 0 ? undefined : { added, removed };
}

function selectionChanges(after: Store, before: Store): MessagePayload[] {
  const selections = difference(after.productSelections, before.productSelections);
  if (selections === undefined) return [];
  const isIn =
    (all: readonly ProductSelectionSetting[]) =>
    (one: ProductSelectionSetting): boolean =>
      all.some(({ productSelection }) => productSelection.id === one.productSelection.id);
  return [
    {
      type: 'StoreProductSelectionsChanged',
      addedProductSelections: selections.added.filter((one) => !isIn(selections.removed)(one)),
      removedProductSelections: selections.removed.filter((one) => !isIn(selections.added)(one)),
      updatedProductSelections: selections.added.filter(isIn(selections.removed)),
    },
  ];
}

function storeChanges(after: Store, before: Store): MessagePayload[] {
  const payloads: MessagePayload[] = [];
  if (!isDeepStrictEqual(after.name, before.name)) payloads.push({ type: 'StoreNameSet', name: after.name });
  const languages = difference(after.languages, before.languages);
  if (languages)
    payloads.push({
      type: 'StoreLanguagesChanged',
      addedLanguages: languages.added,
      removedLanguages: languages.removed,
    });
  const countries = difference(after.countries, before.countries);
  if (countries)
    payloads.push({
      type: 'StoreCountriesChanged',
      addedCountries: countries.added,
      removedCountries: countries.removed,
    });
  const channels = difference(after.distributionChannels, before.distributionChannels);
  if (channels)
    payloads.push({
      type: 'StoreDistributionChannelsChanged',
      addedDistributionChannels: channels.added,
      removedDistributionChannels: channels.removed,
    });
  const supply = difference(after.supplyChannels, before.supplyChannels);
  if (supply)
    payloads.push({
      type: 'StoreSupplyChannelsChanged',
      addedSupplyChannels: supply.added,
      removedSupplyChannels: supply.removed,
    });
  return [...payloads, ...selectionChanges(after, before)];
}

export const storeMessages: MessageFactory<Store> = {
  created: ({ name, languages, countries, distributionChannels, supplyChannels, productSelections, custom }) => [
    {
      type: 'StoreCreated',
      name,
      languages,
      countries,
      distributionChannels,
      supplyChannels,
      productSelections,
      custom,
    },
  ],
  changed: storeChanges,
  deleted: () => [{ type: 'StoreDeleted' }],
  identifiers: ({ key }) => ({ key }),
};
