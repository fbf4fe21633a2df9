import { netOfGross } from '../money/round.js';
import type { InvoiceDocument, InvoiceDraft, InvoiceLine, TaxSplit } from './contract.js';
import { vatNote } from './vat-note.js';

/** A line of an order: what the shopper pays for it, and the VAT in it. */
export interface OrderedLine {
  readonly kind: 'item' | 'custom' | 'shipping';
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly unitCentAmount: number;
  readonly discountCentAmount: number;
  readonly grossCentAmount: number;
  /** Null if the order does not state it. */
  readonly netCentAmount: number | null;
  /** A fraction: 0.2 for 20 %. */
  readonly rate: number;
}

/** The amounts of an order in cents, as the commerce backend states them. */
export interface OrderedAmounts {
  readonly lines: readonly OrderedLine[];
  /** Goods and shipping, without the fee. */
  readonly netCentAmount: number;
  readonly grossCentAmount: number;
  /** The fee for paying on delivery, split; null for none. */
  readonly fee: TaxSplit | null;
  readonly roundingCentAmount: number;
}

/** The parts of an invoice that are copied from the order and from the config of its store. */
export type InvoiceFacts = Pick<
  InvoiceDraft,
  | 'storeKey'
  | 'countryCode'
  | 'locale'
  | 'currencyCode'
  | 'orderNumber'
  | 'orderedOn'
  | 'supplyOn'
  | 'seller'
  | 'brand'
  | 'buyer'
  | 'delivery'
  | 'payment'
>;

/** Returns the sums by rate, the highest rate first. */
export function taxesOf(lines: readonly TaxSplit[]): TaxSplit[] {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((left, right) => right - left);
  return rates.map((rate) => {
    const taxed = lines.filter((line) => line.rate === rate);
    return { rate, ...sumOf(taxed) };
  });
}

/** Returns net, tax and gross of all lines together. */
export function sumOf(lines: readonly Pick<TaxSplit, 'net' | 'tax' | 'gross'>[]) {
  return lines.reduce(
    (total, { net, tax, gross }) => ({ net: total.net + net, tax: total.tax + tax, gross: total.gross + gross }),
    { net: 0, tax: 0, gross: 0 },
  );
}

function invoiceLine(line: OrderedLine): InvoiceLine {
  const { grossCentAmount: gross, rate, netCentAmount, kind, name, sku, quantity } = line;
  const net = netCentAmount ?? netOfGross(gross, rate).net;
  const { unitCentAmount, discountCentAmount } = line;
  return { kind, name, sku, quantity, unitCentAmount, discountCentAmount, rate, net, tax: gross - net, gross };
}

/** Returns a line without pieces and without a name of its own. */
export function plainLine(kind: InvoiceLine['kind'], split: TaxSplit): InvoiceLine {
  const { rate, net, tax, gross } = split;
  return {
    kind,
    name: '',
    sku: null,
    quantity: 1,
    unitCentAmount: gross,
    discountCentAmount: 0,
    rate,
    net,
    tax,
    gross,
  };
}

/**
 * Returns the lines of an invoice. A difference between the lines and the order's totals, such as a discount on the whole order,
 * becomes a separate line at the rate of the largest tax portion.
 */
function invoiceLines({ lines, netCentAmount, grossCentAmount, fee }: OrderedAmounts): InvoiceLine[] {
  const ordered = lines.map(invoiceLine);
  const total = sumOf(ordered);
  const [net, gross] = [netCentAmount - total.net, grossCentAmount - total.gross];
  const [largest] = taxesOf(ordered).sort((left, right) => right.tax - left.tax);
  const rest = { rate: largest?.rate ?? 0, net, tax: gross - net, gross };
  return [
    ...ordered,
    ...(net === 0 && gross === 0 ? [] : [plainLine('discount', rest)]),
    ...(fee ? [plainLine('fee', fee)] : []),
  ];
}

/** Returns the invoice of an order. All amounts are the order's; the totals are the sums of the lines. */
export function draftInvoice(facts: InvoiceFacts, amounts: OrderedAmounts): InvoiceDraft {
  const lines = invoiceLines(amounts);
  const total = sumOf(lines);
  const rounding = amounts.roundingCentAmount;
  const supply = {
    taxCentAmount: total.tax,
    sellerCountry: facts.seller.countryCode,
    deliveryCountry: (facts.delivery ?? facts.buyer).country ?? facts.countryCode,
    buyerVatNumber: facts.buyer.vatNumber,
  };
  const totals: InvoiceDocument['totals'] = { ...total, rounding, payable: total.gross + rounding };
  return { kind: 'invoice', corrects: null, ...facts, lines, taxes: taxesOf(lines), totals, vatNote: vatNote(supply) };
}
