import { isDeepStrictEqual } from 'node:util';
import type { DemoProduct } from '../catalogue/product.js';
import { atMost } from './at-most.js';
import type { CommerceProject } from './connection.js';
import { PARENT_PRODUCTS, productReferences, type IdOf } from './drafts/product.js';

const PARALLEL = 8;

/**
 * Sets the machines of every accessory. Machines refer to their accessories when they are created, so the references back
 * are set afterwards.
 */
export async function linkAccessories(
  project: CommerceProject,
  accessories: readonly DemoProduct[],
  idOf: IdOf,
): Promise<void> {
  await atMost(PARALLEL, accessories, async ({ sku, parentProducts }) => {
    const value = productReferences(parentProducts, idOf);
    const place = project.products().withKey({ key: sku });
    const { body } = await place.get().execute();
    const { attributes = [] } = body.masterData.staged.masterVariant;
    if (isDeepStrictEqual(attributes.find(({ name }) => name === PARENT_PRODUCTS)?.value, value)) return;
    const actions = [
      { action: 'setAttribute' as const, variantId: 1, name: PARENT_PRODUCTS, value },
      { action: 'publish' as const },
    ];
    await place.post({ body: { version: body.version, actions } }).execute();
  });
}
