import type * as z from 'zod';
import { apiClientDraft } from '../../api-clients/api-client-routes.js';
import { associateRolesKind } from '../../business-units/associate-roles.kind.js';
import { businessUnitActions, myBusinessUnitActions } from '../../business-units/business-unit-actions.js';
import { businessUnitDrafts } from '../../business-units/business-unit-draft.js';
import { cartActions, myCartActions } from '../../carts/cart-actions.js';
import { cartDrafts } from '../../carts/cart-draft.js';
import { replicaDraft } from '../../carts/replicate-cart.js';
import { categoriesKind } from '../../catalogue/categories.kind.js';
import { inventoryKind } from '../../catalogue/inventory.kind.js';
import { productsKind } from '../../catalogue/products.kind.js';
import { standalonePricesKind } from '../../catalogue/standalone-prices.kind.js';
import { customerActions, myCustomerActions } from '../../customers/customer-actions.js';
import { customerDrafts } from '../../customers/customer-draft.js';
import { customerGroupsKind } from '../../customers/customer-groups.kind.js';
import { passwordBodies } from '../../customers/password-operations.js';
import { signInBodies } from '../../customers/sign-in.js';
import { subscriptionsKind } from '../../messages/subscriptions.kind.js';
import { extensionsKind } from '../../extensions/extensions.kind.js';
import { orderEditActions, orderEditApply, orderEditDraft } from '../../order-edits/order-edit-operations.js';
import { stagedCartActions, stagedOrderActions } from '../../order-edits/staged-actions.js';
import { myOrderDraft, orderDraft } from '../../orders/order-draft.js';
import { orderImportDraft } from '../../orders/order-import-draft.js';
import { orderActions } from '../../orders/order-operations.js';
import { myPaymentActions, paymentActions } from '../../payments/payment-actions.js';
import { paymentDrafts } from '../../payments/payment-operations.js';
import { cartDiscountsKind } from '../../resources/cart-discounts.kind.js';
import { channelsKind } from '../../resources/channels.kind.js';
import { customObjectDraft } from '../../resources/custom-object-routes.js';
import { discountCodesKind } from '../../resources/discount-codes.kind.js';
import { matchQuery } from '../../resources/matching-product-discount.js';
import { productDiscountsKind } from '../../resources/product-discounts.kind.js';
import { productTypesKind } from '../../resources/product-types.kind.js';
import { projectActions } from '../../resources/project-routes.js';
import { shippingMethodsKind } from '../../resources/shipping-methods.kind.js';
import { statesKind } from '../../resources/states.kind.js';
import { storesKind } from '../../resources/stores.kind.js';
import { taxCategoriesKind } from '../../resources/tax-categories.kind.js';
import { typesKind } from '../../resources/types.kind.js';
import { zonesKind } from '../../resources/zones.kind.js';
import { quoteOrderDrafts } from '../../quotes/order-from-quote.js';
import { quoteDraft, quoteSides } from '../../quotes/quote-operations.js';
import { quoteRequestDrafts, quoteRequestSides } from '../../quotes/quote-request-operations.js';
import { stagedQuoteActions, stagedQuoteDraft } from '../../quotes/staged-quote-operations.js';
import { productSelectionsKind } from '../../selections/product-selections.kind.js';
import { reviewsKind } from '../../reviews/reviews.kind.js';
import {
  myShoppingListActions,
  shoppingListActions,
  shoppingListDrafts,
} from '../../shopping-lists/shopping-list-operations.js';

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

interface Read {
  readonly schema: z.ZodType;
}

/** Every body that this server takes, by its published name, with the schema that reads it. */
export const BODIES: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, { create }]) => [`${name}Draft`, create.schema])),
  ApiClientDraft: apiClientDraft,
  CartDraft: cartDrafts.service,
  MyCartDraft: cartDrafts.mine,
  CustomObjectDraft: customObjectDraft,
  CustomerDraft: customerDrafts.service,
  MyCustomerDraft: customerDrafts.mine,
  CustomerSignin: signInBodies.serviceSignIn,
  MyCustomerSignin: signInBodies.mySignIn,
  CustomerChangePassword: passwordBodies.change,
  CustomerResetPassword: passwordBodies.reset,
  CustomerEmailVerify: passwordBodies.confirmation,
  CustomerCreatePasswordResetToken: passwordBodies.passwordTokenDraft,
  CustomerCreateEmailToken: passwordBodies.emailTokenDraft,
  OrderFromCartDraft: orderDraft,
  MyOrderFromCartDraft: myOrderDraft,
  OrderImportDraft: orderImportDraft,
  OrderEditDraft: orderEditDraft,
  OrderEditApply: orderEditApply,
  MyCustomerChangePassword: passwordBodies.change,
  MyCustomerResetPassword: passwordBodies.reset,
  MyCustomerEmailVerify: passwordBodies.confirmation,
  ReplicaCartDraft: replicaDraft,
  ReplicaMyCartDraft: replicaDraft,
  ProductDiscountMatchQuery: matchQuery,
  ShoppingListDraft: shoppingListDrafts.service,
  MyShoppingListDraft: shoppingListDrafts.mine,
  PaymentDraft: paymentDrafts.service,
  MyPaymentDraft: paymentDrafts.mine,
  QuoteRequestDraft: quoteRequestDrafts.service,
  MyQuoteRequestDraft: quoteRequestDrafts.mine,
  StagedQuoteDraft: stagedQuoteDraft,
  QuoteDraft: quoteDraft,
  OrderFromQuoteDraft: quoteOrderDrafts.service,
  MyOrderFromQuoteDraft: quoteOrderDrafts.mine,
  BusinessUnitDraft: businessUnitDrafts.service,
  MyBusinessUnitDraft: businessUnitDrafts.mine,
};

/** Every list of update actions, by its published name. */
export const ACTIONS: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([name, { actions }]) => [`${name}UpdateAction`, actions])),
  CartUpdateAction: cartActions,
  MyCartUpdateAction: myCartActions,
  CustomerUpdateAction: customerActions,
  MyCustomerUpdateAction: myCustomerActions,
  OrderUpdateAction: orderActions,
  OrderEditUpdateAction: orderEditActions,
  StagedOrderUpdateAction: { ...stagedOrderActions, ...stagedCartActions },
  PaymentUpdateAction: paymentActions,
  MyPaymentUpdateAction: myPaymentActions,
  ShoppingListUpdateAction: shoppingListActions,
  MyShoppingListUpdateAction: myShoppingListActions,
  ProjectUpdateAction: projectActions,
  QuoteRequestUpdateAction: quoteRequestSides.seller,
  MyQuoteRequestUpdateAction: quoteRequestSides.shopper,
  StagedQuoteUpdateAction: stagedQuoteActions,
  QuoteUpdateAction: quoteSides.seller,
  MyQuoteUpdateAction: quoteSides.shopper,
  BusinessUnitUpdateAction: businessUnitActions,
  MyBusinessUnitUpdateAction: myBusinessUnitActions,
};
