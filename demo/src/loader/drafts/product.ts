import type { Attribute, InventoryEntryDraft, ProductDraft } from '@commercetools/platform-sdk';
import type { DemoProduct, PackageSize } from '../../catalogue/product.js';
import type { EnergyDocuments } from '../../catalogue/document-urls.js';
import { perLanguage } from '../../terms/language.js';
import { localesOutside } from '../../market/market.js';
import { warehouseKey } from './stores.js';

/** Returns the id of a product by SKU; undefined if the project does not have it yet. */
export type IdOf = (sku: string) => string | undefined;

/** Attribute of an accessory: its machines. Set after they are created, so it is not in the product draft. */
export const PARENT_PRODUCTS = 'parentProductsForAccessory';

/** Returns products as a set of references; undefined if it is empty. */
export function productReferences(
  skus: readonly string[],
  idOf: IdOf,
): readonly { readonly typeId: 'product'; readonly id: string }[] | undefined {
  const ids = skus.flatMap((sku) => idOf(sku) ?? []);
  return ids.length > 0 ? ids.map((id) => ({ typeId: 'product', id })) : undefined;
}

const measures = (prefix: 'net' | 'gross', { length, width, height, weight }: PackageSize): Record<string, number> => ({
  [`${prefix}Length`]: length,
  [`${prefix}Width`]: width,
  [`${prefix}Height`]: height,
  [`${prefix}Weight`]: weight,
});

/** Returns the energy label with its nested class and icon (spec core §3). */
const energyLabel = ({ energyClass, iconUrl, labelUrl, ficheUrl }: EnergyDocuments): Attribute[] => [
  { name: 'labelUrl', value: labelUrl },
  { name: 'ficheUrl', value: ficheUrl },
  {
    name: 'rating',
    value: [
      { name: 'iconUrl', value: iconUrl },
      { name: 'class', value: energyClass },
    ],
  },
];

/** Returns the attributes of a product, without undefined ones. */
function attributes(product: DemoProduct, idOf: IdOf): Attribute[] {
  const values: Record<string, unknown> = {
    brand: product.brand,
    family: product.family,
    model: product.model,
    ean: product.ean,
    condition: product.condition,
    freight: product.isFreight,
    deliveryPackage: product.isFreight ? 'pallet' : 'parcel',
    eligibleForSelling: true,
    enabledOnMarket: product.notSoldIn.length > 0 ? localesOutside(product.notSoldIn) : undefined,
    energyRating: product.energy?.energyClass,
    energyLabel: product.energy && energyLabel(product.energy),
    highlights: product.highlights,
    techDetails: product.techDetails.map(({ key, value }) => [
      { name: 'key', value: key },
      { name: 'value', value },
    ]),
    faq: product.faq.map(({ question, answer }) => [
      { name: 'question', value: question },
      { name: 'answer', value: answer },
    ]),
    manualUrl: product.manualUrl,
    images360: product.images360,
    video: product.video,
    tags: product.tags,
    volumeDiscountGroup: product.volumeDiscountGroup,
    releaseDate: product.releaseDate,
    recommendedRetailPrice: { centAmount: product.recommendedEuroCents, currencyCode: 'EUR' },
    dispatchUntil: `${product.dispatchUntil}:00.000`,
    checkedAt: product.checkedAt,
    relatedAccessories: productReferences(product.relatedAccessories, idOf),
    sameModelNew: productReferences(product.sameModelNew ? [product.sameModelNew] : [], idOf)?.[0],
    setParts: productReferences(product.setParts, idOf),
    ...measures('net', product.net),
    ...measures('gross', product.gross),
    ...product.numbers,
  };
  return Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));
}

/** Returns the draft of a published product; `idOf` returns the ids of referenced products. */
export function productDraft(product: DemoProduct, idOf: IdOf): ProductDraft {
  const { sku, productType, name, slug, description, summary, categoryKey, brand, prices, pictures } = product;
  return {
    key: sku,
    productType: { typeId: 'product-type', key: productType },
    taxCategory: { typeId: 'tax-category', key: 'standard' },
    categories: [{ typeId: 'category', key: categoryKey }],
    name,
    slug,
    description,
    metaTitle: perLanguage((language) => `${name[language]} | ${brand}`),
    metaDescription: perLanguage((language) => `${name[language]}. ${summary[language]}`),
    publish: true,
    masterVariant: {
      sku,
      prices: prices.map(({ centAmount, currencyCode, country }) => ({ value: { centAmount, currencyCode }, country })),
      attributes: attributes(product, idOf),
      images: pictures.map((picture) => ({ url: `/media/products/${picture}.svg`, dimensions: { w: 800, h: 800 } })),
    },
  };
}

/** Returns the draft of the initial stock. Updates do not change it, because orders reduce it. */
export function inventoryDraft({ sku, stock }: DemoProduct): InventoryEntryDraft {
  return { key: sku, sku, quantityOnStock: stock, supplyChannel: { typeId: 'channel', key: warehouseKey } };
}
