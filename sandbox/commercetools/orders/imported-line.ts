import { randomUUID } from 'node:crypto';
import type {
  Cart,
  CustomLineItem,
  LineItem,
  ProductVariant,
  TaxedItemPrice,
  TaxRate,
} from '@commercetools/platform-sdk';
import { shippingDetails } from '../carts/item-shipping.js';
import { wantedVariant } from '../carts/line-item.js';
import { asPrice, requireDistinctScopes } from '../catalogue/price-draft.js';
import { timesQuantity, asCentPrecision } from '../amounts/money.js';
import { taxedItemPrice, type TaxSettings } from '../pricing/taxed-price.js';
import { customFields } from '../resources/custom-fields.js';
import { channels, taxCategories } from '../families/families.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import type { CustomLineImportDraft, GivenTaxRate, LineImportDraft } from './order-import-draft.js';

/** The tax settings and the item shipping addresses of an import. */
export type ImportSettings = TaxSettings & Pick<Cart, 'itemShippingAddresses'>;

/** Returns the tax of equal pieces at the import's rate; without a rate nothing is taxed. */
export function givenTax(
  rate: GivenTaxRate | undefined,
  { price, quantity }: { readonly price: bigint; readonly quantity: number },
  settings: TaxSettings,
): { taxRate?: TaxRate; taxedPrice?: TaxedItemPrice } {
  if (rate === undefined) return {};
  const total = price * BigInt(quantity);
  return { taxRate: rate, taxedPrice: taxedItemPrice({ total, pieces: [{ quantity, price }] }, rate, settings) };
}

/** Returns the variant with the import's prices, attributes and images, because an order shows the product as it was sold. */
async function variantAsSold(work: Work, variant: ProductVariant, draft: LineImportDraft): Promise<ProductVariant> {
  const { prices, attributes, images } = draft.variant;
  return {
    ...variant,
    ...(prices && { prices: requireDistinctScopes(await Promise.all(prices.map((price) => asPrice(work, price)))) }),
    ...(attributes && { attributes }),
    ...(images && { images }),
  };
}

/** Returns a line at the import's price; totals follow from price, quantity and tax rate. */
export async function importedLine(work: Work, draft: LineImportDraft, settings: ImportSettings): Promise<LineItem> {
  const { sku, id: variantId } = draft.variant;
  const wanted = draft.productId === undefined ? { sku } : { productId: draft.productId, variantId, sku };
  const { product, variant } = await wantedVariant(work, wanted);
  const price = await asPrice(work, draft.price);
  const total = timesQuantity(price.value, draft.quantity);
  const at = work.now.toISOString();
  const { productType } = product;
  return {
    id: randomUUID(),
    key: draft.key,
    productId: product.id,
    productKey: product.key,
    productType,
    productSlug: product.masterData.current.slug,
    name: draft.name,
    variant: await variantAsSold(work, variant, draft),
    price,
    quantity: draft.quantity,
    totalPrice: asCentPrecision({ ...draft.price.value, centAmount: Number(total) }),
    ...givenTax(draft.taxRate, { price: BigInt(price.value.centAmount), quantity: draft.quantity }, settings),
    shippingDetails: shippingDetails(settings, draft.shippingDetails, draft.quantity),
    discountedPricePerQuantity: [],
    taxedPricePortions: [],
    perMethodTaxRate: [],
    state: [],
    priceMode: 'ExternalPrice',
    lineItemMode: 'Standard',
    addedAt: at,
    lastModifiedAt: at,
    inventoryMode: draft.inventoryMode,
    supplyChannel: await optionalReference(work, channels, draft.supplyChannel),
    distributionChannel: await optionalReference(work, channels, draft.distributionChannel),
    custom: await customFields(work, 'line-item', draft.custom),
  };
}

/** Returns a custom line item at the import's amount. */
export async function importedCustomLine(
  work: Work,
  draft: CustomLineImportDraft,
  settings: ImportSettings,
): Promise<CustomLineItem> {
  const money = asCentPrecision(draft.money);
  const total = timesQuantity(money, draft.quantity);
  return {
    id: randomUUID(),
    key: draft.key,
    name: draft.name,
    money,
    slug: draft.slug,
    quantity: draft.quantity,
    totalPrice: asCentPrecision({ ...draft.money, centAmount: Number(total) }),
    ...givenTax(draft.taxRate, { price: BigInt(money.centAmount), quantity: draft.quantity }, settings),
    taxCategory: await optionalReference(work, taxCategories, draft.taxCategory),
    taxedPricePortions: [],
    perMethodTaxRate: [],
    discountedPricePerQuantity: [],
    state: [],
    priceMode: draft.priceMode,
    shippingDetails: shippingDetails(settings, draft.shippingDetails, draft.quantity),
    custom: await customFields(work, 'custom-line-item', draft.custom),
  };
}
