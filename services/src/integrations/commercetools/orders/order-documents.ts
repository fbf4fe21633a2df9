import { cartFieldsText, orderSelection } from '../carts/cart-fields.js';
import type { GraphqlDocument } from '../connection/commercetools.client.js';
import { ownedOrders } from '../connection/owned-orders.js';
import type { ShopperDocument } from '../connection/shopper-document.js';

export const getOrderByNumber: GraphqlDocument = {
  name: 'getOrderByNumber',
  text: `query getOrderByNumber($orderNumber: String!, $languages: [Locale!]) {
    order(orderNumber: $orderNumber) { ${orderSelection} }
  } ${cartFieldsText}`,
};

export const findOrder: GraphqlDocument = {
  name: 'findOrder',
  text: `query findOrder($where: String!, $languages: [Locale!]) {
    orders(where: $where, limit: 1) { results { ${orderSelection} } }
  } ${cartFieldsText}`,
};

export const listOrdersOfCustomer: GraphqlDocument = {
  name: 'listOrdersOfCustomer',
  text: `query listOrdersOfCustomer($storeKey: KeyReferenceInput!, $where: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { orders(where: $where, limit: 20, sort: ["createdAt desc"]) { results { ${orderSelection} } } }
  } ${cartFieldsText}`,
};

export const listMyOrders: ShopperDocument = {
  name: 'listMyOrders',
  text: `query listMyOrders($storeKey: KeyReferenceInput!, $where: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me { orders(where: $where, limit: 20, sort: ["createdAt desc"]) { results { ${orderSelection} } } } }
  } ${cartFieldsText}`,
  owned: ownedOrders(`query listMyOrders($storeKey: KeyReferenceInput!, $where: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { orders(where: $where, limit: 20, sort: ["createdAt desc"]) { results { ${orderSelection} } } }
  } ${cartFieldsText}`),
};

export const listOrderHistory: ShopperDocument = {
  name: 'listOrderHistory',
  text: `query listOrderHistory($storeKey: KeyReferenceInput!, $limit: Int!, $offset: Int!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me {
      orders(limit: $limit, offset: $offset, sort: ["createdAt desc"]) { total results { ${orderSelection} } }
    } }
  } ${cartFieldsText}`,
  owned:
    ownedOrders(`query listOrderHistory($storeKey: KeyReferenceInput!, $where: String!, $limit: Int!, $offset: Int!, $languages: [Locale!]) {
    inStore(key: $storeKey) {
      orders(where: $where, limit: $limit, offset: $offset, sort: ["createdAt desc"]) { total results { ${orderSelection} } }
    }
  } ${cartFieldsText}`),
};

export const createOrderFromCart: GraphqlDocument = {
  name: 'createOrderFromCart',
  text: `mutation createOrderFromCart($storeKey: KeyReferenceInput!, $draft: OrderCartCommand!, $languages: [Locale!]) {
    order: createOrderFromCart(draft: $draft, storeKey: $storeKey) { ${orderSelection} }
  } ${cartFieldsText}`,
};

export const createPayment: GraphqlDocument = {
  name: 'createPayment',
  text: `mutation createPayment($draft: PaymentDraft!) { payment: createPayment(draft: $draft) { id } }`,
};

export const getPaymentByKey: GraphqlDocument = {
  name: 'getPaymentByKey',
  text: `query getPaymentByKey($key: String!) { payment(key: $key) { id } }`,
};
