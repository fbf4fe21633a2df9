import { isDeepStrictEqual } from 'node:util';
import type {
  CartDiscount,
  Category,
  DiscountCode,
  MessagePayload,
  ProductSelectionSetting,
  Store,
} from '@commercetools/platform-sdk';
import type { Telling } from '../storage/message-factory.js';

/** The platform says that a category is there and when its address changes; for the rest its readers ask for what changed. */
export const categoryTelling: Telling<Category> = {
  created: (category) => [{ type: 'CategoryCreated', category }],
  changed: ({ slug }, before) =>
    isDeepStrictEqual(slug, before.slug) ? [] : [{ type: 'CategorySlugChanged', slug, oldSlug: before.slug }],
  identifiers: ({ key, externalId, slug }) => ({ key, externalId, slug }),
};

export const cartDiscountTelling: Telling<CartDiscount> = {
  created: (cartDiscount) => [{ type: 'CartDiscountCreated', cartDiscount }],
  changed: ({ stores = [] }, before) =>
    isDeepStrictEqual(stores, before.stores ?? []) ? [] : [{ type: 'CartDiscountStoresSet', stores }],
  deleted: () => [{ type: 'CartDiscountDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

export const discountCodeTelling: Telling<DiscountCode> = {
  created: (discountCode) => [{ type: 'DiscountCodeCreated', discountCode }],
  deleted: () => [{ type: 'DiscountCodeDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

/** What `after` has and `before` has not, and the other way round; undefined where nothing moved. */
function moved<T>(after: readonly T[] = [], before: readonly T[] = []): { added: T[]; removed: T[] } | undefined {
  const without = (all: readonly T[], others: readonly T[]): T[] =>
    all.filter((one) => !others.some((other) => isDeepStrictEqual(one, other)));
  const [added, removed] = [without(after, before), without(before, after)];
  return added.length + removed.length === 0 ? undefined : { added, removed };
}

function selectionChanges(after: Store, before: Store): MessagePayload[] {
  const selections = moved(after.productSelections, before.productSelections);
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
  const told: MessagePayload[] = [];
  if (!isDeepStrictEqual(after.name, before.name)) told.push({ type: 'StoreNameSet', name: after.name });
  const languages = moved(after.languages, before.languages);
  if (languages)
    told.push({
      type: 'StoreLanguagesChanged',
      addedLanguages: languages.added,
      removedLanguages: languages.removed,
    });
  const countries = moved(after.countries, before.countries);
  if (countries)
    told.push({
      type: 'StoreCountriesChanged',
      addedCountries: countries.added,
      removedCountries: countries.removed,
    });
  const channels = moved(after.distributionChannels, before.distributionChannels);
  if (channels)
    told.push({
      type: 'StoreDistributionChannelsChanged',
      addedDistributionChannels: channels.added,
      removedDistributionChannels: channels.removed,
    });
  const supply = moved(after.supplyChannels, before.supplyChannels);
  if (supply)
    told.push({
      type: 'StoreSupplyChannelsChanged',
      addedSupplyChannels: supply.added,
      removedSupplyChannels: supply.removed,
    });
  return [...told, ...selectionChanges(after, before)];
}

export const storeTelling: Telling<Store> = {
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
