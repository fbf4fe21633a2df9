import { cartReductions } from '../catalogue/cart-reductions.js';
import { catalogueCategories, type DemoCategory } from '../catalogue/categories.js';
import { catalogueDiscounts } from '../catalogue/discounts.js';
import { extraGuarantees } from '../catalogue/extra-guarantees.js';
import { catalogueProducts, type CatalogueParams } from '../catalogue/products.js';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import {
  cartDiscountChanges,
  cartDiscountDraft,
  discountCodeChanges,
  discountCodeDrafts,
} from './drafts/cart-reduction.js';
import { categoryChanges, categoryDraft } from './drafts/category.js';
import { discountChanges, discountDraft } from './drafts/discount.js';
import { extraGuaranteeDraft } from './drafts/extra-guarantee.js';
import { productChanges } from './drafts/product-changes.js';
import { keepMessages, setUp } from './set-up.js';
import { loadProducts, type Progress } from './load-products.js';
import { catalogueVersion, loadedVersion, noteLoadedVersion } from './loaded-version.js';
import { saveByKey } from './save-by-key.js';

const PARALLEL = 8;

/** Loads categories level by level, because parents must exist before their children. */
async function loadCategories(project: CommerceProject): Promise<number> {
  const categories = catalogueCategories();
  const levelOf = ({ parentKey }: DemoCategory): number => {
    const parent = categories.find(({ key }) => key === parentKey);
    return parent === undefined ? 0 : 1 + levelOf(parent);
  };
  for (const level of [0, 1, 2]) {
    const drafts = categories.filter((category) => levelOf(category) === level).map(categoryDraft);
    await atMost(PARALLEL, drafts, (draft) => saveByKey(project.categories(), draft, () => categoryChanges(draft)));
  }
  return categories.length;
}

/** Loads product discounts, cart discounts, and discount codes, which refer to cart discounts. */
async function loadDiscounts(project: CommerceProject): Promise<void> {
  await atMost(PARALLEL, catalogueDiscounts().map(discountDraft), (draft) =>
    saveByKey(project.productDiscounts(), draft, () => discountChanges(draft)),
  );
  await atMost(PARALLEL, cartReductions.map(cartDiscountDraft), (draft) =>
    saveByKey(project.cartDiscounts(), draft, () => cartDiscountChanges(draft)),
  );
  await atMost(PARALLEL, discountCodeDrafts(cartReductions), (draft) =>
    saveByKey(project.discountCodes(), draft, () => discountCodeChanges(draft)),
  );
}

/** Loads the catalogue into the project unless it is there already. Returns whether anything was written. */
export async function loadCatalogue(
  project: CommerceProject,
  params: CatalogueParams,
  progress: Progress,
): Promise<boolean> {
  const version = catalogueVersion(params);
  const isThere = (await loadedVersion(project, 'catalogue')) === version;
  if (!isThere) await fill(project, params, progress);
  // Enabled last, because loading 20,000 products would create as many messages without a reader.
  await keepMessages(project);
  if (!isThere) await noteLoadedVersion(project, 'catalogue', version);
  return !isThere;
}

async function fill(project: CommerceProject, params: CatalogueParams, progress: Progress): Promise<void> {
  await setUp(project);
  progress('project, stores, taxes and shipping set up');
  progress(`${await loadCategories(project)} categories`);
  await loadDiscounts(project);
  const products = catalogueProducts(params);
  await loadProducts(project, products, progress);
  await atMost(PARALLEL, extraGuarantees().map(extraGuaranteeDraft), (draft) =>
    saveByKey(project.products(), draft, productChanges(draft)),
  );
  progress(`${products.length} products with prices and stock`);
}
