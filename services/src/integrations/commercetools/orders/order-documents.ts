import { cartFieldsText, cartSelection, orderSelection } from '../carts/cart-fields.js';
import type { GraphqlDocument } from '../connection/commercetools.client.js';

export const getCart: GraphqlDocument = {
  name: 'getCart',
  text: `query getCart($storeKey: KeyReferenceInput!, $id: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { cart(id: $id) { ${cartSelection} } }
  } ${cartFieldsText}`,
};

export const getOrderByNumber: GraphqlDocument = {
  name: 'getOrderByNumber',
  text: `query getOrderByNumber($orderNumber: String!, $languages: [Locale!]) {
    order(orderNumber: $orderNumber) { ${orderSelection} }
  } ${cartFieldsText}`,
};

export const listOrdersOfCustomer: GraphqlDocument = {
  name: 'listOrdersOfCustomer',
  text: `query listOrdersOfCustomer($storeKey: KeyReferenceInput!, $where: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { orders(where: $where, limit: 20, sort: ["createdAt desc"]) { results { ${orderSelection} } } }
  } ${cartFieldsText}`,
};

export const listMyOrders: GraphqlDocument = {
  name: 'listMyOrders',
  text: `query listMyOrders($storeKey: KeyReferenceInput!, $where: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me { orders(where: $where, limit: 20, sort: ["createdAt desc"]) { results { ${orderSelection} } } } }
  } ${cartFieldsText}`,
};
