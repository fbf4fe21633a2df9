import type { LineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, invalidOperation } from '../errors/platform-error.js';
import { placeholderPrice } from '../pricing/placeholder-price.js';
import { money } from '../input/draft-parts.js';
import { asCentPrecision } from '../amounts/money.js';

/** A price that a service client sets instead of the catalogue's: per piece, or for the whole line. */
export const externalPriceFields = {
  externalPrice: money.optional(),
  externalTotalPrice: z.object({ price: money, totalPrice: money }).optional(),
};
export type ExternalPrices = z.output<z.ZodObject<typeof externalPriceFields>>;
type Amount = z.output<typeof money>;

/** Returns the line with its external price; without one, with the catalogue's price. */
export function withExternalPrice(line: LineItem, { externalPrice, externalTotalPrice }: ExternalPrices): LineItem {
  const { currencyCode } = line.totalPrice;
  const amount = (given: Amount) => {
    if (given.currencyCode === currencyCode) return asCentPrecision(given);
    throw invalidField('currencyCode', given.currencyCode, `The cart's currency is ${currencyCode}.`);
  };
  const asPrice = (given: Amount) => ({ id: 'external', value: amount(given) });
  if (externalTotalPrice !== undefined)
    return {
      ...line,
      priceMode: 'ExternalTotal',
      price: asPrice(externalTotalPrice.price),
      totalPrice: amount(externalTotalPrice.totalPrice),
    };
  if (externalPrice !== undefined) return { ...line, priceMode: 'ExternalPrice', price: asPrice(externalPrice) };
  if (line.priceMode === 'Platform') return line;
  return { ...line, priceMode: 'Platform', price: placeholderPrice(currencyCode) };
}

/**
 * Returns the line with its price for a new quantity (platform rule `LineItemPriceMode`). Throws InvalidOperation if the
 * line has an external price and no new one is given. An external total is dropped if no new one is given, because a
 * total for two pieces must never pay for ten.
 */
export function withPriceForQuantity(line: LineItem, given: ExternalPrices): LineItem {
  const isGiven = given.externalPrice !== undefined || given.externalTotalPrice !== undefined;
  if (line.priceMode === 'ExternalPrice' && !isGiven)
    throw invalidOperation(
      `The line item '${line.id}' has an external price: its quantity changes with externalPrice.`,
    );
  return isGiven || line.priceMode === 'ExternalTotal' ? withExternalPrice(line, given) : line;
}
