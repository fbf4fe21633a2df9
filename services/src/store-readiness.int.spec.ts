import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PublishedRow } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { READINESS_CHECKS, type StoreReadiness } from '@manifold/domain/readiness/contract';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { startShop, type RunningShop } from './commerce/testing/running-shop.js';
import { ConsoleClient } from './store-config/testing/console-client.js';

const STOREFRONT = fileURLToPath(new URL('../../storefront', import.meta.url));
const STORES = seedDocuments(new Date()).map(({ storeKey }) => storeKey);
const LOOK_AGAIN_MS = 500;
/** The stores of the commerce backend are brought in line after the start, and the first pages are rendered. */
const SETTLED_WITHIN_MS = 120_000;

let shop: RunningShop;
let staff: ConsoleClient;

beforeAll(async () => {
  const own = { STOREFRONT_DIR: STOREFRONT };
  shop = await startShop(own);
  staff = await new ConsoleClient(shop.application.app).signIn('operations');
});

afterAll(() => shop.stop());

const check = async (storeKey: string) =>
  (await staff.ask<StoreReadiness>('POST', `/stores/${storeKey}/readiness`)).body;

/** What is not as it should be, one thing a line. */
const faultsOf = ({ checks }: StoreReadiness): string[] =>
  checks
    .filter(({ state }) => state === 'failed' || state === 'warning')
    .map(({ id, state, found, details }) => `${id} ${state}: ${found.en} ${details.join('; ')}`);

async function settled(storeKey: string): Promise<string[]> {
  const deadline = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const faults = faultsOf(await check(storeKey));
    if (faults.length === 0 || Date.now() > deadline) return faults;
    await wait(LOOK_AGAIN_MS);
  }
}

/** Publishes another slug of the page about payment for one locale. */
async function callPaymentPage(locale: string, slug: string): Promise<void> {
  const { rows } = (await staff.ask<{ rows: PublishedRow[] }>('GET', '/sections/page-slugs/rows')).body;
  const row = rows.find(({ key }) => key === locale);
  if (!row) throw new Error(`No slugs in ${locale}`);
  const { layer, key, validFrom, validTo, value } = row;
  const slugs = value['slugs'] as Readonly<Record<string, string>>;
  const after = { ...value, slugs: { ...slugs, payment: slug } };
  const edit: Edit = { section: 'page-slugs', layer, key, validFrom, validTo, before: value, after };
  const draft = (await staff.ask<ChangeSet>('POST', '/change-sets', { name: 'A slug' })).body;
  const { body } = await staff.ask<ChangeSet>(
    'POST',
    `/change-sets/${draft.id}/edits`,
    { edits: [edit] },
    draft.version,
  );
  const { version } = body;
  const { status } = await staff.ask('POST', `/change-sets/${draft.id}/publish`, { version, reason: 'A slug' });
  if (status !== 200) throw new Error(`the publish answered ${status}`);
}

describe('a store of the seeds', () => {
  it.each(STORES)(
    'is ready to sell: %s',
    async (storeKey) => {
      expect(await settled(storeKey)).toEqual([]);
    },
    SETTLED_WITHIN_MS,
  );

  it('was asked everything, in the order in which people read it, and the list knows the answer', async () => {
    const asked = await check('ferrum_at');
    expect(asked.checks.map(({ id }) => id)).toEqual([...READINESS_CHECKS]);
    const { body } = await staff.ask<{ stores: StoreReadiness[] }>('GET', '/readiness');
    expect(body.stores.find(({ storeKey }) => storeKey === 'ferrum_at')).toEqual(asked);
  });

  it('that there is none of is not found', async () => {
    expect((await staff.ask('POST', '/stores/ferrum_xx/readiness')).status).toBe(404);
  });

  it('that calls a page as checkout is called has one line that failed, and no other store has one', async () => {
    await callPaymentPage('de-AT', 'checkout');
    const broken = await Promise.all(['ferrum_at', 'ferrum_de', 'ferrum_sk'].map(check));
    const failed = broken.map(({ storeKey, checks }) => [
      storeKey,
      checks.filter(({ state }) => state === 'failed').map(({ id, details }) => [id, details]),
    ]);
    expect(failed).toEqual([
      ['ferrum_at', [['addresses', [expect.stringMatching(/^de-AT payment: \/checkout 30\d$/)]]]],
      ['ferrum_de', []],
      ['ferrum_sk', []],
    ]);
  }, 60_000);

  it('tells what is away and what is not when the commerce backend is', async () => {
    await shop.backend.kill();
    const { checks } = await check('ferrum_fr');
    const states = new Map(checks.map(({ id, state }) => [id, state]));
    expect(states.get('commerce-backend')).toBe('failed');
    expect([states.get('host'), states.get('postal-code'), states.get('messages')]).toEqual(['ok', 'ok', 'ok']);
    await shop.backend.start();
  }, 60_000);
});
