import { catalogueCategories, type DemoCategory } from '../catalogue/categories.js';
import { catalogueDiscounts } from '../catalogue/discounts.js';
import type { DemoProduct } from '../catalogue/product.js';
import { catalogueProducts, type CatalogueWish } from '../catalogue/products.js';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import { categoryChanges, categoryDraft } from './drafts/category.js';
import { discountChanges, discountDraft } from './drafts/discount.js';
import { productChanges } from './drafts/product-changes.js';
import { inventoryDraft, productDraft } from './drafts/product.js';
import { linkAccessories } from './link-accessories.js';
import { catalogueVersion, loadedVersion, noteLoadedVersion } from './loaded-version.js';
import { productIds, type IdOf } from './product-ids.js';
import { saveByKey } from './save-by-key.js';
import { setUp } from './set-up.js';

const PARALLEL = 8;

/** Told what was done, one short line at a time. */
export type Progress = (line: string) => void;

/** Parents are there before their children: one level after the other. */
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

async function loadProduct(project: CommerceProject, product: DemoProduct, idOf: IdOf): Promise<void> {
  const draft = productDraft(product, idOf);
  await saveByKey(project.products(), draft, productChanges(draft));
  await saveByKey(project.inventory(), inventoryDraft(product), () => []);
}

/** Accessories first: machines name them. */
async function loadProducts(
  project: CommerceProject,
  products: readonly DemoProduct[],
  progress: Progress,
): Promise<void> {
  const accessories = products.filter(({ productType }) => productType === 'accessory');
  await atMost(PARALLEL, accessories, (product) => loadProduct(project, product, () => undefined));
  const idOf = await productIds(
    project,
    accessories.map(({ sku }) => sku),
  );
  let done = accessories.length;
  const step = Math.max(500, Math.ceil(products.length / 10));
  const others = products.filter(({ productType }) => productType !== 'accessory');
  await atMost(PARALLEL, others, async (product) => {
    await loadProduct(project, product, idOf);
    done += 1;
    if (done % step === 0 && done < products.length) progress(`${done} of ${products.length} products`);
  });
  await linkAccessories(project, accessories);
}

/** Fills the project with the catalogue that is wished for, or sees that it is there. Says whether anything was written. */
export async function loadCatalogue(
  project: CommerceProject,
  wish: CatalogueWish,
  progress: Progress,
): Promise<boolean> {
  const version = catalogueVersion(wish);
  if ((await loadedVersion(project, 'catalogue')) === version) return false;
  await setUp(project);
  progress('project, stores, taxes and shipping set up');
  progress(`${await loadCategories(project)} categories`);
  await atMost(PARALLEL, catalogueDiscounts().map(discountDraft), (draft) =>
    saveByKey(project.productDiscounts(), draft, () => discountChanges(draft)),
  );
  const products = catalogueProducts(wish);
  await loadProducts(project, products, progress);
  progress(`${products.length} products with prices and stock`);
  await noteLoadedVersion(project, 'catalogue', version);
  return true;
}
