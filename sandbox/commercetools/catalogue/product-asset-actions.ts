import { ASSET_EDITS } from '../resources/assets.js';
import type { Actions } from '../resources/kind.js';
import { edits, variantSelector, withVariant } from './product-edit.js';
import type { StoredProduct } from '../storage/stored-product.js';

/** The update actions of the assets of a variant. */
export const productAssetActions: Actions<StoredProduct> = Object.fromEntries(
  Object.entries(ASSET_EDITS).map(([name, { shape, edit }]) => [
    name,
    edits(variantSelector.extend(shape), (data, input, { work }) =>
      withVariant(data, input, async (variant) => ({
        ...variant,
        assets: await edit(variant.assets ?? [], input, work),
      })),
    ),
  ]),
);
