import type { MessagePayload, ProductData, ProductProjection } from '@commercetools/platform-sdk';
import { stagedData, type StoredProduct } from '../storage/stored-product.js';
import type { MessageFactory } from '../storage/message-factory.js';

const projectionOf = (
  { masterData, createdBy: _by, lastModifiedBy: _lastBy, ...own }: StoredProduct,
  data: ProductData,
): ProductProjection => ({
  ...own,
  ...data,
  published: masterData.published,
  hasStagedChanges: masterData.hasStagedChanges,
});

const imageUrls = ({ masterVariant, variants }: ProductData): string[] =>
  [masterVariant, ...variants].flatMap(({ images = [] }) => images.map(({ url }) => url));

/** Returns the image URLs of `before` that `after` lacks. */
export function removedImageUrls(before: ProductData, after: ProductData | undefined): string[] {
  const left = new Set(after === undefined ? [] : imageUrls(after));
  return [...new Set(imageUrls(before))].filter((url) => !left.has(url));
}

/** Returns the message that a product was published; `before` is the data that was published until now. */
export const published = (product: StoredProduct, before?: ProductData): MessagePayload => ({
  type: 'ProductPublished',
  removedImageUrls: before === undefined ? [] : removedImageUrls(before, product.masterData.current),
  productProjection: projectionOf(product, product.masterData.current),
  scope: 'All',
});

/** Messages when a product is created or deleted; those of its update actions are in `product-edit-messages.ts`. */
export const productMessages: MessageFactory<StoredProduct> = {
  created: (product) => [
    { type: 'ProductCreated', productProjection: projectionOf(product, stagedData(product)) },
    ...(product.masterData.published ? [published(product)] : []),
  ],
  deleted: (product) => [
    {
      type: 'ProductDeleted',
      removedImageUrls: removedImageUrls(product.masterData.current, undefined),
      currentProjection: projectionOf(product, product.masterData.current),
    },
  ],
  identifiers: ({ key, masterData }) => ({ key, slug: masterData.current.slug }),
};
