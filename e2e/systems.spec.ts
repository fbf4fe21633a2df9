import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { Replica } from '@manifold/start/testing/replica';
import { systemUnderTest } from '@manifold/start/testing/system';
import { accessibilityViolations } from './axe.js';
import { ConsoleUser } from './console.js';
import { consoleUrl, expect, test as base } from './shop.js';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const SOON_MILLISECONDS = 10_000;

/** Stands before everybody's commerce backend: shut, it is as if that had been killed, for whoever asks through it alone. */
class Gate {
  private readonly sockets = new Set<Socket>();
  private isOpen = true;

  private constructor(private readonly server: Server) {}

  static async before(port: number): Promise<Gate> {
    const server = createServer();
    const gate = new Gate(server);
    server.on('connection', (socket) => gate.lead(socket, port));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return gate;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  open(): void {
    this.isOpen = true;
  }

  shut(): void {
    this.isOpen = false;
    for (const socket of this.sockets) socket.destroy();
  }

  end(): void {
    this.shut();
    this.server.close();
  }

  private lead(socket: Socket, port: number): void {
    if (!this.isOpen) return void socket.destroy();
    const onward = connect({ host: '127.0.0.1', port });
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.sockets.add(end);
      end.on('error', () => undefined).on('close', () => other.destroy());
    }
    socket.pipe(onward).pipe(socket);
  }
}

/** The services of this test alone, on everybody's data, with a gate between them and the commerce backend. */
const test = base.extend<{ gate: Gate; replica: Replica }>({
  // Playwright reads the fixtures that one needs from this pattern.
  gate: async ({}, use) => {
    const gate = await Gate.before(systemUnderTest().ports.commerce);
    await use(gate);
    gate.end();
  },
  replica: async ({ gate, page }, use) => {
    const replica = await Replica.beside(systemUnderTest().dataDir);
    await replica.start({ COMMERCETOOLS_API_URL: gate.url, COMMERCETOOLS_AUTH_URL: gate.url });
    await use(replica);
    // An open page would ask on, and complain of getting no answer.
    await page.close();
    await replica.end();
  },
});

// Two starts of the services, on a machine that may be busy.
test.setTimeout(120_000);

test.beforeEach(({ complaints }) => complaints.forgive(/status of 40[13]/));

test('operations see within ten seconds that the commerce backend is away, and that it is back', async ({
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
  gate.shut();
  await expect(state).toHaveText(/^Unavailable since/, { timeout: SOON_MILLISECONDS });
  await expect(page.getByRole('button', { name: /^Commerce backend down/ })).toBeVisible();
  await expect(page.getByText('Something is down.')).toBeVisible();
  await expect(backend.getByRole('row', { name: /^GET \/messages .* no answer/ })).toBeVisible();
  gate.open();
  await expect(state).toHaveText(/^Available since/, { timeout: SOON_MILLISECONDS });
});

test('what was seen last stays, with its age, while the services themselves do not answer', async ({
  page,
  replica,
  complaints,
}) => {
  // The browser reports what did not reach the killed process.
  complaints.forgive(/Failed to load resource|ERR_/);
  const operations = new ConsoleUser(page, 'operations', replica.port);
  await operations.signsIn();
  await operations.opens('Systems');
  const processes = page.getByRole('region', { name: 'Replicas', exact: true });
  await expect(processes.getByRole('row', { name: new RegExp(`:${replica.port} `) })).toBeVisible();
  await replica.kill();
  await expect(page.getByRole('alert').filter({ hasText: 'Below is the last known state.' })).toBeVisible({
    timeout: SOON_MILLISECONDS,
  });
  await expect(processes.getByRole('row', { name: new RegExp(`:${replica.port} `) })).toBeVisible();
  await expect(page.getByText(/^Updated ([5-9]|[1-5]\d) seconds ago$/)).toBeVisible({ timeout: SOON_MILLISECONDS });
});

test('operations have an index built anew, and follow it until it answers', async ({ page }) => {
  const operations = new ConsoleUser(page, 'operations');
  await operations.signsIn();
  await operations.opens('Systems');
  await page.getByRole('button', { name: 'Rebuild: prod.hr-HR' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rebuild prod.hr-HR?' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByText('Rebuilt 1 index.')).toBeVisible({ timeout: 60_000 });
});

test('support has no screen of the systems', async ({ page }) => {
  const support = new ConsoleUser(page, 'support');
  await support.signsIn();
  await expect(page.getByRole('menuitem', { name: 'Delivery', includeHidden: true })).toBeAttached();
  await expect(page.getByRole('menuitem', { name: 'Systems', includeHidden: true })).toHaveCount(0);
  await page.goto(consoleUrl('/systems'));
  await expect(page.getByText('This screen is for operations and admins.')).toBeVisible();
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`everybody can use the screen of the systems at ${viewport.width} pixels`, async ({ page }) => {
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
