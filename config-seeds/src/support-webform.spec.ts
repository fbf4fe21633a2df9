import { describe, expect, it } from '@jest/globals';
import type { SupportReason, SupportSubreason } from '@manifold/domain/support-webform/contract';
import { languages } from './countries.js';
import { seedDocuments } from './documents.js';

const [document] = seedDocuments(new Date('2026-11-20T12:00:00Z'));
const reasons: readonly SupportReason[] = document?.sections['support-webform'].reasons ?? [];
const subreasons: readonly SupportSubreason[] = reasons.flatMap((reason) => reason.subreasons);

describe('the support form', () => {
  // Spec shell §3.5, its examples.
  it.each([
    ['discount-request', ['phone', 'product-number', 'quantity', 'vat-id']],
    ['change-order', ['invoice-number', 'order-number', 'product-number']],
    ['cancellation-request', ['invoice-number', 'order-number', 'product-number']],
    ['invoice-request', ['order-number']],
    ['login-issue', []],
    ['data-removal', []],
    ['unsubscribe', []],
  ])('asks at %s for %j', (key, requires) => {
    expect([...(subreasons.find((each) => each.key === key)?.requires ?? ['missing'])].sort()).toEqual(requires);
  });

  it('offers a self-service page only at the three subreasons of the specification', () => {
    const shortcuts = subreasons.filter(({ shortcutPage }) => shortcutPage !== null).map(({ key }) => key);
    expect(shortcuts.sort()).toEqual(['invoice-request', 'no-reason-given', 'shipment-status']);
  });

  it('has the subreasons that links from other pages prefill', () => {
    const of = (key: string) => reasons.find((reason) => reason.key === key)?.subreasons.map((each) => each.key);
    expect(of('product-claim')).toContain('missing-manual-language');
    expect(of('sales')).toContain('discount-request');
  });

  it.each(languages)('names every reason and subreason in %s, each list without duplicates', (language) => {
    const lists = [reasons, ...reasons.map((reason) => reason.subreasons)];
    for (const list of lists) {
      const words = list.map(({ label }) => label[language]);
      expect(words).not.toContain(undefined);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('has both the domain and the organisation id of its platform', () => {
    const { domain, orgId } = document?.sections['support-webform'] ?? {};
    expect([domain, orgId]).toEqual([expect.stringMatching(/^http/), expect.stringMatching(/./)]);
  });
});
