import type { Image, ProductVariant } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField } from '../errors/platform-error.js';
import type { Actions } from '../resources/kind.js';
import { imageDraft } from './product-draft.js';
import { edits, variantSelector, withVariant } from './product-edit.js';
import type { StoredProduct } from '../storage/stored-product.js';

const named = variantSelector.extend({ imageUrl: z.string() });

function requireImage({ images = [] }: ProductVariant, imageUrl: string): Image {
  const found = images.find(({ url }) => url === imageUrl);
  if (found === undefined) throw invalidField('imageUrl', imageUrl, 'There is no such image.');
  return found;
}

/** The update actions of the images of a variant. */
export const productImageActions: Actions<StoredProduct> = {
  addExternalImage: edits(variantSelector.extend({ image: imageDraft }), (data, input) =>
    withVariant(data, input, (variant) => ({ ...variant, images: [...(variant.images ?? []), input.image] })),
  ),
  removeImage: edits(named, (data, input) =>
    withVariant(data, input, (variant) => ({
      ...variant,
      images: (variant.images ?? []).filter(({ url }) => url !== input.imageUrl),
    })),
  ),
  setImageLabel: edits(named.extend({ label: z.string().optional() }), (data, input) =>
    withVariant(data, input, (variant) => {
      const image = requireImage(variant, input.imageUrl);
      const labelled = { ...image, label: input.label };
      return { ...variant, images: variant.images?.map((one) => (one === image ? labelled : one)) };
    }),
  ),
  moveImageToPosition: edits(named.extend({ position: z.int().min(0) }), (data, input) =>
    withVariant(data, input, (variant) => {
      const image = requireImage(variant, input.imageUrl);
      const others = (variant.images ?? []).filter((one) => one !== image);
      return { ...variant, images: others.toSpliced(input.position, 0, image) };
    }),
  ),
};
