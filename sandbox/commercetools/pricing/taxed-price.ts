import type {
  TaxCalculationMode,
  TaxedItemPrice,
  TaxPortion,
  TaxRate,
  RoundingMode,
} from '@commercetools/platform-sdk';
import { centPrecision, sum } from '../amounts/money.js';
import { divideRounded, exactFraction, type Fraction } from '../amounts/rounding.js';
import { shareOut } from './share-out.js';

/** The tax settings of a cart. */
export interface TaxSettings {
  readonly currency: string;
  readonly rounding: RoundingMode;
  readonly calculation: TaxCalculationMode;
}

/** Pieces with the same price; the tax of `UnitPriceLevel` is calculated on one of them. */
export interface TaxedPieces {
  readonly quantity: number;
  readonly price: bigint;
}

/** A taxed amount: a total in cents and its pieces. */
export interface TaxedAmount {
  readonly total: bigint;
  readonly pieces: readonly TaxedPieces[];
}

interface NetAndGross {
  readonly net: bigint;
  readonly gross: bigint;
}

/**
 * Platform rule `TaxedItemPrice`. LineItemLevel (the default) taxes the total after it was multiplied with the
 * quantity; UnitPriceLevel taxes one piece and multiplies. With the tax included in the price
 * net = round(gross / (1 + rate)), else gross = round(net × (1 + rate)); the tax is always the difference, so that
 * gross = net + Σ portions holds to the cent. One rounding per item, half to even unless the cart says otherwise.
 */
export function taxedItemPrice({ total, pieces }: TaxedAmount, rate: TaxRate, settings: TaxSettings): TaxedItemPrice {
  const parts =
    settings.calculation === 'UnitPriceLevel'
      ? pieces.map(({ quantity, price }) => times(split(price, rate, settings.rounding), quantity))
      : [split(total, rate, settings.rounding)];
  const net = sum(parts.map((part) => part.net));
  const gross = sum(parts.map((part) => part.gross));
  const { currency } = settings;
  return {
    totalNet: centPrecision(net, currency),
    totalGross: centPrecision(gross, currency),
    taxPortions: portionsOf(gross - net, rate, currency),
    totalTax: centPrecision(gross - net, currency),
  };
}

function split(price: bigint, rate: TaxRate, rounding: RoundingMode): NetAndGross {
  const { numerator, denominator } = onePlus(exactFraction(rate.amount));
  return rate.includedInPrice
    ? { net: divideRounded(price * denominator, numerator, rounding), gross: price }
    : { net: price, gross: divideRounded(price * numerator, denominator, rounding) };
}

function onePlus({ numerator, denominator }: Fraction): Fraction {
  return { numerator: numerator + denominator, denominator };
}

function times({ net, gross }: NetAndGross, quantity: number): NetAndGross {
  return { net: net * BigInt(quantity), gross: gross * BigInt(quantity) };
}

/** Returns one portion per rate, or per sub-rate in proportion to the sub-rates; they add up to the tax. */
function portionsOf(tax: bigint, rate: TaxRate, currency: string): TaxPortion[] {
  const subRates = rate.subRates ?? [];
  if (subRates.length === 0) return [{ rate: rate.amount, name: rate.name, amount: centPrecision(tax, currency) }];
  // One common denominator makes whole numbers of the sub-rates.
  const fractions = subRates.map(({ amount }) => exactFraction(amount));
  const common = fractions.reduce((product, { denominator }) => product * denominator, 1n);
  const pieces = fractions.map(({ numerator, denominator }) => ({
    quantity: 1,
    weight: (numerator * common) / denominator,
  }));
  const magnitude = tax < 0n ? -tax : tax;
  const shares = shareOut(magnitude, pieces).map((share) => share[0]?.amount ?? 0n);
  return subRates.map((subRate, index) => {
    const amount = shares[index] ?? 0n;
    return { rate: subRate.amount, name: subRate.name, amount: centPrecision(tax < 0n ? -amount : amount, currency) };
  });
}
