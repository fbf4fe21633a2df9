import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { Imported } from '@manifold/domain/config-interchange/contract';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { createApplication, type Application } from '../../application.js';
import { LiveConfig } from '../../store-config/index.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { until } from '../../platform/testing/eventually.js';
import { FakeStorefront } from '../testing/fake-storefront.js';
import { NO_BACKEND, TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';

const MANY = 5_000;

let database: FreshDatabase;
let dataDir: string;
let running: Application;
let operations: ConsoleClient;

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  dataDir = mkdtempSync(join(tmpdir(), 'manifold-redirects-'));
  const variables = {
    DATABASE_URL: database.applicationUrl,
    DATA_DIR: dataDir,
    ...TEST_VARIABLES,
    E2E: 'true',
    // Redirects need only the config, no backend.
    ...NO_BACKEND,
  };
  running = await createApplication(variables, new FakeStorefront());
  await running.app.init();
  operations = await new ConsoleClient(running.app).signIn('operations');
});

afterAll(async () => {
  await running.app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Redirect {
  readonly source: string;
  readonly target: string;
  readonly code: number;
}

const redirect = (source: string, target: string, code = 301): Redirect => ({ source, target, code });

/** Imports a file with redirects of the German store as a draft. */
async function imported(redirects: readonly Redirect[]): Promise<Imported & RefusedBody> {
  const rows = [
    { layer: 'default', key: '*', value: { redirects: [] } },
    { layer: 'store', key: 'ferrum_de', value: { redirects } },
  ];
  const text = JSON.stringify({ section: 'seo-redirects', rows });
  const files = [{ name: 'redirects.json', text }];
  const { body } = await operations.ask<Imported & RefusedBody>('POST', '/import', { files, keep: true });
  return body;
}

async function published({ changeSet }: Imported): Promise<number> {
  const path = `/change-sets/${changeSet?.id}`;
  const { body } = await operations.ask<ChangeSet>('GET', path);
  const publish = { version: body.version, reason: 'Old addresses' };
  return (await operations.ask('POST', `${path}/publish`, publish)).status;
}

const served = (): number =>
  running.app.get(LiveConfig).snapshot('ferrum_de')?.document.sections['seo-redirects'].redirects.length ?? 0;

const get = (url: string, host = 'de.localhost') => running.app.inject({ method: 'GET', url, headers: { host } });

async function redirection(sourceUrl: string, host?: string): Promise<unknown> {
  const answer = await get(`/api/commerce/seo-redirection?sourceUrl=${encodeURIComponent(sourceUrl)}`, host);
  return [answer.statusCode, answer.json<{ data: unknown }>().data];
}

describe('redirects of old addresses', () => {
  // Short lists first, because a published long list makes all later drafts long.
  it('are not published if they form a circle or lead to another host', async () => {
    for (const wrong of [
      [redirect('/a', '/b'), redirect('/b', '/a')],
      [redirect('/a', 'https://evil.example/')],
      [redirect('/a', '/b'), redirect('/A/', '/c')],
    ])
      expect(await published(await imported(wrong))).toBe(400);
  });

  it('are not imported if a line is invalid', async () => {
    const { error } = await imported([redirect('/a', '/b'), redirect('a', '/b')]);
    expect(error.code).toBe('invalid-input');
  });

  it('are imported by the thousand, published, reported and followed', async () => {
    const many = Array.from({ length: MANY }, (_none, at) => redirect(`/missing-${at}.html`, `/new-${at}`));
    const draft = await imported([...many, redirect('/missing-for-a-time', '/new-0', 302)]);
    expect(await published(draft)).toBeLessThan(300);
    const last = MANY - 1;
    await until(() => served() > MANY);
    const page = await get(`/missing-${last}.html?page=2`);
    expect([page.statusCode, page.headers['location']]).toEqual([301, `/new-${last}?page=2`]);
    expect(await redirection(`https://de.localhost/missing-${last}.html?page=2`)).toEqual([
      200,
      { redirectionCode: 301, targetURL: `/new-${last}` },
    ]);
    expect(await redirection('/missing-for-a-time')).toEqual([200, { redirectionCode: 302, targetURL: '/new-0' }]);
  });

  it('can be replaced in a draft by the thousand', async () => {
    const many = (name: string) =>
      Array.from({ length: MANY }, (_none, at) => redirect(`/${name}-${at}.html`, `/new-${at}`));
    const { body: begun } = await operations.ask<ChangeSet>('POST', '/change-sets', { name: 'Pasted' });
    const place = { section: 'seo-redirects', layer: 'store', key: 'ferrum_de', validFrom: null, validTo: null };
    const before = { redirects: [...many('missing'), redirect('/missing-for-a-time', '/new-0', 302)] };
    const edit = { ...place, before, after: { redirects: many('older') } };
    const { status, body } = await operations.ask<ChangeSet>(
      'PUT',
      `/change-sets/${begun.id}/edits`,
      edit,
      begun.version,
    );
    expect([status, body.edits.map(({ after }) => after)]).toEqual([200, [{ redirects: many('older') }]]);
  });

  it('apply only to one store and its own hosts', async () => {
    const stays = [200, { redirectionCode: null, targetURL: null }];
    expect(await redirection('/missing-1.html', 'sk.localhost')).toEqual(stays);
    expect(await redirection('https://sk.localhost/missing-1.html')).toEqual(stays);
    expect((await get('/missing-1.html', 'sk.localhost')).statusCode).toBe(404);
    const invalid = await get('/api/commerce/seo-redirection');
    expect([invalid.statusCode, invalid.json<RefusedBody>().error]).toMatchObject([
      400,
      { code: 'invalid-input', fields: [{ field: 'sourceUrl' }] },
    ]);
  });
});
