import { inflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import type { InvoiceDocument } from '@manifold/domain/invoice/contract';
import { draftCreditNote } from '@manifold/domain/invoice/credit-note';
import { draftInvoice, type OrderedLine } from '@manifold/domain/invoice/draft-invoice';
import { INVOICE_FACTS } from '@manifold/domain/invoice/testing/invoice-facts';
import { wordsOf } from '../words/words-of.js';
import { invoicePdf } from './invoice-pdf.js';

const saw: OrderedLine = {
  kind: 'item',
  name: 'Pásová píla, лентов трион, πριονοκορδέλα',
  sku: 'EX10000001',
  quantity: 2,
  unitCentAmount: 6000,
  discountCentAmount: 1000,
  grossCentAmount: 11_000,
  netCentAmount: 8943,
  rate: 0.23,
};

function invoiceOf(lines: number, facts: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const amounts = {
    lines: Array.from({ length: lines }, () => saw),
    netCentAmount: lines * 8943,
    grossCentAmount: lines * 11_000,
    fee: { rate: 0.23, net: 81, tax: 19, gross: 100 },
    roundingCentAmount: -5,
  };
  const draft = draftInvoice(INVOICE_FACTS, amounts);
  return { ...draft, number: 'INV-SK-2026-000001', issuedOn: '2026-11-23', ...facts };
}

/** Returns the readable objects of a PDF: compressed streams are decompressed. */
function textOf(pdf: Buffer): string {
  const latin = pdf.toString('latin1');
  const streams = [...latin.matchAll(/FlateDecode[\s\S]*?>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, data]) => {
      try {
        return [inflateSync(Buffer.from(data ?? '', 'latin1')).toString('latin1')];
      } catch {
        return [];
      }
    },
  );
  return [latin, ...streams].join('\n');
}

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

/** Returns the code points to which the embedded fonts map their glyphs. */
function embeddedLetters(pdf: Buffer): Set<string> {
  const maps = [...textOf(pdf).matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)].map(([, map]) => map ?? '');
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f ]+)>/gi)].map(([, code]) => code ?? ''));
  // A ligature stands for several letters.
  const letters = codes.flatMap((code) => code.match(/[0-9a-f]{4}/gi) ?? []);
  return new Set(letters.map((code) => String.fromCodePoint(Number.parseInt(code, 16))));
}

const locales = [...new Set(seedDocuments(new Date('2026-11-23')).flatMap((store) => Object.keys(store.locales)))];

describe('a printed invoice', () => {
  it.each(locales)('has every letter of its texts, a title and a language: %s', async (locale) => {
    const pdf = await invoicePdf(invoiceOf(1, { locale }));
    const letters = embeddedLetters(pdf);
    const { description, unitPrice, payByTransfer, amountDue } = wordsOf(locale);
    const texts = [saw.name, description, unitPrice, payByTransfer, amountDue, INVOICE_FACTS.seller.companyName].join(
      '',
    );
    const missing = [...new Set(texts)].filter((letter) => letter !== ' ' && !letters.has(letter));
    expect(missing).toEqual([]);
    expect(textOf(pdf)).toContain(`/Lang (${locale})`);
    expect(textOf(pdf)).toMatch(/\/Title (\d+ 0 R|[(<])/);
    expect(textOf(pdf)).toContain('/Marked true');
  });

  it('stays short and quick to print if another system sends endless names and addresses', async () => {
    const text = 'x'.repeat(5000);
    const buyer = { ...INVOICE_FACTS.buyer, firstName: text, company: text, department: text, streetName: text };
    const lines = invoiceOf(1).lines.map((line) => ({ ...line, name: text, sku: text }));
    const pdf = await invoicePdf(invoiceOf(1, { buyer: { ...buyer, city: text }, delivery: buyer, lines }));
    expect(pagesOf(pdf)).toBe(2);
    expect(embeddedLetters(pdf)).toContain('…');
  });

  it('shows letters that its fonts do not have as replaced, and no price backwards', async () => {
    const lines = invoiceOf(1).lines.map((line) => ({ ...line, name: 'משור', sku: 'א-1' }));
    const letters = embeddedLetters(await invoicePdf(invoiceOf(1, { lines })));
    expect(letters).toContain('\uFFFD');
    expect(letters).not.toContain('א');
  });

  it('has the same bytes each time', async () => {
    const [first, second] = [await invoicePdf(invoiceOf(3)), await invoicePdf(invoiceOf(3))];
    expect(first.equals(second)).toBe(true);
  });

  it('continues on further pages, each with the head of the table', async () => {
    const pdf = await invoicePdf(invoiceOf(60));
    expect(pagesOf(pdf)).toBeGreaterThan(2);
    const heads = textOf(pdf).match(/\/Artifact <<\s*\/Type \/Pagination/g)?.length ?? 0;
    // Seven columns on every page but the first, and the two parts of the footer on every page.
    expect(heads).toBe((pagesOf(pdf) - 1) * 7 + pagesOf(pdf) * 2);
    expect(pagesOf(await invoicePdf(invoiceOf(1)))).toBe(1);
  });

  it.each(locales)('has a credit note and the notes about missing VAT: %s', async (locale) => {
    const invoice = invoiceOf(1, { locale, vatNote: 'intra-community' });
    const result = draftCreditNote(invoice, [], { reason: 'cancellation' });
    if (result.kind === 'refused') throw new Error(result.refusal);
    const pdf = await invoicePdf({ ...result.draft, number: 'CN-SK-2026-000001', issuedOn: '2026-11-24' });
    const letters = embeddedLetters(pdf);
    const texts = `${wordsOf(locale).intraCommunity}${wordsOf(locale).amountCredited}`;
    expect([...new Set(texts)].filter((letter) => letter !== ' ' && !letters.has(letter))).toEqual([]);
  });
});
