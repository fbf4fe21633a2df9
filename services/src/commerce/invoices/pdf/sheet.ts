import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { printable } from './printable.js';

const require = createRequire(import.meta.url);

/** Fonts with Latin, Greek and Cyrillic letters; only the used glyphs are embedded. */
const fonts = {
  regular: readFileSync(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
  bold: readFileSync(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
};

export const MARGIN = 45;
const FOOTER_HEIGHT = 50;
const A4 = { width: 595.28, height: 841.89 };
export const CONTENT_WIDTH = A4.width - 2 * MARGIN;
const BOTTOM = A4.height - MARGIN - FOOTER_HEIGHT;
const INK = '#1c1c1a';

export interface TextStyle {
  readonly font?: keyof typeof fonts;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: 'left' | 'right';
}

/** The position of a text: its left edge and its width. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly language: string;
  /** The creation date in the file. Otherwise the bytes depend only on the content. */
  readonly createdAt: Date;
}

type Structure = PDFKit.PDFStructureElement;

/** Pages of A4 with a cursor, tagged for screen readers. Every text is printed as `printable` returns it. */
export class Sheet {
  y = MARGIN;
  private readonly document: PDFKit.PDFDocument;
  private readonly root: Structure;
  private readonly chunks: Buffer[] = [];
  private readonly ended: Promise<void>;

  constructor({ title, author, language, createdAt }: SheetInfo) {
    this.document = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: createdAt },
    });
    this.document.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold);
    this.document.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((done) => this.document.once('end', done));
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** Returns the height of a text in a column. */
  heightOf(text: string, { width }: Column, style: TextStyle = {}): number {
    this.apply(style);
    return this.document.heightOfString(printable(text), { width });
  }

  /** Begins a new page if less than this height is left. Returns whether it did. */
  reserve(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.document.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Adds a structure element, such as a table or one of its rows. */
  element(tag: string, parent: Structure = this.root): Structure {
    const element = this.document.struct(tag);
    parent.add(element);
    return element;
  }

  /** Writes a text at the cursor's height without moving the cursor. Returns its height. */
  write(text: string, column: Column, style: TextStyle = {}, place: { parent?: Structure; tag?: string } = {}): number {
    const height = this.heightOf(text, column, style);
    const { parent = this.root, tag = 'P' } = place;
    const { y } = this;
    parent.add(this.document.struct(tag, {}, () => this.draw(text, column, y, style)));
    return height;
  }

  /** Writes a text and moves the cursor below it. */
  paragraph(text: string, style: TextStyle = {}, tag = 'P'): void {
    const column = { x: MARGIN, width: CONTENT_WIDTH };
    this.reserve(this.heightOf(text, column, style));
    this.y += this.write(text, column, style, { tag });
  }

  /** Writes a text that screen readers skip, such as a repeated table head. */
  decoration(text: string, column: Column, style: TextStyle = {}): void {
    this.document.markContent('Artifact', { type: 'Pagination' });
    this.draw(text, column, this.y, style);
    this.document.endMarkedContent();
  }

  /** Draws a horizontal line at the cursor. */
  rule(colour: string, { x, width }: Column = { x: MARGIN, width: CONTENT_WIDTH }): void {
    this.document.markContent('Artifact', { type: 'Layout' });
    this.document
      .lineWidth(0.7)
      .strokeColor(colour)
      .moveTo(x, this.y)
      .lineTo(x + width, this.y)
      .stroke();
    this.document.endMarkedContent();
  }

  /** Ends the document with a footer on every page, given the page's number and the number of pages. */
  async finish(footer: (page: number, pages: number) => readonly [left: string, right: string]): Promise<Buffer> {
    const { start, count } = this.document.bufferedPageRange();
    const style: TextStyle = { size: 7, colour: '#6b6b66' };
    for (let index = start; index < start + count; index += 1) {
      this.document.switchToPage(index);
      // Text below the margin would begin a new page.
      this.document.page.margins.bottom = 0;
      this.y = A4.height - MARGIN - FOOTER_HEIGHT + 16;
      this.rule('#d9d9d4');
      this.y += 6;
      const [left, right] = footer(index - start + 1, count);
      this.decoration(left, { x: MARGIN, width: CONTENT_WIDTH - 90 }, style);
      this.decoration(right, { x: MARGIN + CONTENT_WIDTH - 90, width: 90 }, { ...style, align: 'right' });
    }
    this.root.end();
    this.document.end();
    await this.ended;
    return Buffer.concat(this.chunks);
  }

  private apply({ font = 'regular', size = 9 }: TextStyle): void {
    this.document.font(font).fontSize(size);
  }

  private draw(text: string, { x, width }: Column, y: number, style: TextStyle): void {
    this.apply(style);
    this.document.fillColor(style.colour ?? INK).text(printable(text), x, y, { width, align: style.align ?? 'left' });
  }
}
