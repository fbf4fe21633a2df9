import { printedAddress } from '@manifold/domain/address/printed';
import type { InvoiceDocument } from '@manifold/domain/invoice/contract';
import type { InvoiceWords } from '../words/invoice-words.js';
import { filled, wordsOf } from '../words/words-of.js';
import { invoiceFormat, type InvoiceFormat } from './invoice-format.js';
import { drawLines } from './invoice-table.js';
import { shortenText } from './printable.js';
import { CONTENT_WIDTH, MARGIN, Sheet, type Column } from './sheet.js';

const COLUMN_GAP = 15;
const HALF = (CONTENT_WIDTH - COLUMN_GAP) / 2;
const LEFT: Column = { x: MARGIN, width: HALF };
const RIGHT: Column = { x: MARGIN + HALF + COLUMN_GAP, width: HALF };
const SPACE = 14;
const LABEL = { size: 7.5, colour: '#6b6b66' } as const;

interface Drawing {
  readonly sheet: Sheet;
  readonly invoice: InvoiceDocument;
  readonly words: InvoiceWords;
  readonly format: InvoiceFormat;
}

/** Renders an issued invoice or credit note as a PDF in its language. The same document gives the same bytes. */
export async function invoicePdf(invoice: InvoiceDocument): Promise<Buffer> {
  const { locale, number, issuedOn, seller } = invoice;
  const [words, format] = [wordsOf(locale), invoiceFormat(invoice)];
  const title = `${titleOf(invoice, words)} ${number}`;
  const createdAt = new Date(`${issuedOn}T00:00:00Z`);
  const sheet = new Sheet({ title, author: seller.companyName, language: locale, createdAt });
  const drawing = { sheet, invoice, words, format };
  drawHead(drawing);
  drawParties(drawing);
  drawLines(sheet, invoice.lines, words, format);
  drawTaxes(drawing);
  drawTotals(drawing);
  drawNotes(drawing);
  const about = footerOf(invoice, { words, format });
  return sheet.finish((page, pages) => [about, filled(words.page, { page, pages })]);
}

const titleOf = ({ kind }: InvoiceDocument, words: InvoiceWords): string =>
  kind === 'invoice' ? words.invoice : words.creditNote;

/** Returns the VAT numbers that the seller uses for this supply. */
function sellerVatNumbers({ seller, vatNote }: InvoiceDocument): string[] {
  const { vatNumber, localVatNumber } = seller;
  // A supply to another member state is made under the number of the seat.
  return localVatNumber === null || vatNote === 'intra-community' ? [vatNumber] : [localVatNumber, vatNumber];
}

function drawHead({ sheet, invoice, words }: Drawing): void {
  const { brand, number, corrects } = invoice;
  sheet.y += sheet.write(brand.name, LEFT, { font: 'bold', size: 20, colour: brand.accent }) + 4;
  sheet.rule(brand.accent);
  sheet.y += SPACE;
  sheet.paragraph(`${titleOf(invoice, words)} ${number}`, { font: 'bold', size: 15 }, 'H1');
  sheet.y += corrects ? 2 : 0;
}

/** Draws blocks side by side and moves the cursor below the longer one. */
function sideBySide(sheet: Sheet, blocks: readonly (readonly [Column, string, readonly string[]])[]): void {
  const top = sheet.y;
  const ends = blocks.map(([column, label, lines]) => {
    sheet.y = top;
    sheet.y += sheet.write(label, column, LABEL) + 2;
    for (const line of lines) sheet.y += sheet.write(line, column);
    return sheet.y;
  });
  sheet.y = Math.max(...ends) + SPACE;
}

/** Addresses of the shop are shorter; those of other systems would not fit on the page. */
const MAXIMUM_ADDRESS_LINE = 250;

const linesOf = (address: InvoiceDocument['buyer']): string[] =>
  printedAddress(address).map((line) => shortenText(line, MAXIMUM_ADDRESS_LINE));

function drawParties({ sheet, invoice, words, format }: Drawing): void {
  const { seller, buyer, delivery, number, issuedOn, supplyOn, orderNumber, orderedOn } = invoice;
  const vatLine = (vatNumber: string) => format.labelled(words.vatNumber, vatNumber);
  const from = [
    seller.streetLine,
    `${seller.postalCode} ${seller.city}, ${seller.countryCode}`,
    ...sellerVatNumbers(invoice).map(vatLine),
  ];
  const facts = [
    format.labelled(words.number, number),
    format.labelled(words.issuedOn, format.date(issuedOn)),
    ...(supplyOn === null ? [] : [format.labelled(words.supplyOn, format.date(supplyOn))]),
    format.labelled(words.orderNumber, orderNumber),
    format.labelled(words.orderedOn, format.date(orderedOn)),
  ];
  sheet.y += 6;
  sideBySide(sheet, [
    [LEFT, seller.companyName, from],
    [RIGHT, titleOf(invoice, words), facts],
  ]);
  const addressLines = (address: InvoiceDocument['buyer']) => [
    ...linesOf(address),
    ...(address.country && address.country !== seller.countryCode ? [address.country] : []),
    ...(address.vatNumber ? [vatLine(address.vatNumber)] : []),
  ];
  sideBySide(sheet, [
    [LEFT, words.buyer, addressLines(buyer)],
    ...(delivery ? [[RIGHT, words.delivery, linesOf(delivery)] as const] : []),
  ]);
}

