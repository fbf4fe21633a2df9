import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { DraftContext, type Draft } from '../shared/draft/draft-context.js';
import { renderHook } from '../testing/render-hook.js';
import { isInEffect, usePublishing, type PublishResult, type RefusedPublish } from './use-publishing.js';

const DRAFT = { id: 'd1', version: 2, edits: [] } as object as ChangeSet;
const NOW = { reason: 'Less risk', warningReason: '', at: '' };

const { fetch } = globalThis;
let answer = (): Response => Response.json({});
beforeEach(() => {
  globalThis.fetch = async () => answer();
});
afterEach(() => {
  globalThis.fetch = fetch;
});

/** The form of a draft, with what it has reported. */
async function publishForm() {
  const results: PublishResult[] = [];
  const busy: boolean[] = [];
  const refusals: (RefusedPublish | undefined)[] = [];
  const scheduled: (ChangeSet | undefined)[] = [];
  const published = async (changed?: ChangeSet) => void scheduled.push(changed);
  const context = { published } as object as Draft;
  const form = await renderHook(
    () =>
      usePublishing({
        draft: DRAFT,
        chosen: undefined,
        acknowledged: [],
        onPublished: (result) => void results.push(result),
        onRefused: (refused) => void refusals.push(refused),
        onBusy: (isBusy) => void busy.push(isBusy),
      }),
    (children) =>
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(DraftContext, { value: context }, children),
      ),
  );
  const refusal = () => refusals.at(-1)?.error;
  return { ...form, results, busy, scheduled, refusal };
}

describe('a publish', () => {
  it('whose answer is lost says that the server is out of reach, and can be repeated', async () => {
    answer = () => new Response('{"number":');
    const { run, refusal, results, busy } = await publishForm();
    await run((publish) => publish(NOW));
    expect([refusal()?.code, results, busy]).toEqual(['unreachable', [], [true, false]]);
    answer = () => Response.json({ number: 7 });
    await run((publish) => publish(NOW));
    expect([refusal(), results]).toEqual([undefined, [{ revision: { number: 7 } }]]);
  });

  it('whose answer is that of a proxy says that the server is out of reach, because it may be done', async () => {
    answer = () => new Response('<html>', { status: 504 });
    const { run, refusal } = await publishForm();
    await run((publish) => publish(NOW));
    expect(refusal()?.code).toBe('unreachable');
  });

  it('that is scheduled holds with the time of the answer, also before the drafts are loaded again', async () => {
    const publishAt = new Date('2027-01-01T08:00').toISOString();
    const answered = { ...DRAFT, state: 'scheduled', schedule: { publishAt, by: 'anna', reason: 'Less risk' } };
    answer = () => Response.json(answered);
    const { run, results, scheduled } = await publishForm();
    await run((publish) => publish({ ...NOW, at: '2027-01-01T08:00' }));
    expect(scheduled).toEqual([answered]);
    expect(results).toEqual([{ changeSetId: 'd1', publishAt }]);
    const [result] = results;
    const isShown = (own: object[]) => result && isInEffect(result, own as ChangeSet[]);
    const later = { ...answered.schedule, publishAt: '2028-01-01T08:00:00.000Z' };
    expect([[answered], [{ ...answered, schedule: later }], [DRAFT], []].map(isShown)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('that fails in the console says so, too', async () => {
    const { run, refusal, busy } = await publishForm();
    await run((publish) => publish({ ...NOW, at: 'on some day' }));
    expect([refusal()?.code, busy]).toEqual(['internal', [true, false]]);
  });
});
