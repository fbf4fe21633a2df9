import { describe, expect, it } from '@jest/globals';
import { missingIds } from './untranslated-ids.js';

describe('the texts that a language lacks', () => {
  const english = { add: 'Add', buy: 'Buy', close: 'Close' };

  it('are those that neither the language nor the country has', () => {
    expect(missingIds(english, [{ add: 'Dazu' }, { close: 'Zu' }])).toEqual(['buy']);
  });

  it('include blank texts', () => {
    expect(missingIds(english, [{ ...english, buy: ' ' }])).toEqual(['buy']);
  });
});
