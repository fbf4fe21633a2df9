import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { askProbe } from './ask-probe.js';
import { postalCodeProbe, vatNumberProbe } from './format-probes.js';
import type { ReadinessProbe } from './readiness-probes.js';

const snapshots = seedDocuments(new Date('2026-11-20T12:00:00Z')).map((document): Snapshot => ({
  storeKey: document.storeKey,
  revision: 1,
  validFrom: null,
  hash: '0'.repeat(16),
  document,
}));

function snapshotOf(storeKey: string): Snapshot {
  const found = snapshots.find((each) => each.storeKey === storeKey);
  if (!found) throw new Error(`No store ${storeKey}`);
  return found;
}

const AUSTRIA = snapshotOf('ferrum_at');
const sentence = { en: 'Yes.', de: 'Ja.' };
const probing = (probe: ReadinessProbe['probe']): ReadinessProbe => ({ id: 'host', section: 'store', probe });

describe('a readiness check of a store', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('without an answer within five seconds is a warning', async () => {
    const result = askProbe(
      probing(() => new Promise(() => undefined)),
      AUSTRIA,
      () => undefined,
    );
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await result).toMatchObject({ state: 'warning', found: { en: 'No answer within five seconds.' } });
  });

  it('that throws has failed, and the reason is reported', async () => {
    const reasons: unknown[] = [];
    const broken = probing(() => {
      throw new Error('away');
    });
    const check = await askProbe(broken, AUSTRIA, (error) => reasons.push(error));
    expect(check).toMatchObject({ state: 'failed', section: 'store', found: { en: 'It could not be reached.' } });
    expect(reasons).toEqual([new Error('away')]);
  });

  it('that succeeds has no advice, even if the probe returns one', async () => {
    const succeeding = probing(() => ({ state: 'ok', asked: sentence, found: sentence, advice: sentence }));
    expect(await askProbe(succeeding, AUSTRIA, () => undefined)).toMatchObject({
      state: 'ok',
      advice: null,
      section: null,
    });
  });

  it('lists at most 12 details', async () => {
    const details = Array.from({ length: 40 }, (_, place) => `${place}`);
    const many = probing(() => ({ state: 'failed', asked: sentence, found: sentence, details }));
    expect((await askProbe(many, AUSTRIA, () => undefined)).details).toHaveLength(12);
  });
});

describe('the checks of postal code and VAT number formats', () => {
  it.each(snapshots.map((snapshot) => [snapshot.storeKey, snapshot] as const))(
    'accept the examples and refuse wrong codes in %s',
    async (_storeKey, snapshot) => {
      const results = await Promise.all([postalCodeProbe.probe(snapshot), vatNumberProbe.probe(snapshot)]);
      expect(results.map(({ state }) => state)).toEqual(['ok', 'ok']);
    },
  );

  it('fail for an example that checkout would refuse', async () => {
    const { document } = AUSTRIA;
    const format = { ...document.sections['postal-code'], example: '0000' };
    const broken = { ...AUSTRIA, document: { ...document, sections: { ...document.sections, 'postal-code': format } } };
    expect(await postalCodeProbe.probe(broken)).toMatchObject({
      state: 'failed',
      found: { en: '“0000” is refused.' },
    });
  });
});
