import { describe, expect, it } from '@jest/globals';
import { GUARDED_BY_DEFAULT, isFieldRefused, isPartRefused, policiesOf } from './section-parts.js';

const TARGET = { domain: 'https://a.my.salesforce.com', orgId: '00D', caseFields: { vatId: 'a', locale: 'b' } };
const change = (section: string, before: Record<string, unknown> | null, after: Record<string, unknown> | null) => ({
  section,
  before,
  after,
});

describe('the review policies of a change', () => {
  it.each([
    ['another account', change('bank-transfer', { iban: 'A' }, { iban: 'B' }), ['bank-transfer']],
    ['a slug', change('page-slugs', { slugs: { a: 'b' } }, { slugs: { a: 'c' } }), ['page-slugs']],
    [
      'a link to another host',
      change('page-slugs', null, { externalLinks: {} }),
      ['page-slugs', 'page-slugs.externalLinks'],
    ],
    ['a removed link', change('page-slugs', { externalLinks: {} }, null), ['page-slugs', 'page-slugs.externalLinks']],
    ['a host more', change('store', { hosts: ['a'] }, { hosts: ['a', 'b'] }), ['store', 'store.hosts']],
    ['a label of a store', change('store', { hosts: ['a'], label: 'A' }, { label: 'B', hosts: ['a'] }), ['store']],
    [
      'other reasons beside the same target in another order',
      change(
        'support-webform',
        { ...TARGET, reasons: [] },
        {
          reasons: [1],
          caseFields: { locale: 'b', vatId: 'a' },
          orgId: '00D',
          domain: TARGET.domain,
        },
      ),
      ['support-webform'],
    ],
    [
      'one field id',
      change('support-webform', TARGET, { ...TARGET, caseFields: { vatId: 'x', locale: 'b' } }),
      ['support-webform', 'support-webform.target'],
    ],
  ])('that is %s', (_what, edit, policies) => expect(policiesOf(edit)).toEqual(policies));

  it('require a second person by default for money, links, the support target and hosts only', () => {
    expect(GUARDED_BY_DEFAULT).toEqual([
      'bank-transfer',
      'merchant-account',
      'page-slugs.externalLinks',
      'support-webform.target',
      'store.hosts',
    ]);
  });

  it('let only an admin change where support requests are sent', () => {
    const roles = ['admin', 'operations', 'support'] as const;
    const moved = change('support-webform', TARGET, { ...TARGET, domain: 'https://collector.evil.example' });
    const reworded = change('support-webform', { ...TARGET, reasons: [] }, { ...TARGET, reasons: [1] });
    expect(roles.map((role) => isPartRefused(role, moved))).toEqual([false, true, true]);
    expect(roles.map((role) => isPartRefused(role, reworded))).toEqual([false, false, false]);
  });
});

describe('a field that only some editors of a section may change', () => {
  //  role | section | field | refused
  it.each([
    ['support', 'support-webform', 'domain', true],
    ['operations', 'support-webform', 'caseFields', true],
    ['admin', 'support-webform', 'orgId', false],
    ['support', 'support-webform', 'reasons', false],
    ['operations', 'store', 'hosts', false],
    ['operations', 'merchant-account', 'domain', false],
  ] as const)('for %s: %s, %s: %s', (role, section, field, isRefused) => {
    expect(isFieldRefused(role, section, field)).toBe(isRefused);
  });
});
