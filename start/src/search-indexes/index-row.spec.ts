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
  it('stands below its head', () => {
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

  it('says of one that was never filled that it is missing, and nothing of what nobody knows', () => {
    expect(indexRow({ ...index, builtAt: null, products: null })).toContain('missing');
    expect(indexRow({ ...index, position: null, lag: null })).toMatch(/24\.1\s+-\s+-$/);
  });
});

describe('a command about the search', () => {
  const who = { MANIFOLD_SESSION: 'session' };

  it('names locales, or means all', () => {
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
    ['a time that is none', ['rebuild', '--within', 'soon'], who, /no number of seconds/],
    ['nobody', ['status'], {}, /Who asks/],
  ])('refuses %s and says what would do', (_what, words, variables, message) => {
    expect(() => parseIndexParams(words, variables)).toThrow(message);
  });
});
