import { setTimeout } from 'node:timers/promises';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { ConsoleClient } from './console-client.js';

const POLL_EVERY_MS = 100;

/** Returns an edit of a country's cash-on-delivery limit, without dates. */
export const limitIn = (key: string, before: number, after: number): Edit => ({
  section: 'cash-on-delivery',
  layer: 'country',
  key,
  validFrom: null,
  validTo: null,
  before: { priceLimitCentAmount: before },
  after: { priceLimitCentAmount: after },
});

/** Polls until a change set is no longer scheduled, and returns it. */
export async function untilSettled(client: ConsoleClient, draft: ChangeSet): Promise<ChangeSet> {
  let now = await client.changeSet(draft);
  while (now.state === 'scheduled') {
    await setTimeout(POLL_EVERY_MS);
    now = await client.changeSet(draft);
  }
  return now;
}
