import type { Price, PriceTier, StandalonePrice } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, invalidOperation, PlatformError } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import { dateTime, key, money } from '../input/draft-parts.js';
import { standalonePrices } from '../families/families.js';
import { action, assigns, creates, customActions, type Kind } from '../resources/kind.js';
import { asCentPrecision } from '../amounts/money.js';
import type { Work } from '../work/work.js';
import { asDiscounted, asPrice, asTiers, discountedDraft, priceDraft, tierDraft } from './price-draft.js';

const staged = z.boolean().default(false);
const sku = z.string().min(1).max(256);
const draft = priceDraft.extend({
  sku,
  active: z.boolean().default(true),
  staged: z.object({ value: money, discounted: discountedDraft.optional() }).optional(),
});

function requireSameCurrency({ value }: StandalonePrice, currencyCode: string): void {
  if (value.currencyCode !== currencyCode)
    throw invalidField('value', currencyCode, `The value must have the currency of the price, ${value.currencyCode}.`);
}

async function create(work: Work, input: z.output<typeof draft>): Promise<StandalonePrice> {
  const { sku: ofSku, active, staged: next, ...own } = input;
  const { id: _own, ...price } = await asPrice(work, { ...own, custom: undefined });
  const made = work.newResource({
    ...price,
    sku: ofSku,
    active,
    custom: await customFields(work, 'standalone-price', own.custom),
  });
  if (next === undefined) return made;
  requireSameCurrency(made, next.value.currencyCode);
  return {
    ...made,
    staged: { value: asCentPrecision(next.value), discounted: await asDiscounted(work, next.discounted) },
  };
}

const withTiers = (body: StandalonePrice, tiers: Parameters<typeof asTiers>[0]): StandalonePrice => ({
  ...body,
  tiers: asTiers(tiers, body.value.currencyCode),
});

/** Returns the staged values, or the current ones if nothing is staged. */
const stagedOf = ({ staged: next, value, discounted }: StandalonePrice) => next ?? { value, discounted };

const scopeOf = ({ value, country, channel, customerGroup, validFrom, validUntil }: StandalonePrice): string =>
  [value.currencyCode, country, channel?.id, customerGroup?.id, validFrom, validUntil].join('|');

/** Throws DuplicateStandalonePriceScope if another price of the SKU has the same scope. */
async function requireOwnScope(work: Work, price: StandalonePrice): Promise<void> {
  const others = await work.rows(standalonePrices).findMany('sku', [price.sku]);
  const conflicting = others.find((other) => other.id !== price.id && scopeOf(other) === scopeOf(price));
  if (conflicting === undefined) return;
  const { value, country, channel, customerGroup, validFrom, validUntil } = price;
  throw new PlatformError(400, {
    code: 'DuplicateStandalonePriceScope',
    message: `The SKU '${price.sku}' has a price with the same currency, country, channel, customer group and validity.`,
    conflictingStandalonePrice: { typeId: 'standalone-price', id: conflicting.id },
    sku: price.sku,
    currency: value.currencyCode,
    country,
    channel,
    customerGroup,
    validFrom,
    validUntil,
  });
}

const tiersOf = ({ tiers = [] }: StandalonePrice): PriceTier[] => tiers;

export const standalonePricesKind: Kind<StandalonePrice> = {
  path: 'standalone-prices',
  family: standalonePrices,
  view: ['view_standalone_prices', 'view_products'],
  manage: ['manage_standalone_prices', 'manage_products'],
  create: creates(draft, (input, work) => create(work, input)),
  afterWrite: (after, _before, work) => requireOwnScope(work, after),
  actions: {
    ...customActions<StandalonePrice>('standalone-price'),
    setKey: assigns('key', key.optional()),
    changeActive: assigns('active', z.boolean()),
    setValidFrom: assigns('validFrom', dateTime.optional()),
    setValidUntil: assigns('validUntil', dateTime.optional()),
    setValidFromAndUntil: action(
      z.object({ validFrom: dateTime.optional(), validUntil: dateTime.optional() }),
      (body: StandalonePrice, { validFrom, validUntil }) => ({ ...body, validFrom, validUntil }),
    ),
    changeValue: action(z.object({ value: money, staged }), (body: StandalonePrice, input) => {
      requireSameCurrency(body, input.value.currencyCode);
      const value = asCentPrecision(input.value);
      return input.staged ? { ...body, staged: { ...stagedOf(body), value } } : { ...body, value };
    }),
    setDiscountedPrice: action(
      z.object({ discounted: discountedDraft.optional(), staged }),
      async (body: StandalonePrice, input, work) => {
        const discounted = await asDiscounted(work, input.discounted);
        return input.staged ? { ...body, staged: { ...stagedOf(body), discounted } } : { ...body, discounted };
      },
    ),
    setPriceTiers: action(z.object({ tiers: z.array(tierDraft).max(100) }), (body: StandalonePrice, { tiers }) =>
      withTiers(body, tiers),
    ),
    addPriceTier: action(z.object({ tier: tierDraft }), (body: StandalonePrice, { tier }) =>
      withTiers(body, [...tiersOf(body), tier]),
    ),
    removePriceTier: action(z.object({ minimumQuantity: z.int() }), (body: StandalonePrice, input) => {
      const tiers = tiersOf(body).filter(({ minimumQuantity }) => minimumQuantity !== input.minimumQuantity);
      if (tiers.length === tiersOf(body).length)
        throw invalidField('minimumQuantity', input.minimumQuantity, 'There is no such tier.');
      return { ...body, tiers };
    }),
    applyStagedChanges: action(z.object({}), (body: StandalonePrice) => {
      if (body.staged === undefined) throw invalidOperation('The price has no staged changes.');
      return { ...body, ...body.staged, staged: undefined };
    }),
    removeStagedChanges: action(z.object({}), (body: StandalonePrice) => ({ ...body, staged: undefined })),
  },
};

const asEmbedded = ({ id, key: own, value, tiers, discounted, custom, ...scope }: StandalonePrice): Price => ({
  id,
  key: own,
  value,
  tiers,
  discounted,
  custom,
  country: scope.country,
  channel: scope.channel,
  customerGroup: scope.customerGroup,
  validFrom: scope.validFrom,
  validUntil: scope.validUntil,
});

/** Returns the active standalone prices of some SKUs, by SKU, as prices that a variant carries. */
export async function standalonePricesOf(work: Work, skus: readonly string[]): Promise<ReadonlyMap<string, Price[]>> {
  const found = new Map<string, Price[]>();
  for (const price of await work.rows(standalonePrices).findMany('sku', skus))
    if (price.active) found.set(price.sku, [...(found.get(price.sku) ?? []), asEmbedded(price)]);
  return found;
}
