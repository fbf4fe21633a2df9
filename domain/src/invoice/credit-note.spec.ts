import { describe, expect, it } from '@jest/globals';
import type { InvoiceDocument } from './contract.js';
import { type Credit, draftCreditNote } from './credit-note.js';
import { draftInvoice, sumOf, type OrderedLine } from './draft-invoice.js';
import { INVOICE_FACTS } from './testing/invoice-facts.js';

function line(rate: number, grossCentAmount: number): OrderedLine {
  const unitCentAmount = grossCentAmount;
  const [name, sku] = ['Band saw', 'EX10000001'];
  return {
    kind: 'item',
    name,
    sku,
    quantity: 1,
    unitCentAmount,
    discountCentAmount: 0,
    grossCentAmount,
    netCentAmount: null,
    rate,
  };
}

function invoiceOf(lines: readonly OrderedLine[], roundingCentAmount = 0): InvoiceDocument {
  const netCentAmount = sumOf(draftInvoice(INVOICE_FACTS, amountsOf(lines, 0, 0)).lines.slice(0, lines.length)).net;
  const grossCentAmount = lines.reduce((total, { grossCentAmount: gross }) => total + gross, 0);
  const amounts = { ...amountsOf(lines, netCentAmount, grossCentAmount), roundingCentAmount };
  return { ...draftInvoice(INVOICE_FACTS, amounts), number: 'INV-SK-2026-000001', issuedOn: '2026-11-23' };
}

const amountsOf = (lines: readonly OrderedLine[], netCentAmount: number, grossCentAmount: number) => ({
  lines,
  netCentAmount,
  grossCentAmount,
  fee: null,
  roundingCentAmount: 0,
});

function credited(invoice: InvoiceDocument, earlier: readonly InvoiceDocument[], credit: Credit): InvoiceDocument {
  const result = draftCreditNote(invoice, earlier, credit);
  if (result.kind === 'refused') throw new Error(result.refusal);
  return { ...result.draft, number: `CN-SK-2026-${earlier.length + 1}`, issuedOn: '2026-11-30' };
}

const refund = (centAmount: number): Credit => ({ reason: 'refund', centAmount });
const MIXED = invoiceOf([line(0.23, 12_345), line(0.05, 6789), line(0.23, 1)], -4);

describe('a credit note', () => {
  it('of a cancelled order takes back every line of the invoice, and the rounding', () => {
    const note = credited(MIXED, [], { reason: 'cancellation' });
    expect(note.lines.map(({ name, gross }) => [name, gross])).toEqual(
      MIXED.lines.map(({ name, gross }) => [name, -gross]),
    );
    expect(note.totals.payable).toBe(-MIXED.totals.payable);
    expect(note.corrects).toEqual({ number: MIXED.number, issuedOn: '2026-11-23', reason: 'cancellation' });
  });

  it('of a partial refund splits the amount over the rates of the invoice', () => {
    const note = credited(MIXED, [], refund(1000));
    expect(note.taxes.map(({ rate }) => rate)).toEqual([0.23, 0.05]);
    expect(note.totals).toMatchObject({ gross: -1000, rounding: 0, payable: -1000 });
    expect(note.totals.net + note.totals.tax).toBe(-1000);
  });

  it.each([
    ['more than the invoice', [], refund(MIXED.totals.gross + 1), 'exceeds-invoice'],
    ['nothing', [], refund(0), 'no-amount'],
    ['what is credited already', [{ reason: 'cancellation' } as const], refund(1), 'nothing-left'],
  ])('is refused for %s', (_title, before, credit, refusal) => {
    const earlier = before.map((each) => credited(MIXED, [], each));
    expect(draftCreditNote(MIXED, earlier, credit)).toEqual({ kind: 'refused', refusal });
  });

  it.each([1, 2, 3, 7, 100, 1999, 6000])(
    'in parts of %i cents leaves nothing over: net, VAT, rounding and every rate end at zero',
    (part) => {
      const notes: InvoiceDocument[] = [];
      const invoice = invoiceOf([line(0.23, 500), line(0.05, 333), line(0.1, 1)], part % 2);
      for (let left = invoice.totals.gross; left > part; left -= part) {
        notes.push(credited(invoice, notes, refund(part)));
      }
      notes.push(credited(invoice, notes, { reason: 'cancellation' }));
      const every = [invoice, ...notes];
      expect(every.reduce((total, { totals }) => total + totals.payable, 0)).toBe(0);
      for (const { rate } of invoice.taxes) {
        const taxes = every.flatMap(({ taxes: each }) => each.filter((tax) => tax.rate === rate));
        expect([rate, sumOf(taxes)]).toEqual([rate, { net: 0, tax: 0, gross: 0 }]);
      }
      const signs = notes.flatMap(({ lines }) => lines.flatMap(({ net, tax, gross }) => [net, tax, gross]));
      expect(signs.every((amount) => amount <= 0)).toBe(true);
    },
  );
});
