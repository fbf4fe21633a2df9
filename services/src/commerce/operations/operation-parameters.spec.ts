import { describe, expect, it } from '@jest/globals';
import { operationByName, type OperationDefinition } from '@manifold/domain/commerce-api/operation';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { customerOperations } from '@manifold/domain/customer-api/operations';
import type * as z from 'zod/mini';
import { failureOf } from '../../platform/errors/failure.js';
import { parsedRequest } from './operation-parameters.js';

type Operation = OperationDefinition<z.ZodMiniType, z.ZodMiniType>;

const STORE = 'ferrum_sk';
const SKU = 'EX10010001';
const money = { centAmount: 100, currencyCode: 'EUR' };
const address = {
  firstName: 'Eva',
  lastName: 'Nováková',
  streetName: 'Hlavná',
  streetNumber: '1',
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 123 456',
};
const seen = { id: 'cart', version: 3 };
const draft = { email: 'eva@example.com', password: 'manifold-1' };
const newCustomer = { ...draft, firstName: 'Eva', lastName: 'Nováková', customerType: 'PRIVATE' };
const payment = { paymentMethodInfo: { paymentInterface: 'bank-transfer' }, amountPlanned: money };
const assertion = { id: 'a-key', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' };
const action = (one: object) => ({ ...seen, actions: [one], storeKey: STORE });
const reference = (typeId: string) => ({ typeId, id: 'an-id' });

/** Every operation in every accepted form: ours, and the specification's where it differs (core §7). */
const FORMS: readonly (readonly [name: string, parameters: object])[] = [
  ['getMe', {}],
  ['getMe', { activeCart: true, customer: false }],
  ['getMyCart', { id: 'cart', storeKey: STORE }],
  ['getCart', { cartId: 'cart' }],
  ['createMyCart', { draft: { currency: 'EUR', country: 'SK', locale: 'sk-SK' }, storeKey: STORE }],
  ['createCart', { lineItems: [{ sku: SKU, quantity: 1 }] }],
  ['updateMyCart', action({ action: 'addLineItem', sku: SKU, quantity: 1, variantId: 1 })],
  ['updateMyCart', action({ action: 'addLineItem', sku: SKU, quantity: 1, supplyChannel: reference('channel') })],
  ['updateMyCart', action({ action: 'removeLineItem', lineItemId: 'line', quantity: 1 })],
  ['updateMyCart', action({ action: 'changeLineItemQuantity', lineItemId: 'line', quantity: 2 })],
  ['updateMyCart', action({ action: 'addDiscountCode', code: 'WELCOME5' })],
  ['updateMyCart', action({ action: 'removeDiscountCode', discountCode: reference('discount-code') })],
  ['updateMyCart', action({ action: 'setShippingMethod', shippingMethod: reference('shipping-method') })],
  ['updateMyCart', action({ action: 'setShippingMethod', shippingMethod: null })],
  ['updateMyCart', action({ action: 'addPayment', payment: reference('payment') })],
  ['updateMyCart', action({ action: 'setCustomType', type: { key: 'cart' }, fields: { utmSource: 'mail' } })],
  ['updateMyCart', action({ action: 'setBillingAddress', address })],
  ['updateMyCart', action({ action: 'setShippingAddress', address })],
  ['updateMyCart', action({ action: 'setCustomerEmail', email: 'eva@example.com' })],
  ['updateMyCart', action({ action: 'recalculate' })],
  ['updateCart', { actions: [{ action: 'recalculate' }] }],
  ['deleteMyCart', { ...seen, storeKey: STORE }],
  ['applyCartCoupon', { code: 'WELCOME5' }],
  ['removeCartCoupon', { discountCode: reference('discount-code') }],
  ['removeCartCoupon', { discountCodeId: 'an-id' }],
  ['updateCartItemChannel', { lineItemId: 'line' }],
  ['shippingMethodsByCart', { cartId: 'cart' }],
  ['getShippingMethods', { country: 'SK' }],
  ['getPaymentMethods', {}],
  ['getSignInProviders', {}],
  [
    'setCheckoutAddresses',
    { clientType: 'private', email: 'eva@example.com', billingAddress: address, shippingAddress: null },
  ],
  ['validateVatNumber', { vatNumber: 'SK4030000007' }],
  ['withdrawVatNumber', {}],
  [
    'validateAddress',
    { address: { streetName: 'Hlavná', streetNumber: '12', postalCode: '811 01', city: 'Bratislava' } },
  ],
  ['suggestAddresses', { text: 'Hla', session: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11' }],
  ['getSuggestedAddress', { id: 'a-place', session: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11' }],
  ['createMyPayment', payment],
  ['createMyPayment', { draft: payment, storeKey: STORE }],
  ['createCodPayment', { cartId: 'cart', version: 3 }],
  ['createBankPayment', {}],
  ['onlinePaymentMethods', {}],
  ['onlinePaymentMethods', { cartId: 'cart' }],
  ['startOnlinePayment', { cartId: 'cart', version: 3, payment: { paymentMethod: { type: 'ideal' } } }],
  [
    'startExpressPayment',
    {
      cartId: 'cart',
      version: 3,
      amount: { centAmount: 1995, currencyCode: 'EUR' },
      email: 'eva@example.com',
      billingContact: { firstName: 'Eva', lastName: 'Novak', street: ['Hlavná 12'], city: 'Bratislava' },
      payment: { paymentMethod: { type: 'googlepay', googlePayToken: 'token' } },
    },
  ],
  ['continueOnlinePayment', { details: { redirectResult: 'a-result' } }],
  ['onlinePaymentState', { cartId: 'cart' }],
  ['cancelOnlinePayment', { cartId: 'cart' }],
  ['cancelOnlinePayment', { cartId: 'cart', attemptId: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11' }],
  ['createMyOrderFromCart', { draft: seen, storeKey: STORE }],
  ['createMyOrderFromCart', { ...seen, paymentMethod: 'bank-transfer' }],
  ['createMyOrderFromCart', { cartId: 'cart', version: 3, paymentMethod: 'bank-transfer', agreedToSendEmail: true }],
  ['getOrders', { id: 'an-id' }],
  ['getOrders', { orderNumber: 'SK-100001' }],
  ['getOrders', { cartId: 'cart' }],
  ['getProducts', { query: 'skus', skus: [SKU] }],
  ['getProducts', { skus: [SKU], limit: 5, offset: 5 }],
  ['getProduct', { slug: 'a-machine-ex10010001' }],
  ['getCategories', { query: 'navigation' }],
  ['getCategory', { slug: 'machines', fetchSiblings: true }],
  ['getReviews', { sku: SKU, limit: 5 }],
  ['getInventory', { sku: SKU, cartId: 'cart' }],
  ['getInventory', { skus: [SKU] }],
  ['getStores', { key: STORE }],
  ['getStores', { ids: [STORE] }],
  ['getSellerAddress', {}],
  ['getSeoRedirection', { sourceUrl: '/old' }],
  ['getVolumeDiscounts', {}],
  [
    'recordConsent',
    { id: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11', categories: ['analytics'], version: 1, text: '1a2b' },
  ],
  ['subscribeToNewsletter', { email: 'eva@example.com', source: 'footer', text: '1a2b' }],
  ['unsubscribeFromNewsletter', { token: 'a-token' }],
  ['searchProducts', { text: 'fryer' }],
  ['quickSearch', { text: 'fryer' }],
  ['recordSearchClick', { queryId: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11', sku: SKU, position: 1 }],
];

const CUSTOMER_FORMS: readonly (readonly [name: string, parameters: object])[] = [
  ['is-logged-in', {}],
  ['customerSignMeIn', { draft }],
  ['signIn', draft],
  ['syncAuth', { accessToken: 'token', tokenType: 'Bearer', provider: 'google', sessionTtl: 86_400 }],
  ['customerSignMeUp', { draft: newCustomer }],
  ['signUp', newCustomer],
  ['confirmSignUp', { tokenValue: 'a-token' }],
  ['confirmSignUp', { tokenValue: 'a-token', password: 'manifold-1' }],
  ['continueSignUp', {}],
  ['getMySignInProviders', {}],
  ['unlinkSignInProvider', { provider: 'google', password: 'manifold-1' }],
  ['beginPasskeySignIn', {}],
  ['finishPasskeySignIn', { passkey: assertion }],
  ['beginPasskeyProof', {}],
  ['listPasskeys', {}],
  ['beginPasskeyRegistration', {}],
  ['beginPasskeyRegistration', { password: 'manifold-1' }],
  ['beginPasskeyRegistration', { passkey: assertion }],
  [
    'finishPasskeyRegistration',
    { passkey: { id: 'a-key', clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] } },
  ],
  ['renamePasskey', { passkeyId: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11', name: 'My phone' }],
  ['removePasskey', { passkeyId: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11' }],
  ['linkSignInProvider', { provider: 'google', password: 'manifold-1' }],
  ['listSessions', {}],
  ['endSession', { sessionId: '6f1b7a52-6d0e-4c5e-9a53-0f6b2f1a9c11' }],
  ['endOtherSessions', {}],
  ['signOut', {}],
  ['getMe', {}],
  ['updateCustomer', { version: 1, firstName: 'Eva' }],
  ['updateCustomer', { version: 1, email: 'eva@example.com', passkey: assertion }],
  ['updateMyCustomer', { version: 1, actions: [{ action: 'setFirstName', firstName: 'Eva' }], storeKey: STORE }],
  ['changePassword', { currentPassword: 'manifold-1', newPassword: 'manifold-2' }],
  ['requestMyData', { password: 'manifold-1' }],
  ['getMyDataRequests', {}],
  ['downloadMyData', { tokenValue: 'a-token' }],
  ['deleteMyAccount', { password: 'manifold-1', storeKey: STORE }],
  ['requestPasswordReset', { email: 'eva@example.com' }],
  ['customerResetPassword', { tokenValue: 'a-token', newPassword: 'manifold-2', storeKey: STORE }],
  ['resetPassword', { tokenValue: 'a-token', newPassword: 'manifold-2' }],
  ['confirmEmail', { tokenValue: 'a-token' }],
  ['getMyOrdersUrl', { email: 'eva@example.com' }],
  ['openMyOrders', { tokenValue: 'a-token' }],
  ['getMyOrders', { offset: 10 }],
  ['getMyOrder', { orderNumber: 'SK-100001' }],
  ['getMyOrder', { id: '5d6fb7ee-1c1a-4b9e-9f7c-4f1d9b1a6c55' }],
  [
    'requestReturn',
    {
      orderNumber: 'SK-100001',
      version: 3,
      items: [{ lineItemId: 'a-line', quantity: 1 }],
      reason: 'damaged',
    },
  ],
  ['getMyReviews', {}],
  ['getLoyaltyCard', {}],
  ['issueLoyaltyCard', {}],
  ['getMySubscriptions', {}],
  [
    'updateMySubscriptions',
    {
      subscriptions: {
        newsletter: true,
        sms: false,
        phone: false,
        soft_newsletter: false,
        soft_sms: false,
        soft_phone: false,
      },
      text: '1a2b',
    },
  ],
  ['addReview', { sku: SKU, rating: 5, text: 'Good', consent: true }],
  ['addBillingAddress', { address }],
  ['updateBillingAddress', { address: { ...address, id: 'an-id' } }],
  ['deleteBillingAddress', { addressId: 'an-id' }],
  ['setDefaultBillingAddress', { addressId: 'an-id' }],
  ['addShippingAddress', { address, isDefault: true }],
  ['updateShippingAddress', { address }],
  ['deleteShippingAddress', { addressId: 'an-id' }],
  ['setDefaultShippingAddress', { addressId: 'an-id' }],
];

const SETS: Readonly<Record<'commerce' | 'customer', Readonly<Record<string, Operation>>>> = {
  commerce: commerceOperations,
  customer: customerOperations,
};
const ALL = [
  ...FORMS.map(([name, parameters]) => ['commerce', name, parameters] as const),
  ...CUSTOMER_FORMS.map(([name, parameters]) => ['customer', name, parameters] as const),
];

function definitionOf(set: 'commerce' | 'customer', requested: string): Operation {
  const operations = SETS[set];
  const definition = operations[operationByName(operations, requested) ?? ''];
  if (!definition) throw new Error(`There is no operation ${requested}`);
  return definition;
}

/** Returns the refused fields with reasons; none if the request is accepted. */
function refusedFields(definition: Operation, parameters: unknown): string[] {
  try {
    parsedRequest(definition, parameters, STORE);
    return [];
  } catch (error) {
    const { body } = failureOf(error);
    return (body.error.fields ?? []).map(({ field, reason }) => `${field}: ${reason}`);
  }
}

describe('the shop’s operations', () => {
  it.each(['commerce', 'customer'] as const)('are all in this table: %s', (set) => {
    const tried = new Set(ALL.filter(([one]) => one === set).map(([, name]) => operationByName(SETS[set], name)));
    expect([...tried].sort()).toEqual(Object.keys(SETS[set]).sort());
  });

  it.each(ALL)('accept the documented form: %s %s %j', (set, name, parameters) => {
    expect(refusedFields(definitionOf(set, name), parameters)).toEqual([]);
  });

  it.each(ALL)('refuse an unknown key by its name: %s %s %j', (set, name, parameters) => {
    const refused = refusedFields(definitionOf(set, name), { ...parameters, notAKey: 1 });
    expect(refused).toContain('notAKey: unknown-key');
  });

  it.each(ALL)('refuse another store: %s %s %j', (set, name, parameters) => {
    const refused = refusedFields(definitionOf(set, name), { ...parameters, storeKey: 'ferrum_de' });
    expect(refused).toEqual(['storeKey: other-store']);
  });

  it('name an unknown key inside of an action and of an address', () => {
    const update = definitionOf('commerce', 'updateCart');
    const actions = [{ action: 'addLineItem', sku: SKU, quantity: 1, price: 1 }];
    expect(refusedFields(update, { actions })).toEqual(['actions.0.price: unknown-key']);
    const add = definitionOf('customer', 'addBillingAddress');
    expect(refusedFields(add, { address: { ...address, planet: 'Earth' } })).toEqual(['address.planet: unknown-key']);
  });
});
