import type { Product, ProductData } from '@commercetools/platform-sdk';

/**
 * A product as it lies in the database. Staged data is kept only while it differs from the current data: nearly every
 * product is published as it is, and its 21 languages and 25 prices need not be stored twice.
 */
export type StoredProduct = Omit<Product, 'masterData'> & {
  readonly masterData: {
    readonly published: boolean;
    readonly hasStagedChanges: boolean;
    readonly current: ProductData;
    readonly staged?: ProductData;
  };
};

export const stagedData = (product: StoredProduct): ProductData =>
  product.masterData.staged ?? product.masterData.current;

/** The product as the API shows it, with both its current and its staged data. */
export const asProduct = (product: StoredProduct): Product => ({
  ...product,
  masterData: { ...product.masterData, staged: stagedData(product) },
});
