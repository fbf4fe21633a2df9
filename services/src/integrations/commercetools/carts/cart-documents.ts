import type { GraphqlDocument } from '../connection/commercetools.client.js';
import { cartFieldsText, cartSelection } from './cart-fields.js';

/** Adds the cart fragments that `cartRecord` reads to a document. */
const withCart = (name: string, text: string): GraphqlDocument => ({ name, text: `${text}\n${cartFieldsText}` });

export const getMyActiveCart = withCart(
  'getMyActiveCart',
  `query getMyActiveCart($storeKey: KeyReferenceInput!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me { activeCart { ${cartSelection} } } }
  }`,
);

export const getMyCart = withCart(
  'getMyCart',
  `query getMyCart($storeKey: KeyReferenceInput!, $id: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me { cart(id: $id) { ${cartSelection} } } }
  }`,
);

export const createMyCart = withCart(
  'createMyCart',
  `mutation createMyCart($storeKey: KeyReferenceInput!, $draft: MyCartDraft!, $languages: [Locale!]) {
    cart: createMyCart(draft: $draft, storeKey: $storeKey) { ${cartSelection} }
  }`,
);

export const updateMyCart = withCart(
  'updateMyCart',
  `mutation updateMyCart($storeKey: KeyReferenceInput!, $id: String!, $version: Long!, $actions: [MyCartUpdateAction!]!, $languages: [Locale!]) {
    cart: updateMyCart(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${cartSelection} }
  }`,
);

export const deleteMyCart: GraphqlDocument = {
  name: 'deleteMyCart',
  text: `mutation deleteMyCart($storeKey: KeyReferenceInput!, $id: String!, $version: Long!) {
    cart: deleteMyCart(id: $id, version: $version, storeKey: $storeKey) { id }
  }`,
};

export const shippingMethodsByCart: GraphqlDocument = {
  name: 'shippingMethodsByCart',
  text: `query shippingMethodsByCart($id: String!, $languages: [Locale!]) {
    shippingMethodsByCart(id: $id) {
      id key name isDefault localizedName(acceptLanguage: $languages)
      custom { customFieldsRaw(includeNames: ["DeliveryTime"]) { name value } }
    }
  }`,
};
