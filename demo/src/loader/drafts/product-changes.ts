import { isDeepStrictEqual } from 'node:util';
import type {
  Attribute,
  Product,
  ProductData,
  ProductDraft,
  ProductUpdateAction,
  ProductVariant,
} from '@commercetools/platform-sdk';
import { PARENT_PRODUCTS } from './product.js';

const MASTER = 1;

/** Normalises a value for the comparison: enums are set by key but read with a label, amounts are read with fraction digits. */
function comparable(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'centAmount' in value && 'currencyCode' in value)
    return { centAmount: value.centAmount, currencyCode: value.currencyCode };
  return typeof value === 'object' && value !== null && 'key' in value && 'label' in value ? value.key : value;
}

function textChanges(shown: ProductData, draft: ProductDraft): ProductUpdateAction[] {
  const { name, slug, description, metaTitle, metaDescription } = draft;
  const changes: [unknown, unknown, ProductUpdateAction][] = [
    [shown.name, name, { action: 'changeName', name }],
    [shown.slug, slug, { action: 'changeSlug', slug }],
    [shown.description, description, { action: 'setDescription', description }],
    [shown.metaTitle, metaTitle, { action: 'setMetaTitle', metaTitle }],
    [shown.metaDescription, metaDescription, { action: 'setMetaDescription', metaDescription }],
  ];
  return changes.filter(([current, wanted]) => !isDeepStrictEqual(current, wanted)).map(([, , action]) => action);
}

function attributeChanges(shown: readonly Attribute[], wanted: readonly Attribute[]): ProductUpdateAction[] {
  const values = new Map(shown.map(({ name, value }) => [name, comparable(value)]));
  const names = new Set([PARENT_PRODUCTS, ...wanted.map(({ name }) => name)]);
  const dropped = shown.filter(({ name }) => !names.has(name)).map(({ name }) => ({ name, value: undefined }));
  const changed = wanted.filter(({ name, value }) => !isDeepStrictEqual(values.get(name), value));
  return [...changed, ...dropped].map((one) => ({ action: 'setAttribute', variantId: MASTER, ...one }));
}

function priceChanges(
  { prices = [] }: ProductVariant,
  wanted: NonNullable<ProductDraft['masterVariant']>,
): ProductUpdateAction[] {
  const priceKey = (price: { value: { centAmount?: number; currencyCode: string }; country?: string }): string =>
    `${price.value.currencyCode} ${price.country ?? ''} ${price.value.centAmount}`;
  const wantedPrices = wanted.prices ?? [];
  if (isDeepStrictEqual(prices.map(priceKey).sort(), wantedPrices.map(priceKey).sort())) return [];
  return [{ action: 'setPrices', variantId: MASTER, prices: [...wantedPrices] }];
}

function imageChanges(
  { images = [] }: ProductVariant,
  wanted: NonNullable<ProductDraft['masterVariant']>,
): ProductUpdateAction[] {
  const wantedImages = wanted.images ?? [];
  const urls = (list: readonly { url: string }[]): string[] => list.map(({ url }) => url);
  if (isDeepStrictEqual(urls(images), urls(wantedImages))) return [];
  return [
    ...images.map(({ url }) => ({ action: 'removeImage' as const, variantId: MASTER, imageUrl: url })),
    ...wantedImages.map((image) => ({ action: 'addExternalImage' as const, variantId: MASTER, image })),
  ];
}

/** Returns the actions that update and publish a product that differs from its draft; empty if nothing differs. */
export function productChanges(draft: ProductDraft): (existing: Product) => readonly ProductUpdateAction[] {
  return ({ masterData }) => {
    const { staged } = masterData;
    const wanted = draft.masterVariant ?? {};
    const changes = [
      ...textChanges(staged, draft),
      ...attributeChanges(staged.masterVariant.attributes ?? [], wanted.attributes ?? []),
      ...priceChanges(staged.masterVariant, wanted),
      ...imageChanges(staged.masterVariant, wanted),
    ];
    return changes.length > 0 ? [...changes, { action: 'publish' }] : [];
  };
}
