import { describe, expect, it } from '@jest/globals';
import type { ChangeSetFinding, StoreView } from '@manifold/domain/admin-api/contract';
import type { EditAddress } from '@manifold/domain/change-set/contract';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { createElement, type ReactElement } from 'react';
import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { consoleWords } from '../console-words.js';
import { Problems } from '../shared/problems/Problems.js';
import { useFindingText } from './use-finding-text.js';
import { useRowName } from './use-row-name.js';

const PORTUGAL: StoreView = {
  storeKey: 'ferrum_pt',
  brandKey: 'ferrum',
  countryCode: 'PT',
  label: 'Portugal',
  currencyCode: 'EUR',
  timeZone: 'Europe/Lisbon',
  isDefault: false,
  productionHost: 'ferrum.test',
  hosts: [],
  locales: ['pt-PT'],
  revision: 1,
  hash: '',
};
const STORES = [PORTUGAL];
/** Midnight in Lisbon. */
const AUGUST = '2026-07-31T23:00:00.000Z';
const ROW: EditAddress = {
  section: 'cash-on-delivery',
  layer: 'country',
  key: 'PT',
  validFrom: AUGUST,
  validTo: '2026-08-31T23:00:00.000Z',
};
const FINDING: ChangeSetFinding = {
  rule: 'temporary-without-end',
  severity: 'warning',
  section: 'cash-on-delivery',
  field: 'validTo',
  values: { layer: 'country', key: 'PT', from: AUGUST },
  storeKeys: [],
  from: null,
  name: '',
  isNew: true,
};

const RowName = () => useRowName([], STORES)(ROW);
const FindingText = ({ finding }: { finding: ChangeSetFinding }) => useFindingText(STORES, [])(finding);

function shown(element: ReactElement): string {
  const words = polyglotI18nProvider(() => ({ ...english, console: consoleWords('en') }), 'en');
  return renderToStaticMarkup(createElement(I18nContext.Provider, { value: words }, element));
}

describe('the times of one draft are in the time zone of their stores', () => {
  it('in the list of its rows', () =>
    expect(shown(createElement(RowName))).toBe(
      'cash-on-delivery, country PT, from 1 Aug 2026, 00:00 (Europe/Lisbon), to 1 Sept 2026, 00:00 (Europe/Lisbon)',
    ));

  it('in a finding about a row', () =>
    expect(shown(createElement(FindingText, { finding: FINDING }))).toContain('1 Aug 2026, 00:00 (Europe/Lisbon)'));

  it('in a finding about a store', () => {
    const later = { ...FINDING, values: {}, storeKeys: ['ferrum_pt'], from: AUGUST };
    expect(shown(createElement(FindingText, { finding: later }))).toContain('1 Aug 2026, 00:00 (Europe/Lisbon)');
  });

  it('in a problem', () => {
    const problem = { field: 'ferrum_pt:cash-on-delivery.feeCentAmount', reason: `empty (from ${AUGUST})` };
    const problems = createElement(Problems, { problems: [problem], stores: STORES, sections: [] });
    expect(shown(problems)).toContain('1 Aug 2026, 00:00 (Europe/Lisbon)');
  });
});
