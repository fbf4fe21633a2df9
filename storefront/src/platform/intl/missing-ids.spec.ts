import { describe, expect, it } from '@jest/globals';
import { missingIds } from './missing-ids.js';

describe('the texts that a language lacks', () => {
  const english = { add: 'Add', buy: 'Buy', close: 'Close' };

  it('are those that neither the language nor the country says', () => {
    expect(missingIds(english, [{ add: 'Dazu' }, { close: 'Zu' }])).toEqual(['buy']);
  });

  it('are also those that are there without a word', () => {
    expect(missingIds(english, [{ ...english, buy: ' ' }])).toEqual(['buy']);
  });
});
