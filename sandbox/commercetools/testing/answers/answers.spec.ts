import { describe, expect, it } from '@jest/globals';
import type { Exchange } from './exchange.js';
import { graphqlValidator, publishedSchema } from './graphql-contract.js';
import { sdkValidator } from './sdk-contract.js';

const at = '2026-01-01T00:00:00.000Z';
const zone = { id: 'z', version: 1, createdAt: at, lastModifiedAt: at, name: 'SK', locations: [{ country: 'SK' }] };
const exchange = (path: string, received: unknown, status = 200): Exchange => ({
  method: 'GET',
  path,
  status,
  sent: undefined,
  received,
});

describe('an answer checked against the vendor’s types', () => {
  const validate = sdkValidator();

  it('passes if it matches them', () => {
    expect(validate(exchange('/manifold/zones/z', zone))).toEqual([]);
    expect(validate(exchange('/manifold/zones?limit=1', { limit: 1, offset: 0, count: 1, results: [zone] }))).toEqual(
      [],
    );
  });

  it.each([
    ['lacks a field', { ...zone, name: undefined }, 'Zone: has no name'],
    ['has a field too many', { ...zone, colour: 'red' }, 'Zone: has colour, which the platform does not have there'],
    ['has a number where a text belongs', { ...zone, locations: [{ country: 7 }] }, 'Zone.locations[0].country: is 7'],
  ])('fails when it %s, and says where', (_what, received, problem) => {
    expect(validate(exchange('/manifold/zones/key=sk', received))).toEqual([expect.stringContaining(problem)]);
  });

  it('is checked at every depth', () => {
    const money = { type: 'centPrecision', currencyCode: 'EUR', centAmount: 1, fractionDigits: 2 };
    const payment = { id: 'p', version: 1, amountPlanned: money, paymentMethodInfo: {}, transactions: [] };
    const path = '/manifold/me/payments/p';
    expect(validate(exchange(path, payment))).toEqual([]);
    expect(validate(exchange(path, { ...payment, amountPlanned: { ...money, type: 'cent' } }))).toEqual([
      'MyPayment.amountPlanned.type: is "cent", not "centPrecision"',
    ]);
  });

  it('distinguishes union members by their type', () => {
    const discount = {
      ...{ id: 'd', version: 1, createdAt: at, lastModifiedAt: at, name: {}, predicate: '1=1', sortOrder: '0.1' },
      ...{ isActive: true, references: [], value: { type: 'relative', permyriad: 1000 } },
    };
    const path = '/manifold/product-discounts/d';
    expect(validate(exchange(path, discount))).toEqual([]);
    expect(validate(exchange(path, { ...discount, value: { type: 'relative', money: [] } }))).toEqual([
      'ProductDiscount.value: has no permyriad',
    ]);
    expect(validate(exchange(path, { ...discount, value: { type: 'free' } }))).toEqual([
      'ProductDiscount.value: has the type "free", which none of its kinds has',
    ]);
  });

  it('fails for an unknown address and for an error without a code', () => {
    expect(validate(exchange('/manifold/zoneses', {}))).toHaveLength(1);
    const refusal = { statusCode: 400, message: 'No.', errors: [{ message: 'No.' }] };
    expect(validate(exchange('/manifold/zones/z', refusal, 400))).toHaveLength(1);
  });
});

describe('a GraphQL answer checked against our schema', () => {
  const validate = graphqlValidator(publishedSchema());
  const answered = (received: unknown, query = '{ me { activeCart { id version cartState } } }'): Exchange => ({
    ...exchange('/manifold/graphql', received),
    method: 'POST',
    sent: { query },
  });
  const cart = { id: 'c', version: 1, cartState: 'Active' };

  it('passes if every requested field is present and has its type', () => {
    expect(validate(answered({ data: { me: { activeCart: cart } } }))).toEqual([]);
    expect(validate(answered({ data: { me: { activeCart: null } } }))).toEqual([]);
  });

  it.each([
    ['is missing', { ...cart, id: null }],
    ['is missing', { id: 'c', cartState: 'Active' }],
    ['is no Long', { ...cart, version: '1' }],
    ['is no CartState', { ...cart, cartState: 'Gone' }],
    ['was not asked for', { ...cart, key: 'k' }],
  ])('fails when a field %s', (problem, activeCart) => {
    expect(validate(answered({ data: { me: { activeCart } } }))).toEqual([expect.stringContaining(problem)]);
  });

  it('fails if the schema does not allow the query', () => {
    expect(validate(answered({ data: { me: {} } }, '{ me { colour } }'))).toEqual([
      expect.stringContaining('not valid'),
    ]);
  });
});
