import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { pageConfig, publicConfig } from '@manifold/domain/page-config/page-config';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { themeStylesheet } from '../live/theme-stylesheet.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const momentOf = (snapshot: Snapshot) => ({
  themeStylesheet: themeStylesheet(snapshot).path,
  now: NOW,
  liveCartPort: 2087,
  hasPaymentProvider: true,
});
const snapshots = seedDocuments(NOW).map((document): Snapshot => ({
  storeKey: document.storeKey,
  revision: 1,
  validFrom: null,
  hash: '0'.repeat(16),
  document,
}));
const pages = snapshots.flatMap((snapshot) =>
  snapshot.document.sections.store.locales.map(({ locale }) => [locale, snapshot] as const),
);

describe('the config that is embedded in a page', () => {
  it.each(pages)('in %s is at most 4 KB', (locale, snapshot) => {
    const slice = JSON.stringify(pageConfig(snapshot, locale, momentOf(snapshot)));
    expect(Buffer.byteLength(slice)).toBeLessThanOrEqual(4096);
  });

  it.each(pages)('in %s contains nothing confidential', (locale, snapshot) => {
    const all = JSON.stringify(publicConfig(snapshot, locale, momentOf(snapshot)));
    const { 'bank-transfer': bank, 'merchant-account': merchant, 'support-webform': form } = snapshot.document.sections;
    for (const secret of [bank.iban, merchant.merchantAccount, form.orgId]) expect(all).not.toContain(secret);
  });
});

describe('a brand’s stylesheet', () => {
  it('has one declaration per token, and a name with the hash of its content', () => {
    const [first, second] = snapshots.map(themeStylesheet);
    expect(first?.css).toMatch(/^:root\{(--[a-z-]+:[^;{}]+;?)+\}\n$/);
    expect(first?.path).toMatch(/^\/theme\/ferrum-[a-f0-9]{16}\.css$/);
    expect(second).toEqual(first);
  });

  it('differs between brands', () => {
    const paths = new Set(snapshots.map((snapshot) => themeStylesheet(snapshot).path.split('-')[0]));
    expect([...paths].sort()).toEqual(['/theme/ferrum', '/theme/halden']);
  });
});
