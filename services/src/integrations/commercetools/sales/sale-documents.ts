import type { GraphqlDocument } from '../connection/commercetools.client.js';

/** No personal data (name, street, e-mail) is read. Variables: $storeKey, $where, $limit. */
const saleFields = /* GraphQL */ `
  totalPrice { centAmount currencyCode }
  taxedPrice { totalGross { centAmount } }
  shippingInfo { price { centAmount } discountedPrice { value { centAmount } } }
  lineItems {
    quantity
    totalPrice { centAmount }
    productType { key }
    variant { attributesRaw(includeNames: ["freight"]) { name value } }
  }
  billingAddress { ...AddressRules }
  shippingAddress { ...AddressRules }
`;

const addressFields = /* GraphQL */ `
  fragment AddressRules on Address {
    country
    postalCode
    streetNumber
    custom {
      customFieldsRaw(includeNames: ["vatNumber"]) {
        name
        value
      }
    }
  }
`;

const inStore = (name: string, list: string): GraphqlDocument => ({
  name,
  text: `query ${name}($storeKey: KeyReferenceInput!, $where: String!, $limit: Int!) { inStore(key: $storeKey) { ${list} } }`,
});

const withAddresses = ({ name, text }: GraphqlDocument): GraphqlDocument => ({
  name,
  text: `${text}\n${addressFields}`,
});

export const countCarts = inStore('countCarts', 'list: carts(where: $where, limit: $limit) { total }');
export const countOrders = inStore('countOrders', 'list: orders(where: $where, limit: $limit) { total }');

export const listCarts = withAddresses(
  inStore(
    'listCarts',
    `list: carts(where: $where, sort: ["id asc"], limit: $limit) { results { id key ${saleFields} } }`,
  ),
);

export const listOrders = withAddresses(
  inStore(
    'listOrders',
    `list: orders(where: $where, sort: ["id asc"], limit: $limit) {
      results { id orderNumber paymentInfo { payments { paymentMethodInfo { paymentInterface } } } ${saleFields} }
    }`,
  ),
);
