import type { CartDiscount, CartDiscountValue } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';
import { unsupportedDiscount } from '../pricing/check-discount.js';
import { customFields } from '../resources/custom-fields.js';
import {
  customFieldsDraft,
  dateTime,
  key,
  localizedString,
  money,
  resourceIdentifier,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { cartDiscounts, channels, products, stores } from '../families/families.js';
import { action, assigns, customActions, type Action, type Kind } from '../resources/kind.js';
import { asCentPrecision } from '../amounts/money.js';
import { keyReference, optionalReference, referenceUnread } from '../work/references.js';
import { requireKnownAttributes, rulePredicate } from './rule-predicate.js';
import type { Work } from '../work/work.js';

const amounts = z.array(money).min(1);
const applicationMode = z.enum(['ProportionateDistribution', 'EvenDistribution', 'IndividualApplication']).optional();
const value = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('relative'),
    permyriad: z.int().min(0).max(10_000),
    ...unsupportedProperties('applicationMode'),
  }),
  z.object({ type: z.literal('absolute'), money: amounts, applicationMode }),
  z.object({ type: z.literal('fixed'), money: amounts, applicationMode }),
  z.object({
    type: z.literal('giftLineItem'),
    product: resourceIdentifier,
    variantId: z.int().min(1),
    supplyChannel: resourceIdentifier.optional(),
    distributionChannel: resourceIdentifier.optional(),
  }),
]);
const target = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lineItems'), predicate: rulePredicate('lineItem') }),
  z.object({ type: z.literal('customLineItems'), predicate: rulePredicate('customLineItem') }),
  z.object({ type: z.literal('shipping') }),
  z.object({ type: z.literal('totalPrice') }),
]);
const sortOrder = z
  .string()
  .regex(/^0\.\d*[1-9]$/, 'A sort order is a decimal between 0 and 1 that does not end in 0.');
const stackingMode = z.enum(['Stacking', 'StopAfterThisDiscount']);
const storeList = z.array(resourceIdentifier).optional();
const draft = z.object({
  key: key.optional(),
  name: localizedString,
  description: localizedString.optional(),
  value,
  cartPredicate: rulePredicate('cart'),
  target: target.optional(),
  sortOrder,
  stores: storeList,
  isActive: z.boolean().default(true),
  validFrom: dateTime.optional(),
  validUntil: dateTime.optional(),
  requiresDiscountCode: z.boolean().default(false),
  stackingMode: stackingMode.default('Stacking'),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('discountGroup', 'recurringOrderScope'),
});

async function asValue(input: z.output<typeof value>, work: Work): Promise<CartDiscountValue> {
  if (input.type === 'relative') return input;
  if (input.type !== 'giftLineItem') return { ...input, money: input.money.map(asCentPrecision) };
  const { product, supplyChannel, distributionChannel, ...gift } = input;
  return {
    ...gift,
    product: await referenceUnread(work, products, product),
    supplyChannel: await optionalReference(work, channels, supplyChannel),
    distributionChannel: await optionalReference(work, channels, distributionChannel),
  };
}

/** Throws InvalidInput for a gift with a target, and for another value without one. */
function requireFittingTarget({ value: { type }, target: given }: Pick<CartDiscount, 'value' | 'target'>): void {
  if ((type === 'giftLineItem') === (given === undefined)) return;
  throw invalidInput(
    given === undefined ? `A cart discount of type '${type}' needs a target.` : 'A gift has no target.',
  );
}

const storeReferences = (identifiers: z.output<typeof storeList>, work: Work) =>
  Promise.all((identifiers ?? []).map((store) => keyReference(work, stores, store)));

const ofType = z.object({ type: z.string() }).optional();
const kindsOfDiscount = z.object({ target: ofType });

/** Throws InvalidInput for a discount that this server cannot calculate, before its fields are parsed. */
function requireSupported(raw: unknown): void {
  const problem = unsupportedDiscount(parseAs(kindsOfDiscount, raw));
  if (problem !== undefined) throw invalidInput(problem);
}

const ifSupported = (change: Action<CartDiscount>): Action<CartDiscount> =>
  Object.assign(
    (body: CartDiscount, input: unknown, work: Work) => {
      requireSupported(input);
      return change(body, input, work);
    },
    { schema: change.schema },
  );

async function requireKnownTarget(work: Work, discountTarget: z.output<typeof target> | undefined): Promise<void> {
  if (discountTarget?.type === 'lineItems') await requireKnownAttributes(work, 'lineItem', discountTarget.predicate);
}

async function created(raw: unknown, work: Work): Promise<CartDiscount> {
  requireSupported(raw);
  const { custom, ...input } = parseAs(draft, raw);
  await requireKnownAttributes(work, 'cart', input.cartPredicate);
  await requireKnownTarget(work, input.target);
  const discountValue = await asValue(input.value, work);
  requireFittingTarget({ value: discountValue, target: input.target });
  return work.newResource({
    ...input,
    value: discountValue,
    stores: await storeReferences(input.stores, work),
    references: [],
    recurringOrderScope: { type: 'NonRecurringOrdersOnly' as const },
    custom: await customFields(work, 'cart-discount', custom),
  });
}

export const cartDiscountsKind: Kind<CartDiscount> = {
  path: 'cart-discounts',
  family: cartDiscounts,
  view: ['view_cart_discounts', 'view_orders'],
  manage: ['manage_cart_discounts', 'manage_orders'],
  create: Object.assign(created, { schema: draft }),
  actions: {
    ...customActions<CartDiscount>('cart-discount'),
    setKey: assigns('key', key.optional()),
    changeName: assigns('name', localizedString),
    setDescription: assigns('description', localizedString.optional()),
    changeCartPredicate: action(
      z.object({ cartPredicate: rulePredicate('cart') }),
      async (body: CartDiscount, { cartPredicate }, work) => {
        await requireKnownAttributes(work, 'cart', cartPredicate);
        return { ...body, cartPredicate };
      },
    ),
    changeSortOrder: assigns('sortOrder', sortOrder),
    changeStackingMode: assigns('stackingMode', stackingMode),
    changeIsActive: assigns('isActive', z.boolean()),
    changeRequiresDiscountCode: assigns('requiresDiscountCode', z.boolean()),
    changeTarget: ifSupported(
      action(z.object({ target }), async (body: CartDiscount, input, work) => {
        await requireKnownTarget(work, input.target);
        requireFittingTarget({ ...body, target: input.target });
        return { ...body, target: input.target };
      }),
    ),
    setValidFrom: assigns('validFrom', dateTime.optional()),
    setValidUntil: assigns('validUntil', dateTime.optional()),
    changeValue: ifSupported(
      action(z.object({ value }), async (body: CartDiscount, input, work) => {
        const changed = { ...body, value: await asValue(input.value, work) };
        requireFittingTarget(changed);
        return changed;
      }),
    ),
    setStores: action(z.object({ stores: storeList }), async (body: CartDiscount, input, work) => ({
      ...body,
      stores: await storeReferences(input.stores, work),
    })),
  },
};
