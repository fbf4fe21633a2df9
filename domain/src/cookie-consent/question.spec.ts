import { describe, expect, it } from '@jest/globals';
import { type ConsentSettings, consentQuestion, offeredCategories } from './question.js';

const settings: ConsentSettings = {
  enabled: true,
  usesManager: false,
  version: 2,
  repeatAfterDays: 180,
  preferences: false,
  analytics: true,
  marketing: true,
  title: null,
  text: null,
};

describe('the question about cookies', () => {
  it('is asked by the dialog for the categories of the store', () => {
    expect(consentQuestion(settings)).toEqual({
      askedBy: 'dialog',
      version: 2,
      repeatAfterDays: 180,
      categories: ['analytics', 'marketing'],
      title: null,
      text: null,
    });
  });

  it.each([
    ['the configured manager', { usesManager: true }, 'manager'],
    ['nobody if it is switched off', { enabled: false }, 'nobody'],
    ['nobody if there is nothing to agree to', { analytics: false, marketing: false }, 'nobody'],
  ])('is asked by %s', (_who, changes, askedBy) => {
    expect(consentQuestion({ ...settings, ...changes }).askedBy).toBe(askedBy);
  });

  it('offers nothing if nobody asks', () => {
    expect(consentQuestion({ ...settings, enabled: false }).categories).toEqual([]);
  });
});

describe('an answer', () => {
  it.each([
    ['is limited to what the store offers', ['marketing', 'preferences'], ['marketing']],
    ['names each category once, in their order', ['marketing', 'analytics', 'marketing'], ['analytics', 'marketing']],
    ['may be nothing', [], []],
  ])('%s', (_what, named, kept) => {
    expect(offeredCategories(consentQuestion(settings), named)).toEqual(kept);
  });
});
