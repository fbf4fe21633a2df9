import type { GraphqlDocument } from '../connection/commercetools.client.js';
import { quoted } from '../connection/queries.js';
import type { OwnedDocument, ShopperDocument } from '../connection/shopper-document.js';
import { cartFieldsText, cartSelection } from './cart-fields.js';

/** Adds the cart fragments that `cartRecord` reads to a document. */
const withCart = ({ text, ...document }: ShopperDocument & { readonly text: string }): ShopperDocument => ({
  ...document,
  text: `${text}\n${cartFieldsText}`,
});

/** A list with at most one cart, which is converted to a field of `me`. */
const oneCart = (
  field: 'activeCart' | 'cart',
  condition: (id: unknown, customerId: string) => string,
): OwnedDocument => ({
  text: `query ${field === 'cart' ? 'getMyCart' : 'getMyActiveCart'}($storeKey: KeyReferenceInput!, $where: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) {
      carts(where: $where, sort: ["lastModifiedAt desc"], limit: 1) { results { ${cartSelection} } }
    }
  }\n${cartFieldsText}`,
  variables: ({ storeKey, languages, id }, customerId) => ({ storeKey, languages, where: condition(id, customerId) }),
  answer: ({ inStore }) => {
    const { carts } = inStore as { readonly carts: { readonly results: readonly object[] } };
    return { inStore: { me: { [field]: carts.results[0] ?? null } } };
  },
});

export const getCart: GraphqlDocument = {
  name: 'getCart',
  text: `query getCart($storeKey: KeyReferenceInput!, $id: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { cart(id: $id) { ${cartSelection} } }
  } ${cartFieldsText}`,
};

export const updateCart: GraphqlDocument = {
  name: 'updateCart',
  text: `mutation updateCart($storeKey: KeyReferenceInput!, $id: String!, $version: Long!, $actions: [CartUpdateAction!]!, $languages: [Locale!]) {
    cart: updateCart(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${cartSelection} }
  } ${cartFieldsText}`,
};

export const getMyActiveCart = withCart({
  name: 'getMyActiveCart',
  text: `query getMyActiveCart($storeKey: KeyReferenceInput!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me { activeCart { ${cartSelection} } } }
  }`,
  owned: oneCart('activeCart', (_id, customerId) => `customerId = ${quoted(customerId)} and cartState = "Active"`),
});

export const getMyCart = withCart({
  name: 'getMyCart',
  text: `query getMyCart($storeKey: KeyReferenceInput!, $id: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { me { cart(id: $id) { ${cartSelection} } } }
  }`,
  owned: oneCart('cart', (id, customerId) => `customerId = ${quoted(customerId)} and id = ${quoted(String(id))}`),
});

export const createMyCart = withCart({
  name: 'createMyCart',
  text: `mutation createMyCart($storeKey: KeyReferenceInput!, $draft: MyCartDraft!, $languages: [Locale!]) {
    cart: createMyCart(draft: $draft, storeKey: $storeKey) { ${cartSelection} }
  }`,
  owned: {
    text: `mutation createMyCart($storeKey: KeyReferenceInput!, $draft: CartDraft!, $languages: [Locale!]) {
    cart: createCart(draft: $draft, storeKey: $storeKey) { ${cartSelection} }
  }\n${cartFieldsText}`,
    variables: ({ draft, ...place }, customerId) => ({ ...place, draft: { ...(draft as object), customerId } }),
  },
});

const ownedCartUpdate = (name: string, actions: (sent: unknown, customerId: string) => unknown) => ({
  text: `mutation ${name}($storeKey: KeyReferenceInput!, $id: String!, $version: Long!, $actions: [CartUpdateAction!]!, $languages: [Locale!]) {
    cart: updateCart(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${cartSelection} }
  }\n${cartFieldsText}`,
  variables: (variables: Readonly<Record<string, unknown>>, customerId: string) => ({
    ...variables,
    actions: actions(variables['actions'], customerId),
  }),
});

export const updateMyCart = withCart({
  name: 'updateMyCart',
  text: `mutation updateMyCart($storeKey: KeyReferenceInput!, $id: String!, $version: Long!, $actions: [MyCartUpdateAction!]!, $languages: [Locale!]) {
    cart: updateMyCart(id: $id, version: $version, actions: $actions, storeKey: $storeKey) { ${cartSelection} }
  }`,
  owned: { ...ownedCartUpdate('updateMyCart', (actions) => actions), cart: 'own' },
});

/** Only for customers without a token: with one, the backend gives the cart to the customer who signs in. */
export const assignCart: ShopperDocument = {
  name: 'assignCart',
  text: null,
  owned: {
    ...ownedCartUpdate('assignCart', (_none, customerId) => [
      { setCustomerId: { customerId } },
      { recalculate: { updateProductData: false } },
    ]),
    cart: 'unowned',
  },
};

export const deleteMyCart: ShopperDocument = {
  name: 'deleteMyCart',
  text: `mutation deleteMyCart($storeKey: KeyReferenceInput!, $id: String!, $version: Long!) {
    cart: deleteMyCart(id: $id, version: $version, storeKey: $storeKey) { id }
  }`,
  owned: {
    text: `mutation deleteMyCart($storeKey: KeyReferenceInput!, $id: String!, $version: Long!) {
    cart: deleteCart(id: $id, version: $version, storeKey: $storeKey) { id }
  }`,
    variables: (variables) => variables,
    cart: 'own',
  },
};

const methodFields = `
      id key name isDefault localizedName(acceptLanguage: $languages)
      custom { customFieldsRaw(includeNames: ["DeliveryTime"]) { name value } }`;

export const shippingMethodsByCart: ShopperDocument = {
  name: 'shippingMethodsByCart',
  text: `query shippingMethodsByCart($id: String!, $languages: [Locale!]) {
    shippingMethodsByCart(id: $id) {${methodFields}
    }
  }`,
  owned: {
    text: `query shippingMethodsByCart($storeKey: KeyReferenceInput!, $id: String!, $languages: [Locale!]) {
    inStore(key: $storeKey) { shippingMethodsByCart(id: $id) {${methodFields}
    } }
  }`,
    variables: (variables) => variables,
    answer: ({ inStore }) => inStore as object,
    cart: 'own',
  },
};
