import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PreviewLinkView, PreviewLink } from '@manifold/domain/admin-api/preview-routes';
import type { AuditPage } from '@manifold/domain/audit/contract';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { type ConsoleClient, type RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const cashOnDeliveryIn = (key: string): Edit => ({
  section: 'cash-on-delivery',
  layer: 'country',
  key,
  validFrom: null,
  validTo: null,
  before: { priceLimitCentAmount: 150_000 },
  after: { priceLimitCentAmount: 160_000 },
});
const OTHER = { key: 'other', label: { en: 'Other' }, requires: [], shortcutPage: null };
const REASONS = [{ key: 'other', label: { en: 'Other' }, subreasons: [OTHER] }];
const SUPPORT_FORM: Edit = {
  ...cashOnDeliveryIn('DE'),
  section: 'support-webform',
  before: null,
  after: { reasons: REASONS },
};

type Person = 'admin' | 'operations' | 'colleague' | 'support' | 'austria';

describe('a draft of another member of staff', () => {
  const { config } = seededConsole();
  let people: Readonly<Record<Person, ConsoleClient>>;

  beforeAll(async () => {
    const client = () => config.newClient();
    const admin = await client().signIn('admin');
    const limited = { role: 'operations', grants: [{ section: '*', place: 'AT' }] };
    people = {
      admin,
      operations: await client().signIn('operations'),
      colleague: await client().joinAs(admin, 'colleague@example.com', { role: 'operations', grants: null }),
      support: await client().signIn('support'),
      austria: await client().joinAs(admin, 'austria@example.com', limited),
    };
  });

  async function draftOf(author: Person, ...edits: Edit[]): Promise<ChangeSet> {
    const draft = (await people[author].ask<ChangeSet>('POST', '/change-sets', { name: 'A draft' })).body;
    if (edits.length === 0) return draft;
    return (await people[author].ask<ChangeSet>('POST', `/change-sets/${draft.id}/edits`, { edits }, draft.version))
      .body;
  }

  const ACTIONS = {
    read: (by: ConsoleClient, { id }: ChangeSet) => by.ask('GET', `/change-sets/${id}`),
    compare: (by: ConsoleClient, { id }: ChangeSet) => by.ask('GET', `/change-sets/${id}/diff`),
    'see the matrix with': (by: ConsoleClient, { id }: ChangeSet) => by.ask('GET', `/matrix?changeSet=${id}`),
    'see a section with': (by: ConsoleClient, { id }: ChangeSet) =>
      by.ask('GET', `/sections/store/effective?changeSet=${id}`),
    'see a store with': (by: ConsoleClient, { id }: ChangeSet) =>
      by.ask('GET', `/stores/ferrum_de/settings?changeSet=${id}`),
    rename: (by: ConsoleClient, { id, version }: ChangeSet) =>
      by.ask('PUT', `/change-sets/${id}`, { name: 'Another name' }, version),
    preview: (by: ConsoleClient, { id }: ChangeSet) => by.ask('POST', `/change-sets/${id}/preview`, {}),
    'list the preview links of': (by: ConsoleClient, { id }: ChangeSet) =>
      by.ask('GET', `/change-sets/${id}/preview-links`),
    discard: (by: ConsoleClient, { id, version }: ChangeSet) =>
      by.ask('DELETE', `/change-sets/${id}`, undefined, version),
  } as const;
  const READING = ['read', 'compare', 'see the matrix with', 'see a section with', 'see a store with'] as const;
  const ACTING = ['rename', 'preview', 'list the preview links of', 'discard'] as const;

  // person | status of reading | status of acting
  const RIGHTS = [
    ['operations', 200, 200],
    ['admin', 200, 200],
    ['colleague', 200, 403],
    ['support', 403, 403],
    ['austria', 403, 403],
  ] as const;
  const TABLE = RIGHTS.flatMap(([who, read, act]) => [
    ...READING.map((action) => [who, action, read] as const),
    ...ACTING.map((action) => [who, action, act] as const),
  ]);

  it.each(TABLE)('%s tries to %s it: %d', async (who, action, status) => {
    const draft = await draftOf('operations', cashOnDeliveryIn('DE'));
    const answer = await ACTIONS[action](people[who], draft);
    expect(answer.status).toBe(status);
    if (status === 403) expect((answer.body as RefusedBody).error.details).toEqual({ reason: 'foreign-draft' });
  });

  it.each([
    ['operations', true],
    ['admin', true],
    ['colleague', true],
    ['support', false],
    ['austria', false],
  ] as const)('is listed for %s: %s', async (who, isListed) => {
    const draft = await draftOf('operations', cashOnDeliveryIn('DE'));
    const { body } = await people[who].ask<{ changeSets: ChangeSet[] }>('GET', '/change-sets?show=all');
    expect(body.changeSets.some(({ id }) => id === draft.id)).toBe(isListed);
  });

  it('is accessible only to its author and admins while it is empty', async () => {
    const draft = await draftOf('operations');
    for (const who of ['colleague', 'support', 'austria'] as const)
      expect([who, (await ACTIONS.discard(people[who], draft)).status]).toEqual([who, 403]);
    expect((await ACTIONS.discard(people.admin, draft)).status).toBe(200);
  });

  it('does not become accessible to a person who adds a row that they may edit', async () => {
    const draft = await draftOf('operations', cashOnDeliveryIn('DE'));
    const put = await people.support.ask('PUT', `/change-sets/${draft.id}/edits`, SUPPORT_FORM, draft.version);
    expect(put.status).toBe(403);
    const austrian = await people.austria.ask(
      'PUT',
      `/change-sets/${draft.id}/edits`,
      cashOnDeliveryIn('AT'),
      draft.version,
    );
    expect(austrian.status).toBe(403);
  });

  it('is accessible to its editors as well as its author', async () => {
    const draft = await draftOf('operations', cashOnDeliveryIn('DE'));
    const path = `/change-sets/${draft.id}`;
    const edited = await people.colleague.ask<ChangeSet>('PUT', `${path}/edits`, cashOnDeliveryIn('AT'), draft.version);
    expect((await ACTIONS.rename(people.colleague, edited.body)).status).toBe(200);
  });

  it('is audited when it is renamed, previewed and discarded', async () => {
    const draft = await draftOf('operations', cashOnDeliveryIn('DE'));
    const name = `Renamed draft ${draft.id}`;
    const rename = `/change-sets/${draft.id}`;
    const renamed = await people.operations.ask<ChangeSet>('PUT', rename, { name }, draft.version);
    await ACTIONS.preview(people.admin, draft);
    const { body } = await people.operations.ask<{ links: PreviewLinkView[] }>(
      'GET',
      `/change-sets/${draft.id}/preview-links`,
    );
    const [link] = body.links;
    expect(link).toMatchObject({ createdBy: 'admin@manifold.test', storeKeys: null });
    const path = `/change-sets/${draft.id}/preview-links/${link?.id ?? ''}`;
    expect((await people.operations.ask('DELETE', path)).status).toBe(204);
    expect((await people.operations.ask('DELETE', path)).status).toBe(404);
    await ACTIONS.discard(people.operations, renamed.body);
    const actorsOf = async (action: string): Promise<string[]> => {
      const { entries } = (await people.admin.ask<AuditPage>('GET', `/audit?action=${action}`)).body;
      return entries.filter(({ subject }) => subject === name).map(({ actor }) => actor);
    };
    expect(await actorsOf('change-set.rename')).toEqual(['operations@manifold.test']);
    expect(await actorsOf('preview-link.make')).toEqual(['admin@manifold.test']);
    expect(await actorsOf('preview-link.revoke')).toEqual(['operations@manifold.test']);
    expect(await actorsOf('change-set.discard')).toEqual(['operations@manifold.test']);
  });

  it("can be previewed only in stores in which the link's creator has rights", async () => {
    const draft = await draftOf('austria', cashOnDeliveryIn('AT'));
    const { body } = await people.austria.ask<PreviewLink>('POST', `/change-sets/${draft.id}/preview`, {});
    expect(body.stores.map(({ storeKey }) => storeKey)).toEqual(['ferrum_at']);
    const shop = (host: string, url: string, cookie = '') =>
      config.app.inject({ method: 'GET', url, headers: { host, cookie } });
    expect((await shop('de.localhost', body.path)).statusCode).toBe(404);
    const opened = await shop('at.localhost', body.path);
    expect(opened.statusCode).toBe(303);
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    const previewed = async (host: string) =>
      (await shop(host, '/api/config', cookie)).json<{ preview?: object }>().preview !== undefined;
    expect([await previewed('at.localhost'), await previewed('de.localhost')]).toEqual([true, false]);

    const links = `/change-sets/${draft.id}/preview-links`;
    const [link] = (await people.austria.ask<{ links: PreviewLinkView[] }>('GET', links)).body.links;
    expect(link?.storeKeys).toEqual(['ferrum_at']);
    await people.austria.ask('DELETE', `${links}/${link?.id ?? ''}`);
    expect(await previewed('at.localhost')).toBe(false);
    expect((await shop('at.localhost', body.path)).statusCode).toBe(404);
    expect((await people.austria.ask<{ links: PreviewLinkView[] }>('GET', links)).body.links).toEqual([]);
  });
});
