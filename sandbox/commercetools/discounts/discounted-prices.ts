import { isDeepStrictEqual } from 'node:util';
import type { ProductDiscount, ProductPriceDiscountsSetUpdatedPrice } from '@commercetools/platform-sdk';
import { pricedProduct } from '../catalogue/priced-product.js';
import type { StoredProduct } from '../storage/stored-product.js';
import { currentProductDiscounts, withProductDiscount } from '../pricing/product-discount.js';
import { productDiscounts } from '../families/families.js';
import type { Work } from '../work/work.js';
import { writeMessages, type ResourceMessages } from '../messages/outbox.js';
import { productMessages } from '../messages/product-messages.js';

/** The product discounts that are active before and after a change. */
interface Reductions {
  readonly before: readonly ProductDiscount[];
  readonly after: readonly ProductDiscount[];
}

const BATCH = 200;

async function changedPrices(
  work: Work,
  stored: StoredProduct,
  { before, after }: Reductions,
): Promise<ProductPriceDiscountsSetUpdatedPrice[]> {
  const product = await pricedProduct(work, stored);
  const { masterVariant, variants } = stored.masterData.current;
  return [masterVariant, ...variants].flatMap((variant) =>
    (variant.prices ?? []).flatMap((price) => {
      const [old, now] = [before, after].map((all) => withProductDiscount(price, { product, variant }, all).discounted);
      if (isDeepStrictEqual(old, now)) return [];
      const { id: variantId, key: variantKey, sku } = variant;
      return [{ variantId, variantKey, sku, priceId: price.id, discounted: now, staged: false }];
    }),
  );
}

async function messagesOfProduct(
  work: Work,
  product: StoredProduct,
  reductions: Reductions,
): Promise<ResourceMessages> {
  const updatedPrices = await changedPrices(work, product, reductions);
  return {
    resource: { typeId: 'product', id: product.id },
    version: product.version,
    identifiers: productMessages.identifiers?.(product),
    payloads: updatedPrices.length === 0 ? [] : [{ type: 'ProductPriceDiscountsSet', updatedPrices }],
  };
}

/** Returns the next products in the order of their ids. Reads outlines: they have all prices, in a fifth of the bytes. */
async function nextProducts(work: Work, afterId: string): Promise<StoredProduct[]> {
  const { rows } = await work.db.query<{ body: StoredProduct }>(
    'SELECT outline AS body FROM products WHERE id > $1 ORDER BY id LIMIT $2',
    [afterId, BATCH],
  );
  return rows.map(({ body }) => body);
}

/** Writes a message for every product whose prices change with a discount. */
export async function recordDiscountedPrices(
  work: Work,
  after: ProductDiscount | undefined,
  before: ProductDiscount | undefined,
): Promise<void> {
  if (after === before || !(await work.keepsMessages())) return;
  const id = (after ?? before)?.id;
  // The cache learns of this change after the commit.
  const old = await work.backend.cache.all(productDiscounts);
  const others = old.filter((discount) => discount.id !== id);
  const reductions = {
    before: currentProductDiscounts(old, work.now),
    after: currentProductDiscounts(after === undefined ? others : [...others, after], work.now),
  };
  let products = await nextProducts(work, '');
  while (products.length > 0) {
    const batch: ResourceMessages[] = [];
    for (const product of products) batch.push(await messagesOfProduct(work, product, reductions));
    await writeMessages(work.db, batch);
    products = await nextProducts(work, products.at(-1)?.id ?? '');
  }
}
