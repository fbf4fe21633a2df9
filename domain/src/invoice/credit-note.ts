import { netOfGross } from '../money/round.js';
import type { InvoiceDocument, InvoiceDraft, InvoiceLine, TaxSplit } from './contract.js';
import { plainLine, sumOf, taxesOf } from './draft-invoice.js';

/** Why a credit note is issued. `refund`: this amount of cents is paid back; `cancellation`: all that is left. */
export type Credit = { readonly reason: 'cancellation' } | { readonly reason: 'refund'; readonly centAmount: number };

/** `nothing-left`: everything is credited already. `exceeds-invoice`: more than what is left. */
export type CreditRefusal = 'nothing-left' | 'exceeds-invoice' | 'no-amount';

export type CreditResult =
  | { readonly kind: 'credited'; readonly draft: InvoiceDraft }
  | { readonly kind: 'refused'; readonly refusal: CreditRefusal };

/** The amounts of an invoice that remain after its credit notes. */
interface Remainder {
  readonly taxes: readonly TaxSplit[];
  readonly gross: number;
  readonly rounding: number;
}

const negated = (split: TaxSplit): TaxSplit => ({
  rate: split.rate,
  net: minus(split.net),
  tax: minus(split.tax),
  gross: minus(split.gross),
});

/** Returns the negative of an amount, without the negative zero. */
const minus = (amount: number): number => 0 - amount;

function remainderOf(invoice: InvoiceDocument, creditNotes: readonly InvoiceDocument[]): Remainder {
  const documents = [invoice, ...creditNotes];
  const taxes = taxesOf(documents.flatMap((document) => document.taxes));
  const rounding = documents.reduce((total, { totals }) => total + totals.rounding, 0);
  return { taxes, gross: sumOf(taxes).gross, rounding };
}

/** Spreads an amount over what is left at each rate, in proportion and without exceeding it. The parts add up to the amount. */
function spread(centAmount: number, taxes: readonly TaxSplit[]): number[] {
  const left = sumOf(taxes).gross;
  const parts = taxes.map(({ gross }) => Math.floor((centAmount * gross) / left));
  let missing = centAmount - parts.reduce((total, part) => total + part, 0);
  return parts.map((part, index) => {
    const more = Math.min(missing, (taxes[index]?.gross ?? 0) - part);
    missing -= more;
    return part + more;
  });
}

/** Splits a part at its rate. The last part takes all net and tax that are left, so that no cent remains. */
function splitPart(gross: number, left: TaxSplit): TaxSplit {
  if (gross === left.gross) return left;
  const { net: exact } = netOfGross(gross, left.rate);
  const net = Math.min(left.net, Math.max(exact, gross - left.tax));
  return { rate: left.rate, net, tax: gross - net, gross };
}

/** Returns the invoice's lines with negative amounts. */
const reversedLines = ({ lines }: InvoiceDocument): InvoiceLine[] =>
  lines.map((line) => ({
    ...line,
    ...negated(line),
    unitCentAmount: minus(line.unitCentAmount),
    discountCentAmount: minus(line.discountCentAmount),
  }));

function amountLines(centAmount: number, taxes: readonly TaxSplit[]): InvoiceLine[] {
  const parts = spread(centAmount, taxes);
  return taxes.flatMap((left, index) => {
    const part = parts[index] ?? 0;
    return part === 0 ? [] : [plainLine('refund', negated(splitPart(part, left)))];
  });
}

/**
 * Returns the credit note for a refund or a cancellation. Credit notes of one invoice never exceed it, and if they credit all
 * of it, their net, tax and rounding are exactly the invoice's.
 */
export function draftCreditNote(
  invoice: InvoiceDocument,
  earlier: readonly InvoiceDocument[],
  credit: Credit,
): CreditResult {
  const left = remainderOf(invoice, earlier);
  const payable = left.gross + left.rounding;
  const centAmount = credit.reason === 'cancellation' ? payable : credit.centAmount;
  if (payable <= 0) return { kind: 'refused', refusal: 'nothing-left' };
  if (centAmount <= 0) return { kind: 'refused', refusal: 'no-amount' };
  const isAll = centAmount === payable;
  if (!isAll && centAmount > left.gross) return { kind: 'refused', refusal: 'exceeds-invoice' };
  const lines =
    isAll && earlier.length === 0 ? reversedLines(invoice) : amountLines(isAll ? left.gross : centAmount, left.taxes);
  const total = sumOf(lines);
  const rounding = isAll ? minus(left.rounding) : 0;
  const { number, issuedOn, ...same } = invoice;
  const draft: InvoiceDraft = {
    ...same,
    kind: 'credit-note',
    corrects: { number, issuedOn, reason: credit.reason },
    lines,
    taxes: taxesOf(lines),
    totals: { ...total, rounding, payable: total.gross + rounding },
  };
  return { kind: 'credited', draft };
}
