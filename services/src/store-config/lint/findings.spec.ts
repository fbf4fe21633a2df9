import { describe, expect, it } from '@jest/globals';
import { seedRows } from '@manifold/config-seeds/rows';
import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import { diffOf } from '../publishing/diff.js';
import { applyEdits } from '../publishing/section-rows.js';
import { SECTIONS } from '../sections/registry.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const JANUARY = '2027-01-01T00:00:00.000Z';
const MARCH = '2027-03-01T00:00:00.000Z';
const seeds: SectionRows = new Map(
  SECTIONS.map(({ key }) => [key, seedRows().filter(({ section }) => section === key)] as const),
);

type Address = Partial<Edit> & Pick<Edit, 'section' | 'layer' | 'key'>;

/** Returns an edit that changes a seeded row or adds a new one. */
function edit(address: Address, change: Record<string, unknown> | null): Edit {
  const { section, layer, key, validFrom = null, validTo = null } = address;
  const rows = SECTIONS.find((each) => each.key === section);
  const found = rows && seeds.get(rows.key)?.find((row) => row.layer === layer && row.key === key);
  const before = validFrom === null ? (found?.value ?? null) : null;
  return { section, layer, key, validFrom, validTo, before, after: change && { ...before, ...change } };
}

const limit = (key: string, priceLimitCentAmount: number, dates: Partial<Edit> = {}) =>
  edit({ section: 'cash-on-delivery', layer: 'country', key, ...dates }, { priceLimitCentAmount });
const euroFrom = (validFrom: string) =>
  edit({ section: 'store', layer: 'store', key: 'ferrum_bg', validFrom }, { currencyCode: 'EUR' });
const findings = (rows: SectionRows, ...edits: Edit[]) =>
  diffOf(rows, edits, NOW).findings.filter(({ isNew }) => isNew);
const rulesOf = (rows: SectionRows, ...edits: Edit[]) =>
  findings(rows, ...edits).map(({ rule, storeKeys, from }) => [rule, storeKeys.join(' '), from]);

describe('the lint of a draft', () => {
  it('names a decimal point in the wrong place, with the old and the new amount, once for all stores of a currency', () => {
    const slip = edit(
      { section: 'shipping-cost', layer: 'currency', key: 'EUR' },
      { freeShippingThresholdCentAmount: 590_000 },
    );
    const tenfold = findings(seeds, slip).filter(({ rule }) => rule === 'amount-changed-tenfold');
    const values = { beforeCentAmount: 5_900, afterCentAmount: 590_000, currencyCode: 'EUR' };
    // France has its own threshold for a year, and gets this one afterwards.
    expect(tenfold).toMatchObject([
      { severity: 'warning', from: null, values },
      { severity: 'warning', from: '2027-11-19T23:00:00.000Z', storeKeys: ['ferrum_fr'], values },
    ]);
    expect(tenfold[0]?.storeKeys).toHaveLength(15);
  });

  it.each([
    ['a tenth', 15_000, true],
    ['nearly a tenth', 15_100, false],
    ['ten times as much', 1_500_000, true],
    ['half', 75_000, false],
  ])('checks a limit that becomes %s', (_what, cents, asks) => {
    const rules = findings(seeds, limit('AT', cents)).map(({ rule }) => rule);
    expect(rules.includes('amount-changed-tenfold')).toBe(asks);
  });

  it('warns about numbers that are not amounts, such as pieces of one product', () => {
    const pieces = edit({ section: 'shopping-limits', layer: 'country', key: 'AT' }, { maximumQuantityPerProduct: 1 });
    expect(findings(seeds, pieces)).toMatchObject([
      { rule: 'number-changed-tenfold', storeKeys: ['ferrum_at'], values: { after: 1 } },
    ]);
  });

  it('compares an amount in a new currency with other stores instead of the old amount', () => {
    const wrong = limit('BG', 890_000, { validFrom: JANUARY });
    expect(rulesOf(seeds, euroFrom(JANUARY), wrong)).toEqual([]);
    const slip = limit('BG', 4_550_000, { validFrom: JANUARY });
    expect(rulesOf(seeds, euroFrom(JANUARY), slip)).toEqual([['amount-far-from-others', 'ferrum_bg', JANUARY]]);
  });

  it('names the instant from which something is wrong', () => {
    const seven = edit(
      { section: 'consumer-rights', layer: 'country', key: 'AT', validFrom: MARCH },
      { returnDays: 7 },
    );
    expect(rulesOf(seeds, seven)).toEqual([['return-days-below-law', 'ferrum_at', MARCH]]);
  });

  it('reports a finding again if it applies sooner than before', () => {
    const later = edit(
      { section: 'consumer-rights', layer: 'country', key: 'AT', validFrom: MARCH },
      { returnDays: 7 },
    );
    const sooner = { ...later, validFrom: JANUARY, validTo: MARCH };
    const published = applyEdits(seeds, [later]);
    expect(rulesOf(published, sooner)).toEqual([['return-days-below-law', 'ferrum_at', JANUARY]]);
    expect(rulesOf(applyEdits(seeds, [sooner, later]), limit('IE', 151_000))).toEqual([]);
  });

  it('names every amount of a country that stays in the old currency', () => {
    expect(rulesOf(seeds, euroFrom(JANUARY))).toEqual([['amount-in-old-currency', 'ferrum_bg', JANUARY]]);
    expect(rulesOf(seeds, euroFrom(JANUARY), limit('BG', 455_000))).toEqual([
      ['amount-in-old-currency', 'ferrum_bg', JANUARY],
    ]);
    expect(rulesOf(seeds, euroFrom(JANUARY), limit('BG', 455_000, { validFrom: JANUARY }))).toEqual([]);
  });

  it('names an amount with a later date than the change of currency', () => {
    const spring = limit('BG', 900_000, { validFrom: MARCH, validTo: '2027-04-01T00:00:00.000Z' });
    const planned = applyEdits(seeds, [spring]);
    const converted = limit('BG', 455_000, { validFrom: JANUARY });
    expect(rulesOf(planned, euroFrom(JANUARY), converted)).toEqual([['amount-in-old-currency', 'ferrum_bg', MARCH]]);
    const inEuro = { ...spring, before: spring.after, after: { priceLimitCentAmount: 460_000 } };
    expect(rulesOf(planned, euroFrom(JANUARY), converted, inEuro)).toEqual([]);
  });

  it('mentions rows that no store uses any more', () => {
    const found = findings(seeds, edit({ section: 'store', layer: 'store', key: 'ferrum_dk' }, null));
    expect(
      found
        .filter(({ rule }) => rule === 'row-without-store')
        .map(({ values }) => `${values['layer']} ${values['key']}`),
    ).toEqual(expect.arrayContaining(['country DK', 'currency DKK', 'locale da-DK']));
  });

  it('reports nothing wrong about other stores if one store has a problem', () => {
    const broken = edit({ section: 'low-stock', layer: 'country', key: 'DE' }, { lowBoundaryCentAmount: 900_000 });
    const { problems, findings: found } = diffOf(seeds, [broken], NOW);
    expect(problems).toMatchObject([{ reason: 'low-not-below-high' }]);
    expect(found.map(({ rule }) => rule)).not.toContain('fallback-unknown');
  });
});
