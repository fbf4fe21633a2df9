import { describe, expect, it } from '@jest/globals';
import { predicateProblem } from '../pricing/check-discount.js';
import type { AttributeTypes } from './field-types.js';

const attributes: AttributeTypes = new Map([
  ['brand', [{ name: 'enum', values: [] }]],
  ['power', [{ name: 'number' }]],
  ['tags', [{ name: 'set', elementType: { name: 'text' } }]],
]);

describe('a predicate with an unknown field or a wrong type is refused', () => {
  it.each([
    ['cart', 'foo = 1'],
    ['cart', 'totalPrice > "10,00 EUR"'],
    ['cart', 'totalPrice > "10.00 XXY"'],
    ['cart', 'totalPrice > 10'],
    ['cart', 'lineItemCount(foo = 1) > 2'],
    ['cart', 'lineItemCount(true) > "2"'],
    ['cart', 'noSuchFunction(true)'],
    ['cart', 'country'],
    ['cart', 'shippingAddress = "Berlin"'],
    ['cart', 'shippingAddress.town = "Berlin"'],
    ['cart', 'customer.customerGroup.name = "trade"'],
    ['lineItem', 'sku = 5'],
    ['lineItem', 'attributes.nope = "x"'],
    ['lineItem', 'attributes.power = "much"'],
    ['lineItem', 'attributes.tags contains any ("a", 5)'],
    ['lineItem', 'quantity >= "3"'],
    ['lineItem', 'lineItemCount(true) > 1'],
    ['customLineItem', 'sku = "A"'],
    ['product', 'quantity > 1'],
    ['product', 'price > "10.005 EUR"'],
  ] as const)('about a %s: %s', (subject, predicate) => {
    expect(predicateProblem(predicate, { subject, attributes })).toMatch(/^Malformed predicate: /);
  });
});

describe('a predicate with known fields and matching types is accepted', () => {
  it.each([
    ['cart', '1 = 1'],
    ['cart', 'true'],
    ['cart', 'customer.customerGroup.key = "trade" and currency = "EUR"'],
    ['cart', 'lineItemTotal(sku = "A") >= "20.00 EUR" or custom.gift = true'],
    ['cart', 'lineItemCount(attributes.brand = "msw" and quantity > 1) >= 3'],
    ['cart', 'lineItemExists(sku is defined)'],
    ['cart', 'shippingAddress.country in ("DE", "AT")'],
    ['cart', 'shippingAddress is defined and shippingAddress.custom.floor = 3'],
    ['cart', 'customer.custom.tier = "gold" and customer.isEmailVerified = true'],
    ['cart', 'shippingInfo.price < "5.00 EUR" and shippingInfo.shippingMethod.key = "parcel"'],
    ['lineItem', 'price.discount.id is not defined and price.country = "DE"'],
    ['lineItem', 'attributes.brand.key = "msw" and attributes.power >= 1000'],
    ['lineItem', 'attributes.tags contains any ("a", "b")'],
    ['lineItem', 'categories.key contains any ("a") and price.centAmount > 5'],
    ['customLineItem', 'slug = "fee" and money > "1.00 EUR"'],
    ['product', 'centAmount > 500 and currency = "EUR" and product.key != "x"'],
  ] as const)('about a %s: %s', (subject, predicate) => {
    expect(predicateProblem(predicate, { subject, attributes })).toBeUndefined();
  });
});
