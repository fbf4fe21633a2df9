import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { createApplication, type Application } from './application.js';
import {
  HOSTS,
  matchesVerdict,
  SENDERS,
  SPELLINGS,
  verdictOn,
  type Case,
  type Verdict,
} from './platform/http/testing/door-table.js';
import { NO_BACKEND, TEST_VARIABLES } from './platform/env/testing/test-variables.js';
import { sendRaw, RawClient } from './platform/http/testing/raw-request.js';
import { SEEDED_CONFIG } from './store-config/testing/seeded-config.js';
import { FakeStorefront } from './storefront-host/testing/fake-storefront.js';

/** Values for the parameters of routes. */
const VALUES: Readonly<Record<string, string>> = { operation: 'getMe', getAs: 'seo-redirection', file: 'x.css' };
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const AT_ONCE = 16;

interface Route {
  readonly method: string;
  readonly url: string;
}

/** Returns a path that matches a route. */
const pathOf = ({ url }: Route): string =>
  url === '/*' ? '/vrtacka' : url.replace(/:(\w+)/g, (_all, name: string) => VALUES[name] ?? 'x1').replace('*', 'x1');

/** Returns whether the answer depends on the sender; otherwise one sender is enough. */
const dependsOnSender = ({ isRouted, spelling, host }: Omit<Case, 'sender'>): boolean =>
  isRouted && host.kind !== 'malformed' && ['plain', 'other-spelling'].includes(spelling.kind);

/** Spellings of a path with a method that it does not have: one of each kind, because the method is looked up last. */
const SPELLINGS_OF_EACH_KIND = SPELLINGS.filter(
  ({ kind }, index) => SPELLINGS.findIndex((spelling) => spelling.kind === kind) === index,
);

/** Returns every path with every method, including unsupported ones, which must not bypass the checks. */
function casesOf(routes: ReadonlyMap<string, Route>): Case[] {
  const paths = [...new Set([...routes.values()].map(({ url }) => url))];
  const request = paths
    .flatMap((route) => METHODS.map((method) => ({ route, method, isRouted: routes.has(`${method} ${route}`) })))
    .flatMap((each) => (each.isRouted ? SPELLINGS : SPELLINGS_OF_EACH_KIND).map((spelling) => ({ ...each, spelling })))
    .flatMap((each) => HOSTS.map((host) => ({ ...each, host })));
  return request.flatMap((each) => {
    const senders = dependsOnSender(each) ? SENDERS : SENDERS.slice(0, 1);
    return senders.map((sender) => ({ ...each, sender }));
  });
}

async function forEachConcurrently<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

describe('the checks in front of every route', () => {
  let database: FreshDatabase;
  let dataDir: string;
  let running: Application;
  let port: number;
  let client: RawClient;
  const routes = new Map<string, Route>();

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    dataDir = mkdtempSync(join(tmpdir(), 'manifold-doors-'));
    const variables = {
      DATABASE_URL: database.applicationUrl,
      DATA_DIR: dataDir,
      ...TEST_VARIABLES,
      TRUST_PROXY_HOPS: '1',
      // This test needs no commerce backend.
      ...NO_BACKEND,
    };
    running = await createApplication(variables, new FakeStorefront());
    running.app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) if (each !== 'HEAD') routes.set(`${each} ${url}`, { method: each, url });
      });
    await running.app.listen(0, '127.0.0.1');
    port = Number(new URL(await running.app.getUrl()).port);
    client = new RawClient(port);
  });
  afterAll(async () => {
    client.close();
    await running.app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function send(request: Case): Promise<string | undefined> {
    const { method, spelling, host, sender } = request;
    const target = spelling.write(pathOf({ method, url: request.route }));
    const [, name = ''] = host.lines;
    const body = method === 'GET' ? undefined : '{}';
    const headers = [...host.lines, ...sender.headers(name), ...(body ? ['content-type', 'application/json'] : [])];
    const verdict = verdictOn(request);
    const answer = await client.send({ method, target, headers, body });
    if (matchesVerdict(request, verdict, answer)) return undefined;
    return `${method} ${target} @ ${host.name}, ${sender.name}: expected ${verdict}, got ${answer.status} ${answer.text.slice(0, 120)}`;
  }

  it('apply to every route in every spelling, on every host, from every origin, with every method', async () => {
    const cases = casesOf(routes);
    const violations: string[] = [];
    await forEachConcurrently(cases, async (request) => {
      const violation = await send(request);
      if (violation !== undefined) violations.push(violation);
    });
    expect(violations.slice(0, 20)).toEqual([]);
    const totals: Partial<Record<Verdict, number>> = {};
    for (const request of cases) totals[verdictOn(request)] = (totals[verdictOn(request)] ?? 0) + 1;
    const dimensions = `${routes.size} routes x ${METHODS.length} methods x ${SPELLINGS.length} spellings x ${HOSTS.length} hosts x ${SENDERS.length} senders`;
    process.stdout.write(`doors: ${dimensions}, ${cases.length} requests: ${JSON.stringify(totals)}\n`);
    expect(totals.in).toBeGreaterThan(routes.size);
  }, 480_000);

  it.each([
    ['two Host lines', 'GET /api/config HTTP/1.1\r\nHost: sk.localhost\r\nHost: admin.localhost\r\n\r\n'],
    ['two Host lines on a cached page', 'GET /vrtacka HTTP/1.1\r\nHost: sk.localhost\r\nhost: sk.localhost\r\n\r\n'],
    ['an absolute address', 'GET http://admin.localhost/api/admin/me HTTP/1.1\r\nHost: sk.localhost\r\n\r\n'],
    ['an absolute address of another site', 'GET http://evil.example/ HTTP/1.1\r\nHost: sk.localhost\r\n\r\n'],
    ['hidden dots', 'GET /x/%2e%2e/api/config HTTP/1.1\r\nHost: sk.localhost\r\nConnection: close\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: sk.localhost\r\n\r\n'],
  ])('refuse %s with 400, close the connection and do not redirect', async (_what, written) => {
    const answer = await sendRaw(port, written);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/^location:/im);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'/im);
  });

  it.each([
    ['bytes that are not a request', 'hello\r\n\r\n', 400, 'request'],
    [
      'a header that is too long',
      `GET / HTTP/1.1\r\nHost: sk.localhost\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'headers',
    ],
  ])('refuse %s in the form of every other error', async (_what, written, status, field) => {
    const [head = '', body = ''] = (await sendRaw(port, written)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-security-policy: default-src 'none'/im);
    expect(JSON.parse(body)).toMatchObject({ error: { code: 'invalid-input', fields: [{ field }] } });
  });

  it('refuse the second request of a connection whose first was refused', async () => {
    const first = 'GET /api/config HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n';
    const second = 'GET /api/health/live HTTP/1.1\r\nHost: sk.localhost\r\n\r\n';
    expect((await sendRaw(port, first + second)).match(/^HTTP/gm)).toHaveLength(1);
  });
});
