import { describe, expect, it } from '@jest/globals';
import { INDEX_HEAD, indexRow } from './index-row.js';
import { parseIndexParams } from './index-params.js';

const index = {
  indexName: 'prod.de-DE',
  locales: ['de-DE'],
  products: 20_000,
  generation: 3,
  builtAt: '2026-11-22T07:15:03.120Z',
  buildSeconds: 24.1,
  position: '2026-11-22T07:20:11.000Z',
  lag: 0,
};

describe('the row of a search index', () => {
  it('is aligned with the head of the table', () => {
    const [head, row] = [INDEX_HEAD, indexRow(index)];
    expect(row.split(/\s{2,}/)).toEqual([
      'de-DE',
      '20000',
      '3',
      '2026-11-22 07:15:03',
      '24.1',
      '2026-11-22 07:20:11',
      '0',
    ]);
    expect(head.indexOf('position')).toBe(row.indexOf('2026-11-22 07:20:11'));
  });

  it('shows an index that was never built as missing, and unknown values as -', () => {
    expect(indexRow({ ...index, builtAt: null, products: null })).toContain('missing');
    expect(indexRow({ ...index, position: null, lag: null })).toMatch(/24\.1\s+-\s+-$/);
  });
});

describe('a command about the search', () => {
  const who = { MANIFOLD_SESSION: 'session' };

  it('applies to the named locales, or to all', () => {
    expect(parseIndexParams(['status'], { ...who, PORT: '4000' })).toMatchObject({ command: 'status', locales: [] });
    expect(parseIndexParams(['rebuild', 'de-DE', 'fr-FR', '--within', '60'], who)).toMatchObject({
      command: 'rebuild',
      locales: ['de-DE', 'fr-FR'],
      withinMilliseconds: 60_000,
    });
  });

  it.each([
    ['nothing', [], who, /npm run search/],
    ['an unknown command', ['drop'], who, /npm run search/],
    ['an unknown option', ['status', '--force'], who, /--force/],
    ['an invalid time', ['rebuild', '--within', 'soon'], who, /not a number of seconds/],
    ['no credentials', ['status'], {}, /No credentials/],
  ])('refuses %s and prints how to use it', (_what, args, variables, message) => {
    expect(() => parseIndexParams(args, variables)).toThrow(message);
  });
});
