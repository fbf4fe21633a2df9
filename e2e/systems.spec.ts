import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { Replica } from '@manifold/start/testing/replica';
import { systemUnderTest } from '@manifold/start/testing/system';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { consoleUrl, expect, test as base } from './shop.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const DETECTION_MILLISECONDS = 10_000;

/** A TCP proxy in front of the commerce backend. Closed, it looks like an outage to the services that connect through it. */
class SwitchableProxy {
  private readonly sockets = new Set<Socket>();
  private isOpen = true;

  private constructor(private readonly server: Server) {}

  static async start(port: number): Promise<SwitchableProxy> {
    const server = createServer();
    const gate = new SwitchableProxy(server);
    server.on('connection', (socket) => gate.forward(socket, port));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  stop(): void {
    this.close();
    this.server.close();
  }

  private forward(socket: Socket, port: number): void {
    if (!this.isOpen) return void socket.destroy();
    const upstream = connect({ host: '127.0.0.1', port });
    for (const [end, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      this.sockets.add(end);
      end.on('error', () => undefined).on('close', () => other.destroy());
    }
    socket.pipe(upstream).pipe(socket);
  }
}

/** A replica for this test, on the shared data, with a proxy between it and the commerce backend. */
const test = base.extend<{ gate: SwitchableProxy; replica: Replica }>({
  // Playwright reads a fixture's dependencies from this pattern.
  gate: async ({}, use) => {
    const gate = await SwitchableProxy.start(systemUnderTest().ports.commerce);
    await use(gate);
    gate.stop();
  },
  replica: async ({ gate, page }, use) => {
    const replica = await Replica.beside(systemUnderTest().dataDir);
    await replica.start({ COMMERCETOOLS_API_URL: gate.url, COMMERCETOOLS_AUTH_URL: gate.url });
    await use(replica);
    // An open page would continue to send requests and report that they fail.
    await page.close();
    await replica.end();
  },
});

// Starts the services twice, on a machine that may be busy.
test.setTimeout(120_000);

test.beforeEach(({ pageErrors }) => pageErrors.allow(/status of 40[13]/));

test('operations sees within ten seconds that the commerce backend is down, and that it is up again', async ({
  page,
  gate,
  replica,
}) => {
  const operations = new ConsoleUser(page, 'operations', replica.port);
  await operations.signsIn();
  await operations.opens('Systems');
  const backend = page.getByRole('region', { name: 'Commerce backend', exact: true });
  const state = backend.getByRole('status');
  await expect(state).toHaveText(/^Available since/);
  gate.close();
  await expect(state).toHaveText(/^Unavailable since/, { timeout: DETECTION_MILLISECONDS });
  await expect(page.getByRole('button', { name: /^Commerce backend down/ })).toBeVisible();
  await expect(page.getByText('Something is down.')).toBeVisible();
  await expect(backend.getByRole('row', { name: /^GET \/messages .* no answer/ })).toBeVisible();
  gate.open();
  await expect(state).toHaveText(/^Available since/, { timeout: DETECTION_MILLISECONDS });
});

test('the last known state stays visible with its age while the services do not answer', async ({
  page,
  replica,
  pageErrors,
}) => {
  // The browser reports requests that did not reach the killed process.
  pageErrors.allow(/Failed to load resource|ERR_/);
  const operations = new ConsoleUser(page, 'operations', replica.port);
  await operations.signsIn();
  await operations.opens('Systems');
  const processes = page.getByRole('region', { name: 'Replicas', exact: true });
  await expect(processes.getByRole('row', { name: new RegExp(`:${replica.port} `) })).toBeVisible();
  await replica.kill();
  await expect(page.getByRole('alert').filter({ hasText: 'Below is the last known state.' })).toBeVisible({
    timeout: DETECTION_MILLISECONDS,
  });
  await expect(processes.getByRole('row', { name: new RegExp(`:${replica.port} `) })).toBeVisible();
  await expect(page.getByText(/^Updated ([5-9]|[1-5]\d) seconds ago$/)).toBeVisible({
    timeout: DETECTION_MILLISECONDS,
  });
});

test('operations rebuilds a search index and sees when it is complete', async ({ page }) => {
  const operations = new ConsoleUser(page, 'operations');
  await operations.signsIn();
  await operations.opens('Systems');
  await page.getByRole('button', { name: 'Rebuild: prod.hr-HR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rebuild prod.hr-HR?' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByText('Rebuilt 1 index.')).toBeVisible({ timeout: 60_000 });
});

test('support has no Systems screen', async ({ page }) => {
  const support = new ConsoleUser(page, 'support');
  await support.signsIn();
  await expect(page.getByRole('menuitem', { name: 'Delivery', includeHidden: true })).toBeAttached();
  await expect(page.getByRole('menuitem', { name: 'Systems', includeHidden: true })).toHaveCount(0);
  await page.goto(consoleUrl('/systems'));
  await expect(page.getByText('This screen is for operations and admins.')).toBeVisible();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`the Systems screen is accessible at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const admin = new ConsoleUser(page, 'admin');
    await admin.signsIn();
    await admin.opens('Systems');
    await expect(page.getByRole('table', { name: 'Indexes' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Jobs and mails' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide).toBe(false);
  });
}
