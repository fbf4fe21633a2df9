/** Rows of texts, as a spreadsheet puts them on the clipboard. */
export type Block = readonly (readonly string[])[];

const QUOTE = '"';

/** Reads one cell and returns where it ends. A quoted cell may contain tabs and line breaks. */
function readCell(text: string, start: number): { readonly cell: string; readonly end: number } {
  if (text[start] !== QUOTE) {
    const found = text.slice(start).search(/[\t\n]/);
    const end = found === -1 ? text.length : start + found;
    return { cell: text.slice(start, end), end };
  }
  let cell = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== QUOTE) cell += text[at];
    else if (text[at + 1] === QUOTE) {
      cell += QUOTE;
      at += 1;
    } else return { cell, end: at + 1 };
    at += 1;
  }
  // A quote that is never closed is literal.
  const plain = text.slice(start).split(/[\t\n]/, 1)[0] ?? '';
  return { cell: plain, end: start + plain.length };
}

/** Parses tab-separated text from a spreadsheet; a final line break ends the last row. */
export function parseTsv(copied: string): Block {
  const text = copied.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const lines: string[][] = [[]];
  let at = 0;
  for (;;) {
    const { cell, end } = readCell(text, at);
    lines.at(-1)?.push(cell);
    if (end >= text.length) return lines;
    if (text[end] === '\n') lines.push([]);
    // Ignores text between a closing quote and the next tab; spreadsheets never write it.
    const isParted = text[end] === '\t' || text[end] === '\n';
    at = isParted ? end + 1 : end;
    if (!isParted) lines.at(-1)?.pop();
  }
}

const written = (cell: string): string =>
  /[\t\n"]/.test(cell) ? `${QUOTE}${cell.replaceAll(QUOTE, QUOTE + QUOTE)}${QUOTE}` : cell;

/** Formats a block as tab-separated text. */
export function formatTsv(block: Block): string {
  return block.map((line) => line.map(written).join('\t')).join('\n');
}
