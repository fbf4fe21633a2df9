import type { MailBlock, MailLine, MailLook, MailRow } from './blocks.js';
import { html, type Html } from './html.js';

/** Tables and inline styles, because mail clients know little else. Classes serve the dark colours only. */
const table = (content: Html | readonly Html[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    ${content}
  </table>`;

const SIZES = { strong: 'font-size:18px;font-weight:700', small: 'font-size:13px', normal: 'font-size:15px' } as const;

function row({ name, value, weight }: MailRow, look: MailLook): Html {
  const size = SIZES[weight ?? 'normal'];
  const line = weight === 'strong' ? `border-top:1px solid ${look.hairline};` : '';
  const colour = weight === 'small' ? look.inkSoft : look.ink;
  const tone = weight === 'small' ? 'soft' : 'ink';
  const style = `${line}padding:6px 0;${size};line-height:1.4;color:${colour}`;
  return html`<tr>
    <td class="${tone} line" style="${style};vertical-align:top">${name}</td>
    <td class="${tone} line" align="right" style="${style};padding-left:16px;vertical-align:top;text-wrap:balance">
      ${value}
    </td>
  </tr>`;
}

function line({ name, notes, amount }: MailLine, look: MailLook): Html {
  const cell = `padding:12px 0;border-bottom:1px solid ${look.hairline};vertical-align:top;color:${look.ink}`;
  const note = (text: string): Html =>
    html`<br /><span class="soft" style="font-size:13px;color:${look.inkSoft}">${text}</span>`;
  return html`<tr>
    <td class="ink line" style="${cell};font-size:15px;line-height:1.4">
      <strong style="font-weight:600">${name}</strong>${notes.map(note)}
    </td>
    <td
      class="ink line"
      align="right"
      style="${cell};padding-left:16px;font-size:15px;line-height:1.4;white-space:nowrap;font-weight:600"
    >
      ${amount}
    </td>
  </tr>`;
}

const broken = (lines: readonly string[]): readonly Html[] =>
  lines.map((text, index) => (index === 0 ? html`${text}` : html`<br />${text}`));

/** Columns are next to each other if there is room, and below each other on a phone. */
const column = ({ title, lines }: { title: string; lines: readonly string[] }, look: MailLook): Html =>
  html`<div class="column" style="display:inline-block;width:100%;max-width:252px;vertical-align:top;padding:8px 0">
    <p class="ink" style="margin:0 0 4px;font-size:15px;font-weight:700;color:${look.ink}">${title}</p>
    <p class="soft" style="margin:0;font-size:15px;line-height:1.5;color:${look.inkSoft}">${broken(lines)}</p>
  </div>`;

const button = ({ text, href }: { text: string; href: string }, look: MailLook): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:20px 0">
    <tr>
      <td bgcolor="${look.accent}" style="background:${look.accent};border-radius:${look.radius}">
        <a
          href="${href}"
          style="display:inline-block;padding:12px 22px;font-size:16px;font-weight:600;color:${look.accentInk};text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>
  </table>`;

const picture = (block: Extract<MailBlock, { kind: 'picture' }>, look: MailLook): Html =>
  // White around a code, also in dark mode: scanners need it.
  html`<div style="margin:16px 0">
    <img
      src="cid:${block.contentId}"
      width="${block.size}"
      height="${block.size}"
      alt="${block.alt}"
      style="display:block;background:#ffffff;padding:8px;border-radius:${look.radius}"
    />
    <p class="soft" style="margin:8px 0 0;font-size:13px;line-height:1.5;color:${look.inkSoft}">${block.caption}</p>
  </div>`;

const smallPrint = ({ title, paragraphs }: { title: string; paragraphs: readonly string[] }, look: MailLook): Html =>
  html`<div style="margin:20px 0 0">
    <h2 class="soft" style="margin:0 0 6px;font-size:14px;font-weight:700;color:${look.inkSoft}">${title}</h2>
    ${paragraphs.map(
      (text) =>
        html`<p class="soft" style="margin:0 0 8px;font-size:13px;line-height:1.5;color:${look.inkSoft}">
          ${broken(text.split('\n'))}
        </p>`,
    )}
  </div>`;

/** Returns a block as HTML for mail clients. */
export function blockHtml(block: MailBlock, look: MailLook): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p class="ink" style="margin:0 0 14px;font-size:16px;line-height:1.5;color:${look.ink}">
        ${broken(block.text.split('\n'))}
      </p>`;
    case 'heading':
      return html`<h2 class="ink" style="margin:26px 0 8px;font-size:18px;line-height:1.3;color:${look.ink}">
        ${block.text}
      </h2>`;
    case 'button':
      return button(block, look);
    case 'link':
      return html`<p class="ink" style="margin:12px 0;font-size:15px;line-height:1.5;color:${look.ink}">
        <a class="ink" href="${block.href}" style="color:${look.ink};text-decoration:underline">${block.text}</a>
      </p>`;
    case 'rows':
      return table(block.rows.map((one) => row(one, look)));
    case 'lines':
      return table(block.lines.map((one) => line(one, look)));
    case 'columns':
      return html`<div style="margin:18px 0 0">${block.columns.map((one) => column(one, look))}</div>`;
    case 'picture':
      return picture(block, look);
    case 'small-print':
      return smallPrint(block, look);
  }
}
