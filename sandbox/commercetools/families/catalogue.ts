import type { Category, InventoryEntry, ProductType, Review, StandalonePrice } from '@commercetools/platform-sdk';
import {
  boolean,
  customFields,
  list,
  localized,
  money,
  number,
  object,
  reference,
  resource,
  text,
} from '../predicates/shape.js';
import { OWN_COLUMNS, type Family } from '../storage/family.js';
import { cached, stored } from '../storage/family-of.js';
import { productFields, reviewFields } from './field-shapes.js';
import { productShortcut } from './product-shortcut.js';
import { inventoryTelling } from '../messages/inventory-telling.js';
import { productTelling } from '../messages/product-telling.js';
import { reviewTelling } from '../messages/review-telling.js';
import { categoryTelling } from '../messages/set-up-tellings.js';
import { ratingStatistics } from './rating-statistics.js';
import { shownSelection, type AssignmentRow, type StoredSelection } from './stored-selection.js';
import { asProduct, type StoredProduct } from '../storage/stored-product.js';

export const productTypes = cached<ProductType>()('product-type', 'product_types', { name: text, description: text });
export const categories = cached<Category>(categoryTelling)('category', 'categories', {
  name: localized,
  slug: localized,
  description: localized,
  ancestors: list(reference),
  parent: reference,
  orderHint: text,
  externalId: text,
  custom: customFields,
});

export const products: Family<StoredProduct, 'product'> = {
  typeId: 'product',
  table: 'products',
  shape: resource(productFields),
  shortcut: productShortcut(['masterData', 'current']),
  columns: OWN_COLUMNS,
  cached: false,
  tells: productTelling,
  present: async (bodies, db) => {
    const ratings = await ratingStatistics(
      db,
      bodies.map(({ id }) => id),
    );
    return bodies.map((body) => ({ ...asProduct(body), reviewRatingStatistics: ratings.get(body.id) }));
  },
};
export const inventoryEntries = stored<InventoryEntry>(
  { sku: 'sku', 'supplyChannel.id': 'channel_id' },
  inventoryTelling,
)('inventory-entry', 'inventory_entries', {
  sku: text,
  quantityOnStock: number,
  availableQuantity: number,
  supplyChannel: reference,
  custom: customFields,
});
export const standalonePrices = stored<StandalonePrice>({ sku: 'sku' })('standalone-price', 'standalone_prices', {
  sku: text,
  value: money,
  country: text,
  channel: reference,
  customerGroup: reference,
  active: boolean,
  validFrom: text,
  validUntil: text,
  custom: customFields,
});

export const productSelections: Family<StoredSelection, 'product-selection'> = {
  ...stored<StoredSelection>()('product-selection', 'product_selections', {
    name: localized,
    mode: text,
    productCount: number,
    custom: customFields,
  }),
  present: (bodies) => Promise.resolve(bodies.map(shownSelection)),
};
export const selectionAssignments: Family<AssignmentRow> = {
  ...stored<AssignmentRow>()('product-selection-assignment', 'product_selection_assignments', {
    product: reference,
    productSelection: reference,
    variantSelection: object({ type: text, skus: list(text) }),
    variantExclusion: object({ skus: list(text) }),
  }),
  columns: { id: 'id', createdAt: 'created_at', 'product.id': 'product_id', 'productSelection.id': 'selection_id' },
};
export const reviews = stored<Review>({ 'target.id': 'target_id', uniquenessValue: 'uniqueness_value' }, reviewTelling)(
  'review',
  'reviews',
  reviewFields,
);
