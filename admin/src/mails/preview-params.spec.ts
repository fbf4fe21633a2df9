import { describe, expect, it } from '@jest/globals';
import { previewParams } from './preview-params.js';

const STORES = [
  { storeKey: 'ferrum_ch', locales: ['de-CH', 'fr-CH'] },
  { storeKey: 'ferrum_hu', locales: ['hu-HU'] },
];
const choiceOf = (query: string) => previewParams(new URLSearchParams(query), STORES);

describe('the preview of mails', () => {
  it('starts with the first mail of the first store', () => {
    expect(choiceOf('')).toEqual({ mail: 'order-confirmation-online', store: 'ferrum_ch', locale: 'de-CH' });
  });

  it('opens the mail, store and language of a copied address', () => {
    expect(choiceOf('mail=shipped&store=ferrum_ch&locale=fr-CH')).toEqual({
      mail: 'shipped',
      store: 'ferrum_ch',
      locale: 'fr-CH',
    });
  });

  it('takes a language that the store has when another store is chosen', () => {
    expect(choiceOf('mail=shipped&store=ferrum_hu&locale=fr-CH')?.locale).toBe('hu-HU');
    expect(choiceOf('mail=newsletter&store=ferrum_xx')?.mail).toBe('order-confirmation-online');
  });

  it('shows nothing without stores', () => {
    expect(previewParams(new URLSearchParams(), [])).toBeUndefined();
  });
});
