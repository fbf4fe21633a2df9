import { describe, expect, it } from '@jest/globals';
import { complaint, storeRow } from './check-stores.js';

const check = (id: string, state: 'ok' | 'warning' | 'failed' | 'not-applicable') => ({
  id,
  state,
  found: { en: 'Found.' },
  advice: null,
  details: [],
});

describe('the row of a checked store', () => {
  it('counts the checks by state and names those that are not ok', () => {
    const checks = [check('host', 'ok'), check('addresses', 'failed'), check('config-lint', 'warning')];
    expect(storeRow('ferrum_de', checks)).toBe('ferrum_de         1        1       1  addresses, config-lint');
  });

  it('names no checks for a store that is ready, and does not count checks that do not apply', () => {
    expect(storeRow('halden_co_uk', [check('host', 'ok'), check('support-texts', 'not-applicable')])).toBe(
      'halden_co_uk      1        0       0',
    );
  });
});

describe('the complaint about a check', () => {
  it('lists problems in English, with those that are the same in all languages', () => {
    const details = [
      'https://ferrum.de/imprint',
      { en: 'de-DE imprint: no heading', de: 'de-DE Impressum: keine Überschrift' },
    ];
    const found = { ...check('legal-pages', 'failed'), details, advice: { en: 'Write it.' } };
    expect(complaint(found).split('\n')).toEqual([
      '    legal-pages: Found.',
      '      https://ferrum.de/imprint',
      '      de-DE imprint: no heading',
      '      → Write it.',
    ]);
  });
});
