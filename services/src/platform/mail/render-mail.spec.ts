import { describe, expect, it } from '@jest/globals';
import { headerText, mailHeaders, messageId } from './mail-headers.js';
import type { MailBlock, MailContent, MailLook } from './layout/blocks.js';
import { renderMail } from './render-mail.js';

const LOOK: MailLook = {
  ground: '#f7f5f1',
  surface: '#ffffff',
  hairline: '#e3ddd3',
  ink: '#1b1916',
  inkSoft: '#49453e',
  accent: '#b03a0b',
  accentInk: '#ffffff',
  band: '#1b1916',
  bandInk: '#f7f5f1',
  radius: '10px',
  fontFamily: "system-ui, 'Segoe UI', Arial, sans-serif",
};

const HOSTILE = `<script>alert("1")</script>' onload='x' & more`;

const BLOCKS: readonly MailBlock[] = [
  { kind: 'paragraph', text: HOSTILE },
  { kind: 'heading', text: HOSTILE },
  { kind: 'button', text: HOSTILE, href: `https://shop.example/?a=1&b="'<` },
  { kind: 'link', text: HOSTILE, href: `https://shop.example/?b="'<` },
  { kind: 'rows', rows: [{ name: HOSTILE, value: HOSTILE, weight: 'strong' }] },
  { kind: 'lines', lines: [{ name: HOSTILE, notes: [HOSTILE], amount: HOSTILE }] },
  { kind: 'columns', columns: [{ title: HOSTILE, lines: [HOSTILE, HOSTILE] }] },
  { kind: 'picture', contentId: 'code', alt: HOSTILE, caption: HOSTILE, size: 200 },
  { kind: 'small-print', title: HOSTILE, paragraphs: [HOSTILE] },
];

const content = (blocks: readonly MailBlock[]): MailContent => ({
  language: 'de-AT',
  direction: 'ltr',
  subject: HOSTILE,
  preheader: HOSTILE,
  brand: { name: HOSTILE, href: 'https://shop.example/' },
  title: HOSTILE,
  blocks,
  footer: [HOSTILE],
});

describe('a mail', () => {
  const { html, text } = renderMail(content(BLOCKS), LOOK);

  it('shows whatever a customer typed as text, never as HTML', () => {
    expect(html).not.toMatch(/<script|<img src="cid:code"[^>]*onload|' onload/);
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39; onload=&#39;x&#39; &amp; more');
    expect(html).toContain('href="https://shop.example/?a=1&amp;b=&quot;&#39;&lt;"');
  });

  it('names its language and reading direction and supports dark mode', () => {
    expect(html).toMatch(/<html lang="de-AT" dir="ltr">/);
    expect(html).toContain('<meta name="color-scheme" content="light dark" />');
    expect(html).toContain('prefers-color-scheme: dark');
  });

  it('loads nothing from the network, so that opening it reveals nothing', () => {
    expect(html).not.toMatch(/src="http|url\(|<link|@import/);
  });

  it('has the same content as plain text', () => {
    for (const block of BLOCKS) if ('href' in block) expect(text).toContain(block.href);
    expect(text.split(HOSTILE.slice(0, 20)).length).toBeGreaterThan(BLOCKS.length);
  });
});

describe('the headers of a mail', () => {
  const from = { name: 'Ferrum', address: 'no-reply@ferrum.example', replyTo: null };

  it('cannot be extended by a text with a line break', () => {
    expect(headerText('Order\r\nBcc: victim@example.com\u2028x')).toBe('Order Bcc: victim@example.com x');
    expect(messageId({ idempotencyKey: 'k', from: { ...from, address: 'a@b\r\nBcc: c' } })).toMatch(
      /^<[0-9a-f]{40}@[a-zA-Z0-9.-]+>$/,
    );
  });

  it('have the same message id at every try, and another one for another mail', () => {
    const id = (idempotencyKey: string) => messageId({ idempotencyKey, from });
    expect(id('SK-1/order-confirmation')).toBe(id('SK-1/order-confirmation'));
    expect(id('SK-1/order-confirmation')).not.toBe(id('SK-2/order-confirmation'));
  });

  it('say that nobody typed the mail, and do not call it a newsletter', () => {
    const mail = {
      ...renderMail(content([]), LOOK),
      template: 'x',
      to: 'a@b.test',
      from,
      idempotencyKey: 'k',
      facts: {},
    };
    expect(mailHeaders(mail)).toMatchObject({ 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de-AT' });
    expect(Object.keys(mailHeaders(mail))).not.toContain('List-Unsubscribe');
  });
});
