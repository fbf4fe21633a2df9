import type * as z from 'zod';
import { apiClientDraft } from '../../api-clients/api-client-routes.js';
import { cartActions, myCartActions } from '../../carts/cart-actions.js';
import { cartDrafts } from '../../carts/cart-draft.js';
import { replicaDraft } from '../../checkout/replicate-cart.js';
import { customerActions, myCustomerActions } from '../../customers/customer-actions.js';
import { customerDrafts } from '../../customers/customer-draft.js';
import { passwordBodies } from '../../customers/password-operations.js';
import { signInBodies } from '../../customers/sign-in.js';
import { orderEditActions, orderEditApply, orderEditDraft } from '../../order-edits/order-edit-operations.js';
import { stagedCartActions, stagedOrderActions } from '../../order-edits/staged-actions.js';
import { myOrderDraft, orderDraft } from '../../orders/order-draft.js';
import { orderImportDraft } from '../../orders/order-import-draft.js';
import { orderActions } from '../../orders/order-operations.js';
import { myPaymentActions, paymentActions } from '../../payments/payment-actions.js';
import { paymentDrafts } from '../../payments/payment-operations.js';
import { customObjectDraft } from '../../settings/custom-object-routes.js';
import { matchQuery } from '../../discounts/matching-product-discount.js';
import { projectActions } from '../../settings/project-routes.js';
import {
  myShoppingListActions,
  shoppingListActions,
  shoppingListDrafts,
} from '../../shopping-lists/shopping-list-operations.js';
import { COMPANY_ACTIONS, COMPANY_BODIES, type Read } from './company-bodies.js';
import { KINDS } from './published-kinds.js';

/** The schemas of all bodies that this server accepts, by their published names. */
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
  ...COMPANY_BODIES,
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
  ...COMPANY_ACTIONS,
};
