import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminRoutes, type AdminRoute } from '@manifold/domain/admin-api/routes';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { createApplication, type Application } from './application.js';
import { ConsoleClient } from './store-config/testing/console-client.js';
import { SEEDED_CONFIG } from './store-config/testing/seeded-config.js';
import { FakeStorefront } from './storefront-host/testing/fake-storefront.js';
import { NO_BACKEND, TEST_VARIABLES } from './platform/env/testing/test-variables.js';

const PEOPLE = ['nobody', 'support', 'operations', 'admin'] as const;
type Person = (typeof PEOPLE)[number];
/** The answer of a route: a refusal, or `in` for anything else, including an error about the empty request. */
type Answer = 401 | 403 | 'in';
type Row = readonly [nobody: Answer, support: Answer, operations: Answer, admin: Answer];

const ANYBODY: Row = ['in', 'in', 'in', 'in'];
const STAFF: Row = [401, 'in', 'in', 'in'];
const OPERATIONS: Row = [401, 403, 'in', 'in'];
const ADMIN: Row = [401, 403, 403, 'in'];
const ORDER_DESK: Row = [401, 403, 'in', 'in'];

/** Returns whether a demo account works on orders. */
const hasDesk = (person: Person): boolean => person === 'operations' || person === 'admin';

/**
 * The rights on every route of the console's API, by its name in `adminRoutes`. Rights on rows of the config are tested in
 * roles.int.spec.ts.
 */
const RIGHTS: Readonly<Record<string, Row>> = {
  signIn: ANYBODY,
  signOut: ANYBODY,
  firstAdmin: ANYBODY,
  signInMethods: ANYBODY,
  beginOpenId: ANYBODY,
  endOpenId: ANYBODY,
  openLink: ANYBODY,
  useLink: ANYBODY,
  me: STAFF,
  changePassword: STAFF,
  ownSessions: STAFF,
  endOwnSession: STAFF,
  endOtherSessions: STAFF,
  sessions: ADMIN,
  endSession: ADMIN,
  staff: ADMIN,
  inviteStaff: ADMIN,
  changeStaff: ADMIN,
  disableStaff: ADMIN,
  enableStaff: ADMIN,
  resetStaff: ADMIN,
  endStaffSessions: ADMIN,
  stores: STAFF,
  draftStore: OPERATIONS,
  planCurrencyChange: OPERATIONS,
  draftCurrencyChange: OPERATIONS,
  storeDrift: STAFF,
  mendStoreDrift: OPERATIONS,
  backendErrors: OPERATIONS,
  commerceBackend: OPERATIONS,
  database: OPERATIONS,
  jobs: OPERATIONS,
  retryJob: ADMIN,
  paymentWebhooks: OPERATIONS,
  replayPaymentWebhook: ADMIN,
  unansweredPayments: OPERATIONS,
  addressServices: OPERATIONS,
  searchedTexts: OPERATIONS,
  searchIndexes: OPERATIONS,
  rebuildSearchIndexes: OPERATIONS,
  storeSettings: STAFF,
  readiness: STAFF,
  checkStore: OPERATIONS,
  sections: STAFF,
  sectionRows: STAFF,
  sectionEffective: STAFF,
  explanation: STAFF,
  matrix: STAFF,
  changeSets: STAFF,
  ownChangeSets: STAFF,
  changeSetRows: STAFF,
  createChangeSet: STAFF,
  changeSet: STAFF,
  renameChangeSet: STAFF,
  discardChangeSet: STAFF,
  restoreChangeSet: STAFF,
  putEdit: STAFF,
  putEdits: STAFF,
  removeEdit: STAFF,
  changeSetDiff: STAFF,
  changeSetPartDiff: STAFF,
  publishChangeSet: STAFF,
  scheduleChangeSet: STAFF,
  callBackChangeSet: STAFF,
  proposeChangeSet: STAFF,
  approveChangeSet: STAFF,
  refuseChangeSet: STAFF,
  sectionPolicies: STAFF,
  setSectionPolicy: ADMIN,
  previewLink: STAFF,
  previewLinks: STAFF,
  revokePreviewLink: STAFF,
  changeSetImpact: STAFF,
  changeSetBoundaries: OPERATIONS,
  revisions: STAFF,
  revision: STAFF,
  rollBack: STAFF,
  audit: STAFF,
  auditCsv: OPERATIONS,
  auditEntry: STAFF,
  exportConfig: STAFF,
  importConfig: STAFF,
  replicas: STAFF,
  supportDryRun: STAFF,
  supportTestRequest: STAFF,
  supportUseCounts: STAFF,
  searchOrders: ORDER_DESK,
  deskOrder: ORDER_DESK,
  orderTimeline: ORDER_DESK,
  requestOrderAction: ORDER_DESK,
  orderCorrespondence: ORDER_DESK,
  orderDocument: ORDER_DESK,
  resendOrderMail: ORDER_DESK,
  orderRequests: ORDER_DESK,
  decideOrderRequest: ORDER_DESK,
  reconciliation: ORDER_DESK,
  startReconciliation: ORDER_DESK,
  paymentDifferences: ORDER_DESK,
  checkPaymentDifference: ORDER_DESK,
  closePaymentDifference: ORDER_DESK,
  deskReviews: ORDER_DESK,
  decideReview: ORDER_DESK,
  dataRequests: ORDER_DESK,
  previewMail: STAFF,
  mailPage: STAFF,
  sendTestMail: STAFF,
};

