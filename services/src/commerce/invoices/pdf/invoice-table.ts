import type { InvoiceLine } from '@manifold/domain/invoice/contract';
import type { InvoiceWords } from '../words/invoice-words.js';
import type { InvoiceFormat } from './invoice-format.js';
import { MARGIN, type Column, type Sheet, type TextStyle } from './sheet.js';

const WIDTHS = [171, 32, 72, 46, 64, 55, 65] as const;
const GAP = 4;
const PADDING = 5;
const HEAD: TextStyle = { font: 'bold', size: 7.5 };
const CELL: TextStyle = { size: 8 };
const SMALL: TextStyle = { size: 7, colour: '#6b6b66' };

const columns: readonly Column[] = WIDTHS.map((width, index) => ({
  x: MARGIN + WIDTHS.slice(0, index).reduce<number>((total, each) => total + each, 0),
  width: width - GAP,
}));

const styleOf = (style: TextStyle, index: number): TextStyle => (index === 0 ? style : { ...style, align: 'right' });

/** Returns the name of a line; lines without a name of their own are named in the document's language. */
export function nameOfLine({ kind, name }: InvoiceLine, words: InvoiceWords): string {
  if (name !== '') return name;
  const names = { shipping: words.shipping, fee: words.fee, discount: words.orderDiscount, refund: words.refund };
  return kind === 'item' || kind === 'custom' ? '–' : names[kind];
}

/** Returns the second line of an item: SKU, price as the shop showed it, and discount. */
function detailsOf(line: InvoiceLine, words: InvoiceWords, format: InvoiceFormat): string {
  const { kind, sku, quantity, unitCentAmount, discountCentAmount, tax } = line;
  if (kind !== 'item' && kind !== 'custom') return '';
  const price = `${quantity} × ${format.amount(unitCentAmount)}${tax === 0 ? '' : ` ${words.inclVat}`}`;
  const discount = discountCentAmount === 0 ? '' : `${words.discount} ${format.amount(-discountCentAmount)}`;
  return [sku, price, discount].filter(Boolean).join(' · ');
}

function cellsOf(line: InvoiceLine, format: InvoiceFormat): string[] {
  const { quantity, net, tax, gross, rate } = line;
  const unit = format.number(Math.round(net / quantity));
  return [String(quantity), unit, format.rate(rate), format.number(net), format.number(tax), format.number(gross)];
}

/** Draws the lines of an invoice as a table whose head is repeated on every page. */
export function drawLines(
  sheet: Sheet,
  lines: readonly InvoiceLine[],
  words: InvoiceWords,
  format: InvoiceFormat,
): void {
  const table = sheet.element('Table');
  const head = [words.description, words.quantity, words.unitPrice, words.vatRate, words.net, words.vat, words.gross];
  const headHeight = Math.max(...head.map((text, index) => sheet.heightOf(text, columnAt(index), HEAD)));
  drawRow(sheet, table, head, HEAD, 'TH');
  underlineHead(sheet, headHeight);
  for (const line of lines) {
    const [name, details] = [nameOfLine(line, words), detailsOf(line, words, format)];
    const nameHeight = sheet.heightOf(name, columnAt(0), CELL);
    const detailsHeight = details === '' ? 0 : sheet.heightOf(details, columnAt(0), SMALL);
    if (sheet.reserve(nameHeight + detailsHeight + 2 * PADDING)) repeatHead(sheet, head, headHeight);
    const row = drawRow(sheet, table, [name, ...cellsOf(line, format)], CELL, 'TD');
    sheet.y += nameHeight;
    if (details !== '') sheet.write(details, columnAt(0), SMALL, { parent: row, tag: 'TD' });
    sheet.y += detailsHeight + PADDING;
    sheet.rule('#e3e3de');
    sheet.y += PADDING;
  }
  table.end();
}

const columnAt = (index: number): Column => columns[index] ?? { x: MARGIN, width: 0 };

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  cells: readonly string[],
  style: TextStyle,
  tag: 'TH' | 'TD',
): PDFKit.PDFStructureElement {
  const row = sheet.element('TR', table);
  cells.forEach((text, index) => sheet.write(text, columnAt(index), styleOf(style, index), { parent: row, tag }));
  return row;
}

function repeatHead(sheet: Sheet, head: readonly string[], height: number): void {
  head.forEach((text, index) => sheet.decoration(text, columnAt(index), styleOf(HEAD, index)));
  underlineHead(sheet, height);
}

function underlineHead(sheet: Sheet, height: number): void {
  sheet.y += height + PADDING;
  sheet.rule('#1c1c1a');
  sheet.y += PADDING;
}
