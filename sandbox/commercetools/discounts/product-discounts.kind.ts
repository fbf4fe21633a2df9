import type { ProductDiscount } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { recordDiscountedPrices } from './discounted-prices.js';
import { dateTime, key, localizedString, money } from '../input/draft-parts.js';
import { productDiscounts } from '../families/families.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';
import { asCentPrecision } from '../amounts/money.js';
import { requireKnownAttributes, rulePredicate } from './rule-predicate.js';

const value = z.discriminatedUnion('type', [
  z.object({ type: z.literal('relative'), permyriad: z.int().min(0).max(10_000) }),
  z.object({ type: z.literal('absolute'), money: z.array(money).min(1) }),
  z.object({ type: z.literal('external') }),
]);
const sortOrder = z
  .string()
  .regex(/^0\.\d*[1-9]$/, 'A sort order is a decimal between 0 and 1 that does not end in 0.');
const draft = z.object({
  key: key.optional(),
  name: localizedString,
  description: localizedString.optional(),
  value,
  predicate: rulePredicate('product'),
  sortOrder,
  isActive: z.boolean().default(true),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
});

const asValue = (input: z.output<typeof value>): ProductDiscount['value'] =>
  input.type === 'absolute' ? { type: 'absolute', money: input.money.map(asCentPrecision) } : input;

export const productDiscountsKind: Kind<ProductDiscount> = {
  path: 'product-discounts',
  family: productDiscounts,
  view: ['view_products'],
  manage: ['manage_products'],
  create: creates(draft, async (input, work) => {
    await requireKnownAttributes(work, 'product', input.predicate);
    return work.newResource({ ...input, value: asValue(input.value), references: [] });
  }),
  actions: {
    setKey: assigns('key', key.optional()),
    changeName: assigns('name', localizedString),
    setDescription: assigns('description', localizedString.optional()),
    changePredicate: action(
      z.object({ predicate: rulePredicate('product') }),
      async (body: ProductDiscount, { predicate }, work) => {
        await requireKnownAttributes(work, 'product', predicate);
        return { ...body, predicate };
      },
    ),
    changeSortOrder: assigns('sortOrder', sortOrder),
    changeIsActive: assigns('isActive', z.boolean()),
    setValidFrom: assigns('validFrom', dateTime.optional()),
    setValidUntil: assigns('validUntil', dateTime.optional()),
    setValidFromAndUntil: action(
      z.object({ validFrom: dateTime.optional(), validUntil: dateTime.optional() }),
      (body: ProductDiscount, { validFrom, validUntil }) => ({ ...body, validFrom, validUntil }),
    ),
    changeValue: action(z.object({ value }), (body: ProductDiscount, input) => ({
      ...body,
      value: asValue(input.value),
    })),
  },
  afterWrite: (after, before, work) => recordDiscountedPrices(work, after, before),
  afterDelete: (body, work) => recordDiscountedPrices(work, undefined, body),
};
