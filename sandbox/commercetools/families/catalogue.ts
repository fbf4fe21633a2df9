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
import { productFields } from './field-shapes.js';
import { productShortcut } from './product-shortcut.js';
import { inventoryMessages } from '../messages/inventory-messages.js';
import { productMessages } from '../messages/product-messages.js';
import { reviewMessages } from '../messages/review-messages.js';
import { categoryMessages } from '../messages/settings-messages.js';
import { ratingStatistics } from './rating-statistics.js';
import { shownSelection, type AssignmentRow, type StoredSelection } from './stored-selection.js';
import { asProduct, type StoredProduct } from '../storage/stored-product.js';

const reviewFields = {
  uniquenessValue: text,
  locale: text,
  authorName: text,
  title: text,
  text,
  rating: number,
  target: reference,
  customer: reference,
  state: reference,
  includedInStatistics: boolean,
  custom: customFields,
};

export const productTypes = cached<ProductType>()('product-type', 'product_types', { name: text, description: text });
export const categories = cached<Category>(categoryMessages)('category', 'categories', {
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
  messageFactory: productMessages,
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
  inventoryMessages,
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
export const reviews = stored<Review>(
  { 'target.id': 'target_id', uniquenessValue: 'uniqueness_value' },
  reviewMessages,
)('review', 'reviews', reviewFields);
