import { describe, expect, it } from '@jest/globals';
import { pageFacts } from './page-facts.js';

const PAGE = `<!DOCTYPE html><html lang="de-AT" data-x><head><link rel="canonical" href="https://at.example/agb?a=1&amp;b=2">
<link rel="alternate" hreflang="de-AT" href="https://at.example/agb"><link rel="alternate" hreflang="x-default" href="https://sk.example/">
<link href="https://sk.example/op" hreflang="sk-SK" rel="alternate"><link rel="icon" href="/i.svg"></head>
<body><header>Men\u00fc</header><main id="m"><h1 class="x">AGB &amp; mehr</h1><p>Es gilt,</p><script>let a = '<p>';</script><p>was
hier steht.</p></main><footer>Fu\u00df</footer></body></html>`;

describe('the facts of a page', () => {
  it('are its language, its heading and the text of its main part', () => {
    expect(pageFacts(PAGE)).toMatchObject({
      lang: 'de-AT',
      heading: 'AGB & mehr',
      text: 'AGB & mehr Es gilt, was hier steht.',
    });
  });

  it('are its own URL and those of its translations', () => {
    const { canonical, alternates } = pageFacts(PAGE);
    expect(canonical).toBe('https://at.example/agb?a=1&b=2');
    expect(alternates).toEqual([
      { locale: 'de-AT', address: 'https://at.example/agb' },
      { locale: 'sk-SK', address: 'https://sk.example/op' },
    ]);
  });

  it('can be empty', () => {
    expect(pageFacts('')).toEqual({ lang: null, heading: '', text: '', canonical: null, alternates: [] });
  });
});
