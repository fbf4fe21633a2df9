import type { MailBlock, MailContent, MailRow } from './blocks.js';

/** Mails as text have lines of at most this many characters where words allow it (RFC 5322, RFC 3676). */
const WIDTH = 76;

function wrapText(text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

const paragraph = (text: string): string => text.split('\n').map(wrapText).join('\n');
const rowText = ({ name, value }: MailRow): string => `${name}: ${value}`;
const headed = (title: string, ...lines: readonly string[]): string => [title.toUpperCase(), ...lines].join('\n');

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'heading':
      return headed(block.text);
    case 'button':
    case 'link':
      return `${block.text}:\n${block.href}`;
    case 'rows':
      return block.rows.map(rowText).join('\n');
    case 'lines':
      return block.lines
        .map(({ name, notes, amount }) => [name, ...[...notes, amount].map((note) => `  ${note}`)].join('\n'))
        .join('\n');
    case 'columns':
      return block.columns.map(({ title, lines }) => headed(title, ...lines)).join('\n\n');
    case 'picture':
      return paragraph(block.caption);
    case 'small-print':
      return headed(block.title, block.paragraphs.map(paragraph).join('\n\n'));
  }
}

/** Returns a mail as plain text, with the same content as its HTML. */
export function renderText({ brand, title, blocks, footer }: MailContent): string {
  const parts = [brand.name, title, ...blocks.map(blockText), `-- \n${footer.join('\n')}`];
  return `${parts.join('\n\n')}\n`;
}
