import { describe, expect, it } from '@jest/globals';
import { countOf, linesOf, readLines } from './redirect-lines.js';

const REDIRECTS = [
  { source: '/old', target: '/new', code: 301 },
  { source: '/sale-2019', target: 'https://shop.example/sale', code: 302 },
];
const LINES = '/old /new\n/sale-2019 https://shop.example/sale 302';

describe('redirects as lines', () => {
  it('read back as they were written', () => {
    expect(linesOf(REDIRECTS)).toBe(LINES);
    expect(readLines(LINES)).toEqual({ ok: true, value: REDIRECTS });
  });

  it('may be pasted from a spreadsheet, with empty lines', () => {
    const pasted = '/old\t/new\r\n\n/sale-2019;https://shop.example/sale;302\n';
    expect(readLines(pasted)).toEqual({ ok: true, value: REDIRECTS });
    expect(countOf(pasted)).toBe(2);
  });

  it.each(['old /new', '/old', '/old /new 307', '/old /new 301 twice', '/old //evil.example'])(
    'name the invalid line: %s',
    (wrong) => {
      const refused = { ok: false, reason: 'console.redirects.badLine', values: { line: '3' } };
      expect(readLines(`/a /b\n\n${wrong}`)).toEqual(refused);
    },
  );

  it('are limited to 20,000', () => {
    const many = (count: number) => Array.from({ length: count }, (_none, at) => `/old-${at} /new-${at}`).join('\n');
    expect(readLines(many(20_000)).ok).toBe(true);
    expect(readLines(many(20_001))).toMatchObject({ ok: false, reason: 'console.redirects.tooMany' });
  });

  it('are empty for a value that is not a list of redirects', () => {
    expect(linesOf(undefined)).toBe('');
    expect(readLines(' \n')).toEqual({ ok: true, value: [] });
  });
});
