import { randomUUID } from 'node:crypto';
import type { TaxCategory, TaxRate } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidOperation, resourceNotFound } from '../errors/platform-error.js';
import { country, key, unsupportedProperties } from '../input/draft-parts.js';
import { taxCategories } from '../families/families.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';

const rateDraft = z.object({
  name: z.string(),
  amount: z.number().min(0).max(1),
  includedInPrice: z.boolean(),
  country,
  state: z.string().optional(),
  key: key.optional(),
  ...unsupportedProperties('subRates'),
});
const draft = z.object({
  key: key.optional(),
  name: z.string(),
  description: z.string().optional(),
  rates: z.array(rateDraft).optional(),
});
const byRate = z.object({ taxRateId: z.string().optional(), taxRateKey: z.string().optional() });

const asRate = (input: z.output<typeof rateDraft>): TaxRate => ({ id: randomUUID(), ...input, subRates: [] });

function requireDistinctPlaces(rates: readonly TaxRate[]): TaxRate[] {
  const places = rates.map((rate) => `${rate.country}/${rate.state ?? ''}`);
  const duplicate = places.find((place, index) => places.indexOf(place) !== index);
  if (duplicate !== undefined) throw invalidOperation(`There is already a tax rate for '${duplicate}'.`);
  return [...rates];
}

function rateOf(body: TaxCategory, input: z.output<typeof byRate>): TaxRate {
  const found = body.rates.find((rate) =>
    input.taxRateId === undefined ? rate.key === input.taxRateKey : rate.id === input.taxRateId,
  );
  if (found === undefined) throw resourceNotFound(`tax rate '${input.taxRateId ?? input.taxRateKey ?? ''}'`);
  return found;
}

export const taxCategoriesKind: Kind<TaxCategory> = {
  path: 'tax-categories',
  family: taxCategories,
  view: ['view_tax_categories', 'view_products'],
  manage: ['manage_tax_categories', 'manage_products'],
  create: creates(draft, (input, work) =>
    work.newResource({ ...input, rates: requireDistinctPlaces((input.rates ?? []).map(asRate)) }),
  ),
  actions: {
    changeName: assigns('name', z.string()),
    setKey: assigns('key', key.optional()),
    setDescription: assigns('description', z.string().optional()),
    addTaxRate: action(z.object({ taxRate: rateDraft }), (body: TaxCategory, input) => ({
      ...body,
      rates: requireDistinctPlaces([...body.rates, asRate(input.taxRate)]),
    })),
    replaceTaxRate: action(byRate.extend({ taxRate: rateDraft }), (body: TaxCategory, input) => {
      const old = rateOf(body, input);
      return {
        ...body,
        rates: requireDistinctPlaces(body.rates.map((rate) => (rate === old ? asRate(input.taxRate) : rate))),
      };
    }),
    removeTaxRate: action(byRate, (body: TaxCategory, input) => {
      const old = rateOf(body, input);
      return { ...body, rates: body.rates.filter((rate) => rate !== old) };
    }),
  },
};
