import { createHash } from 'node:crypto';
import { cartReductions } from '../catalogue/cart-reductions.js';
import { catalogueCategories } from '../catalogue/categories.js';
import { catalogueDiscounts } from '../catalogue/discounts.js';
import { extraGuarantees } from '../catalogue/extra-guarantees.js';
import { catalogueProducts, type CatalogueParams } from '../catalogue/products.js';
import type { CommerceProject } from './connection.js';
import { cartDiscountDraft, discountCodeDrafts } from './drafts/cart-reduction.js';
import { customTypeDrafts } from './drafts/custom-types.js';
import { extraGuaranteeDraft } from './drafts/extra-guarantee.js';
import { energyLabelType, nestedTypes, productTypeDrafts } from './drafts/product-types.js';
import { inventoryDraft, productDraft } from './drafts/product.js';
import { reviewStateDrafts } from './drafts/review.js';
import { shippingMethodDrafts, taxCategoryDraft, zoneDrafts } from './drafts/shipping.js';
import { channelDrafts, storeDrafts } from './drafts/stores.js';
import { isMissing } from './refusals.js';

const container = 'manifold-demo';

/** The separately versioned parts of the demo data. */
type Part = 'catalogue' | 'reviews' | 'past-orders';

/**
 * Returns a hash of everything that the loader would write. Generated products depend on the listed ones, seed and count, so
 * they are not generated for the hash.
 */
export function catalogueVersion(params: CatalogueParams): string {
  const listed = catalogueProducts({ ...params, count: 0 });
  const setUp = [
    customTypeDrafts,
    nestedTypes,
    energyLabelType(''),
    productTypeDrafts({ techDetail: '', faqEntry: '', energyClass: '', energyLabel: '' }),
    channelDrafts,
    storeDrafts,
    taxCategoryDraft,
    zoneDrafts,
    shippingMethodDrafts,
    reviewStateDrafts,
  ];
  const reductions = [cartReductions.map(cartDiscountDraft), discountCodeDrafts(cartReductions)];
  const guarantees = extraGuarantees().map(extraGuaranteeDraft);
  const links = listed.map(({ parentProducts }) => parentProducts);
  const goods = [
    catalogueCategories(),
    catalogueDiscounts(),
    listed.map((product) => productDraft(product, (sku) => sku)),
    listed.map(inventoryDraft),
    links,
    guarantees,
    reductions,
  ];
  return createHash('sha256')
    .update(JSON.stringify([params, setUp, goods]))
    .digest('hex');
}

/** Returns the loaded version of a part; undefined if it was never loaded completely. */
export async function loadedVersion(project: CommerceProject, key: Part): Promise<string | undefined> {
  try {
    const { body } = await project.customObjects().withContainerAndKey({ container, key }).get().execute();
    return typeof body.value === 'string' ? body.value : undefined;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Stores the loaded version of a part in the project. */
export async function noteLoadedVersion(project: CommerceProject, key: Part, version: string): Promise<void> {
  await project
    .customObjects()
    .post({ body: { container, key, value: version } })
    .execute();
}
