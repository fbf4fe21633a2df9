import { describe, expect, it } from '@jest/globals';
import { LINT_RULES } from '@manifold/domain/config-lint/contract';
import { readFailure, readProblem } from './problem-sentence.js';
import { problemSentences } from './problem-words.js';

describe('why a draft cannot be published', () => {
  it.each([
    ['parcel-above-freight', 'parcel-above-freight', {}],
    ['not-on-layer-locale', 'not-on-layer', { layer: 'locale' }],
    ['slug-twice-de-AT', 'slug-twice', { locale: 'de-AT' }],
    ['no store has country XX', 'no-store-has', { layer: 'country', key: 'XX' }],
    ['two rows of currency EUR begin at once', 'begin-at-once', { layer: 'currency', key: 'EUR' }],
    [
      'shipping-differs-in-one-country: DE EUR (ferrum_de, halden_de)',
      'shipping-differs',
      { market: 'DE EUR', stores: 'ferrum_de, halden_de' },
    ],
    [
      'host-of-two-stores: ferrum.sk (ferrum_sk, ferrum_cz)',
      'host-of-two-stores',
      { host: 'ferrum.sk', stores: 'ferrum_sk, ferrum_cz' },
    ],
    [LINT_RULES[0], 'finding', {}],
    ['Invalid input', 'not-taken', {}],
  ] as const)('for the reason "%s" has its own message with its values', (reason, sentence, values) => {
    const read = readProblem({ field: 'shipping-cost.parcelFeeCentAmount', reason });
    expect(read).toMatchObject({ sentence, values });
    for (const language of ['en', 'de'] as const) {
      const words = problemSentences[language][read.sentence];
      for (const name of Object.keys(values)) expect(words).toContain(`%{${name}}`);
    }
  });

  it('names the setting, and the stores if only some are affected', () => {
    expect(readProblem({ field: 'ferrum_sk,ferrum_cz:campaigns.campaigns.0.endDate', reason: 'x' })).toMatchObject({
      storeKeys: ['ferrum_sk', 'ferrum_cz'],
      section: 'campaigns',
      setting: 'campaigns',
    });
    expect(readProblem({ field: 'cash-on-delivery.feeCentAmount', reason: 'x' })).toMatchObject({
      storeKeys: [],
      section: 'cash-on-delivery',
      setting: 'feeCentAmount',
    });
    expect(readProblem({ field: 'ferrum_at:page-slugs.slugs', reason: 'Invalid input (de-AT)' })).toMatchObject({
      locale: 'de-AT',
      sentence: 'not-taken',
    });
  });

  it('is explained for a scheduled publish that failed, too', () => {
    const failure = 'invalid-input – store.hosts: host-of-two-stores: ferrum.sk (a, b); cash-on-delivery.x: not-a-key';
    expect(readFailure(failure)).toEqual({
      code: 'invalid-input',
      problems: [
        { field: 'store.hosts', reason: 'host-of-two-stores: ferrum.sk (a, b)' },
        { field: 'cash-on-delivery.x', reason: 'not-a-key' },
      ],
    });
    expect(readFailure('conflict')).toEqual({ code: 'conflict', problems: [] });
  });
});
