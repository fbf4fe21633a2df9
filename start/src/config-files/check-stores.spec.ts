import { describe, expect, it } from '@jest/globals';
import { storeRow } from './check-stores.js';

const check = (id: string, state: 'ok' | 'warning' | 'failed' | 'not-applicable') => ({
  id,
  state,
  found: { en: 'Found.' },
  advice: null,
  details: [],
});

describe('the row of a checked store', () => {
  it('counts, and names what is not as it should be', () => {
    const checks = [check('host', 'ok'), check('addresses', 'failed'), check('config-lint', 'warning')];
    expect(storeRow('ferrum_de', checks)).toBe('ferrum_de         1        1       1  addresses, config-lint');
  });

  it('is short for a store that is ready, and does not count what it does without', () => {
    expect(storeRow('halden_co_uk', [check('host', 'ok'), check('support-texts', 'not-applicable')])).toBe(
      'halden_co_uk      1        0       0',
    );
  });
});
