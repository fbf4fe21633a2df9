import type { DemoProduct } from '../catalogue/product.js';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import { productChanges } from './drafts/product-changes.js';
import { inventoryDraft, productDraft } from './drafts/product.js';
import { linkAccessories } from './link-accessories.js';
import { saveByKey } from './save-by-key.js';

const PARALLEL = 8;

/** Logs progress, one short line at a time. */
export type Progress = (line: string) => void;

/** The order of creation, so that referenced products exist: accessories, machines, then returned machines and sets. */
function inOrder(products: readonly DemoProduct[]): readonly (readonly DemoProduct[])[] {
  const isAccessory = ({ productType }: DemoProduct): boolean => productType === 'accessory';
  const machines = products.filter((product) => !isAccessory(product));
  return [
    products.filter(isAccessory),
    machines.filter(({ condition }) => condition === 'a-ware'),
    machines.filter(({ condition }) => condition !== 'a-ware'),
  ];
}

/** Creates or updates the products, creates stock for new ones, and links accessories. */
export async function loadProducts(
  project: CommerceProject,
  products: readonly DemoProduct[],
  progress: Progress,
): Promise<void> {
  const ids = new Map<string, string>();
  const idOf = (sku: string): string | undefined => ids.get(sku);
  const step = Math.max(500, Math.ceil(products.length / 10));
  const waves = inOrder(products);
  for (const wave of waves)
    await atMost(PARALLEL, wave, async (product) => {
      const draft = productDraft(product, idOf);
      const { id } = await saveByKey(project.products(), draft, productChanges(draft));
      await saveByKey(project.inventory(), inventoryDraft(product), () => []);
      ids.set(product.sku, id);
      if (ids.size % step === 0 && ids.size < products.length) progress(`${ids.size} of ${products.length} products`);
    });
  await linkAccessories(project, waves[0] ?? [], idOf);
}
