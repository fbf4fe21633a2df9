import { associateRolesKind } from '../../business-units/associate-roles.kind.js';
import { categoriesKind } from '../../catalogue/categories.kind.js';
import { inventoryKind } from '../../catalogue/inventory.kind.js';
import { productsKind } from '../../catalogue/products.kind.js';
import { standalonePricesKind } from '../../catalogue/standalone-prices.kind.js';
import { customerGroupsKind } from '../../customers/customer-groups.kind.js';
import { subscriptionsKind } from '../../change-feed/subscriptions.kind.js';
import { extensionsKind } from '../../extensions/extensions.kind.js';
import { cartDiscountsKind } from '../../discounts/cart-discounts.kind.js';
import { channelsKind } from '../../settings/channels.kind.js';
import { discountCodesKind } from '../../discounts/discount-codes.kind.js';
import { productDiscountsKind } from '../../discounts/product-discounts.kind.js';
import { productTypesKind } from '../../settings/product-types.kind.js';
import { shippingMethodsKind } from '../../settings/shipping-methods.kind.js';
import { statesKind } from '../../settings/states.kind.js';
import { storesKind } from '../../settings/stores.kind.js';
import { taxCategoriesKind } from '../../settings/tax-categories.kind.js';
import { typesKind } from '../../settings/types.kind.js';
import { zonesKind } from '../../settings/zones.kind.js';
import { productSelectionsKind } from '../../selections/product-selections.kind.js';
import { reviewsKind } from '../../reviews/reviews.kind.js';

/** The published name of every kind that is administered at one address. */
export const KINDS = {
  AssociateRole: associateRolesKind,
  CartDiscount: cartDiscountsKind,
  Category: categoriesKind,
  Channel: channelsKind,
  CustomerGroup: customerGroupsKind,
  DiscountCode: discountCodesKind,
  Extension: extensionsKind,
  InventoryEntry: inventoryKind,
  Product: productsKind,
  ProductDiscount: productDiscountsKind,
  ProductSelection: productSelectionsKind,
  ProductType: productTypesKind,
  Review: reviewsKind,
  ShippingMethod: shippingMethodsKind,
  StandalonePrice: standalonePricesKind,
  State: statesKind,
  Store: storesKind,
  Subscription: subscriptionsKind,
  TaxCategory: taxCategoriesKind,
  Type: typesKind,
  Zone: zonesKind,
};
