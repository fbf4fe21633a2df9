import { isDeepStrictEqual } from 'node:util';
import type { ShippingMethod, ShippingRate, ZoneRate } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import {
  customFieldsDraft,
  key,
  localizedString,
  resourceIdentifier,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { shippingMethods, taxCategories, zones } from '../families/families.js';
import { action, assigns, creates, customActions, type Kind } from '../resources/kind.js';
import { reference } from '../work/references.js';
import { asShippingRate, shippingRateDraft } from './shipping-rate-draft.js';
import { rulePredicate } from '../discounts/rule-predicate.js';
import type { Work } from '../work/work.js';

const zoneRateDraft = z.object({ zone: resourceIdentifier, shippingRates: z.array(shippingRateDraft) });
const draft = z.object({
  key: key.optional(),
  name: z.string(),
  description: z.string().optional(),
  localizedName: localizedString.optional(),
  localizedDescription: localizedString.optional(),
  taxCategory: resourceIdentifier,
  zoneRates: z.array(zoneRateDraft),
  active: z.boolean().default(true),
  isDefault: z.boolean(),
  predicate: rulePredicate('cart').optional(),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('stores', 'carrier'),
});

const asZoneRate = async (work: Work, input: z.output<typeof zoneRateDraft>): Promise<ZoneRate> => ({
  zone: await reference(work, zones, input.zone),
  shippingRates: oneRatePerCurrency(input.shippingRates.map(asShippingRate)),
});

function oneRatePerCurrency(rates: ShippingRate[]): ShippingRate[] {
  if (new Set(rates.map(({ price }) => price.currencyCode)).size < rates.length)
    throw invalidOperation('A zone has at most one shipping rate per currency.');
  return rates;
}

// Rates are identified by their value: as on the platform they have no id.
const isSameRate = (one: ShippingRate, other: ShippingRate): boolean =>
  one.price.currencyCode === other.price.currencyCode &&
  one.price.centAmount === other.price.centAmount &&
  one.freeAbove?.centAmount === other.freeAbove?.centAmount &&
  isDeepStrictEqual(one.tiers, other.tiers);

const inZone = z.object({ zone: resourceIdentifier, shippingRate: shippingRateDraft });

function withRates(
  method: ShippingMethod,
  zoneId: string,
  change: (rates: ShippingRate[]) => ShippingRate[],
): ShippingMethod {
  if (!method.zoneRates.some(({ zone }) => zone.id === zoneId))
    throw invalidOperation(`The shipping method has no zone '${zoneId}'.`);
  const zoneRates = method.zoneRates.map((zoneRate) =>
    zoneRate.zone.id === zoneId
      ? { ...zoneRate, shippingRates: oneRatePerCurrency(change([...zoneRate.shippingRates])) }
      : zoneRate,
  );
  return { ...method, zoneRates };
}

/** Removes the default flag of the former default method: a project has one. */
async function keepOneDefault(after: ShippingMethod, before: ShippingMethod | undefined, work: Work): Promise<void> {
  if (!after.isDefault || before?.isDefault === true) return;
  for (const other of await work.rows(shippingMethods).all())
    if (other.isDefault && other.id !== after.id)
      await work.save(shippingMethods, other, { ...other, isDefault: false });
}

export const shippingMethodsKind: Kind<ShippingMethod> = {
  path: 'shipping-methods',
  family: shippingMethods,
  view: ['view_shipping_methods', 'view_orders'],
  manage: ['manage_shipping_methods', 'manage_orders'],
  create: creates(draft, async ({ custom, ...input }, work) =>
    work.newResource({
      ...input,
      // This server has no methods of single stores: all stores share all methods.
      stores: [],
      taxCategory: await reference(work, taxCategories, input.taxCategory),
      zoneRates: await Promise.all(input.zoneRates.map((zoneRate) => asZoneRate(work, zoneRate))),
      custom: await customFields(work, 'shipping-method', custom),
    }),
  ),
  afterWrite: keepOneDefault,
  actions: {
    ...customActions<ShippingMethod>('shipping-method'),
    changeName: assigns('name', z.string()),
    setKey: assigns('key', key.optional()),
    setDescription: assigns('description', z.string().optional()),
    setLocalizedName: assigns('localizedName', localizedString.optional()),
    setLocalizedDescription: assigns('localizedDescription', localizedString.optional()),
    changeIsDefault: assigns('isDefault', z.boolean()),
    changeActive: assigns('active', z.boolean()),
    setPredicate: assigns('predicate', rulePredicate('cart').optional()),
    changeTaxCategory: action(
      z.object({ taxCategory: resourceIdentifier }),
      async (body: ShippingMethod, input, work) => ({
        ...body,
        taxCategory: await reference(work, taxCategories, input.taxCategory),
      }),
    ),
    addZone: action(z.object({ zone: resourceIdentifier }), async (body: ShippingMethod, input, work) => {
      const zone = await reference(work, zones, input.zone);
      if (body.zoneRates.some((zoneRate) => zoneRate.zone.id === zone.id))
        throw invalidOperation(`The zone '${zone.id}' is already there.`);
      return { ...body, zoneRates: [...body.zoneRates, { zone, shippingRates: [] }] };
    }),
    removeZone: action(z.object({ zone: resourceIdentifier }), async (body: ShippingMethod, input, work) => {
      const zone = await reference(work, zones, input.zone);
      return { ...body, zoneRates: body.zoneRates.filter((zoneRate) => zoneRate.zone.id !== zone.id) };
    }),
    addShippingRate: action(inZone, async (body: ShippingMethod, input, work) => {
      const zone = await reference(work, zones, input.zone);
      const known = body.zoneRates.some((zoneRate) => zoneRate.zone.id === zone.id);
      const withZone = known ? body : { ...body, zoneRates: [...body.zoneRates, { zone, shippingRates: [] }] };
      return withRates(withZone, zone.id, (rates) => [...rates, asShippingRate(input.shippingRate)]);
    }),
    removeShippingRate: action(inZone, async (body: ShippingMethod, input, work) => {
      const zone = await reference(work, zones, input.zone);
      const old = asShippingRate(input.shippingRate);
      return withRates(body, zone.id, (rates) => rates.filter((rate) => !isSameRate(rate, old)));
    }),
  },
};