const TAX_COLUMNS: readonly Column[] = [0, 1, 2, 3].map((index) => ({
  x: MARGIN + CONTENT_WIDTH - (4 - index) * 85,
  width: 81,
}));

/** Draws the VAT by rate. */
function drawTaxes({ sheet, invoice, words, format }: Drawing): void {
  const rows = [
    [words.vatRate, words.net, words.vat, words.gross],
    ...invoice.taxes.map(({ rate, net, tax, gross }) => [
      format.rate(rate),
      ...[net, tax, gross].map((centAmount) => format.number(centAmount)),
    ]),
  ];
  sheet.reserve(rows.length * 13 + SPACE);
  const table = sheet.element('Table');
  rows.forEach((cells, index) => {
    const [style, tag] = index === 0 ? [LABEL, 'TH'] : [{ size: 8 }, 'TD'];
    const row = sheet.element('TR', table);
    const heights = cells.map((text, at) =>
      sheet.write(text, TAX_COLUMNS[at] ?? RIGHT, { ...style, align: 'right' }, { parent: row, tag: tag }),
    );
    sheet.y += Math.max(...heights) + 2;
  });
  table.end();
  sheet.y += SPACE / 2;
}

/** Returns the label of the last amount: due, paid or credited. */
function amountLabel({ kind, payment }: InvoiceDocument, words: InvoiceWords): string {
  if (kind === 'credit-note') return words.amountCredited;
  return payment.status === 'paid' ? words.amountPaid : words.amountDue;
}

function drawTotals({ sheet, invoice, words, format }: Drawing): void {
  const { gross, rounding, payable } = invoice.totals;
  const rows: (readonly [string, number, boolean])[] = [
    [words.total, gross, false],
    ...(rounding === 0 ? [] : [[words.rounding, rounding, false] as const]),
    [amountLabel(invoice, words), payable, true],
  ];
  sheet.reserve(rows.length * 17);
  for (const [label, centAmount, isLast] of rows) {
    const style = isLast ? ({ font: 'bold', size: 11 } as const) : { size: 9 };
    const width = CONTENT_WIDTH - 115;
    const labelHeight = sheet.write(label, { x: MARGIN, width }, { ...style, align: 'right' });
    const column = { x: MARGIN + width, width: CONTENT_WIDTH - width - 4 };
    sheet.y += Math.max(labelHeight, sheet.write(format.amount(centAmount), column, { ...style, align: 'right' })) + 3;
  }
  sheet.y += SPACE;
}

/** Returns how the invoice is paid. */
function paymentNotes(
  { payment, orderNumber }: InvoiceDocument,
  { words, format }: Pick<Drawing, 'words' | 'format'>,
): string[] {
  const { method, account, status } = payment;
  if (status === 'paid') return [words.paidOnline];
  if (method === 'cash-on-delivery') return [words.payOnDelivery];
  if (!account) return [];
  const iban = account.iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return [
    words.payByTransfer,
    format.labelled('IBAN', iban),
    format.labelled('BIC', account.bic),
    format.labelled(words.accountOwner, account.accountOwner),
    format.labelled(words.reference, orderNumber),
  ];
}

function drawNotes({ sheet, invoice, words, format }: Drawing): void {
  const { corrects, vatNote } = invoice;
  const notes = [
    ...(vatNote === null ? [] : [vatNote === 'export' ? words.exported : words.intraCommunity]),
    ...(corrects
      ? [
          filled(words.corrects, { number: corrects.number, date: format.date(corrects.issuedOn) }),
          corrects.reason === 'cancellation' ? words.cancellation : words.refundReason,
        ]
      : paymentNotes(invoice, { words, format })),
  ];
  for (const note of notes) {
    sheet.paragraph(note);
    sheet.y += 2;
  }
}

function footerOf({ seller }: InvoiceDocument, { words, format }: Pick<Drawing, 'words' | 'format'>): string {
  const { companyName, streetLine, postalCode, city, countryCode, register, vatNumber } = seller;
  const place = `${companyName}, ${streetLine}, ${postalCode} ${city}, ${countryCode}`;
  return [place, ...(register === null ? [] : [register]), format.labelled(words.vatNumber, vatNumber)].join(' · ');
}