const ROUTES = Object.entries<AdminRoute>(adminRoutes);
const CASES = Object.entries(RIGHTS).flatMap(([name, row]) =>
  PEOPLE.map((person, index) => [person, name, row[index] ?? 'in'] as const),
);

describe("the routes of the console's API", () => {
  let database: FreshDatabase;
  let dataDir: string;
  let service: Application;
  const routes: string[] = [];
  let clients: Readonly<Record<Person, ConsoleClient>>;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    dataDir = mkdtempSync(join(tmpdir(), 'manifold-doors-'));
    const variables = {
      DATABASE_URL: database.applicationUrl,
      DATA_DIR: dataDir,
      ...TEST_VARIABLES,
      // This test needs no commerce backend and must not use another test's.
      ...NO_BACKEND,
    };
    service = await createApplication(variables, new FakeStorefront());
    const server = service.app.getHttpAdapter().getInstance();
    server.addHook('onRoute', ({ method, url }) => {
      routes.push(...[method].flat().map((each) => `${each} ${url}`));
    });
    await service.app.init();
    await server.ready();
    const client = () => new ConsoleClient(service.app);
    clients = {
      nobody: client(),
      support: await client().signIn('support'),
      operations: await client().signIn('operations'),
      admin: await client().signIn('admin'),
    };
  });
  afterAll(async () => {
    await service.app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('are exactly those of the table', () => {
    expect(Object.keys(RIGHTS).sort()).toEqual(ROUTES.map(([name]) => name).sort());
  });

  it('are exactly those of the router', () => {
    const known = routes.filter((route) => route.includes(' /api/admin') && !route.startsWith('HEAD '));
    const named = ROUTES.map(([, { method, path }]) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`);
    expect([...new Set(known)].sort()).toEqual(named.sort());
  });

  it.each(ROUTES)('are documented with the right roles: %s', (name, { roles, isForOrderDesk }) => {
    const described = PEOPLE.map((person) =>
      person === 'nobody' ? roles === null : (roles ?? PEOPLE).includes(person) && (!isForOrderDesk || hasDesk(person)),
    );
    expect(RIGHTS[name]?.map((answer) => answer === 'in')).toEqual(described);
  });

  it.each(CASES)('for %s at %s: %s', async (person, name, expected) => {
    const route: AdminRoute | undefined = Object.fromEntries(ROUTES)[name];
    if (!route) throw new Error(`no route is called ${name}`);
    const path = route.path
      .replace('/api/admin', '')
      .replace('{key}', 'brand')
      .replace(/\{\w+\}/g, '1');
    const { status } = await clients[person].ask(route.method, path, route.body ? {} : undefined, 1);
    if (name === 'signOut' && person !== 'nobody') await clients[person].signIn(person);
    // No commerce backend runs here, so routes that admit the caller may answer that it is unavailable.
    const isRefused = status === 401 || status === 403 || (status >= 500 && status !== 503);
    const answer = isRefused ? status : 'in';
    expect(answer).toBe(expected);
  });
});
