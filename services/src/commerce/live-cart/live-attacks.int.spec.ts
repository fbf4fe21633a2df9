import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sendRaw } from '../../platform/http/testing/raw-request.js';
import { until } from '../../platform/testing/eventually.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add } from '../testing/shopping.js';
import { LiveCartServer } from './live-cart-server.service.js';
import { LiveSockets } from './live-sockets.service.js';
import { LiveClient, type OpenParams } from './testing/live-client.js';

const PROTOCOL_ERROR = 1002;
const REFUSED = 1008;
const SESSION_CHANGED = 4001;
const HOUR_MS = 60 * 60 * 1000;
/** Per session; an address has twenty times as much. */
const UPGRADES = 30;
const PER_ADDRESS = 20 * UPGRADES;

let shop: RunningShop;
let port: number;
let sockets: LiveSockets;
let addresses = 0;
const opened: LiveClient[] = [];

beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_FACTOR: '1', RATE_LIMITS: `live-cart=${UPGRADES}/6000,new-session=1000/60` });
  const server = shop.application.app.get(LiveCartServer);
  await server.listen();
  port = server.port;
  sockets = shop.application.app.get(LiveSockets);
});
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.terminate();
  await until(() => sockets.size === 0);
});
afterAll(() => shop.stop());

/** An address of this machine that no other test uses, because upgrades are counted by address. */
function ownAddress(): string {
  addresses += 1;
  return `127.0.2.${addresses}`;
}

async function open({ options, ...params }: Omit<OpenParams, 'port'>): Promise<LiveClient> {
  const client = await LiveClient.open({ port, ...params, options: { localAddress: ownAddress(), ...options } });
  opened.push(client);
  return client;
}

async function shopper() {
  const visitor = shop.visitor('SK');
  const { id, version } = await add(visitor);
  return { visitor, cartId: id, version };
}

const upgrade = (target: string, lines: readonly string[] = ['Host: sk.localhost:2087'], method = 'GET'): string =>
  [
    `${method} ${target} HTTP/1.1`,
    ...lines,
    'Origin: http://sk.localhost:3000',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
    '\r\n',
  ].join('\r\n');

/** A client frame with a mask of zeros; `first` is its first byte. */
function frame(first: number, payload = ''): Buffer {
  return Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), Buffer.from(payload)]);
}

describe('a request for a connection', () => {
  it.each([
    ['in absolute form', upgrade('http://sk.localhost/?cart=c1'), 400],
    ['for another path', upgrade('/admin?cart=c1'), 404],
    ['for a path that only looks empty', upgrade('//?cart=c1'), 404],
    ['for a path with an encoded letter', upgrade('/%61?cart=c1'), 400],
    ['with two hosts', upgrade('/?cart=c1', ['Host: sk.localhost', 'Host: cz.localhost']), 400],
    ['without a host', upgrade('/?cart=c1', []), 403],
    ['with an unreadable host', upgrade('/?cart=c1', ['Host: [']), 403],
    ['with two carts', upgrade('/?cart=c1&cart=c2'), 400],
    ['with an unknown parameter', upgrade('/?cart=c1&debug=1'), 400],
    ['with another method', upgrade('/?cart=c1', undefined, 'POST'), 405],
    ['for another protocol', upgrade('/?cart=c1').replace('websocket', 'h2c'), 400],
    ['of a visitor without a session', upgrade('/?cart=c1'), 404],
    [
      'with a session that nobody sealed',
      upgrade('/?cart=c1', ['Host: sk.localhost', 'Cookie: __Host-shop=made-up']),
      404,
    ],
  ])('%s is refused with an answer', async (_what, text, status) => {
    const answer = await sendRaw(port, text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  });

  it('of a page that shows a draft is refused, although its session owns the cart of the shop', async () => {
    const owner = await shopper();
    owner.visitor.cookies.set('__Host-preview', 'token');
    expect((await open(owner)).refusal).toEqual({ status: 404, code: 'not-found' });
    owner.visitor.cookies.delete('__Host-preview');
    const tab = await open(owner);
    await tab.message(({ event }) => event === 'cart-update');
  });

  it('is refused with the security headers of every answer', async () => {
    const answer = await sendRaw(port, upgrade('/admin'));
    expect(answer).toMatch(/x-content-type-options: nosniff/i);
    expect(answer).toMatch(/content-security-policy: /i);
    expect(answer).toMatch(/cache-control: no-store/i);
  });

  it('that is unreadable and then reset leaves the process alive', async () => {
    const reset = (text: string) =>
      new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(text, () => socket.resetAndDestroy()));
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    for (let time = 0; time < 50; time += 1) {
      await reset(upgrade('/', ['Host: [']));
      await reset(upgrade('/nowhere'));
    }
    const owner = await shopper();
    const tab = await open(owner);
    await tab.message(({ event }) => event === 'cart-update');
  });

  it('is refused after too many of one session, with the time to wait, and another shopper is not affected', async () => {
    const [hasty, calm] = [await shopper(), await shopper()];
    for (let count = 0; count < UPGRADES; count += 1) {
      const tab = await open({ ...hasty, cartId: undefined });
      expect(await tab.closed()).toBe(REFUSED);
    }
    expect((await open(hasty)).refusal).toEqual({ status: 429, code: 'too-many-attempts' });
    const tab = await open(calm);
    await tab.message(({ event }) => event === 'cart-update');
  });

  it('is refused after too many of one address without a session, with the time to wait', async () => {
    const answers = new Set<string>();
    for (let count = 0; count <= PER_ADDRESS; count += 1) answers.add(await sendRaw(port, upgrade('/?cart=c1')));
    const limited = [...answers].filter((answer) => answer.startsWith('HTTP/1.1 429 '));
    expect(limited).toHaveLength(1);
    expect(limited[0]).toMatch(/retry-after: \d+\r\n/i);
  });

  it('counts all addresses of an IPv6 network as one', () => {
    const closers: (() => void)[] = [];
    for (let count = 0; count < 200; count += 1) {
      const socket = { on: () => undefined, once: (_event: string, close: () => void) => closers.push(close) };
      sockets.add(socket as never, { address: `2001:db8::${count.toString(16)}` });
    }
    expect(sockets.hasRoomFor('2001:db8::ffff')).toBe(false);
    expect(sockets.hasRoomFor('2001:db8:0:1::1')).toBe(true);
    for (const close of closers) close();
    expect(sockets.hasRoomFor('2001:db8::ffff')).toBe(true);
  });
});

describe('a connection', () => {
  it('is never compressed, so that a small frame cannot become a large message', async () => {
    const tab = await open({ ...(await shopper()), options: { perMessageDeflate: true } });
    expect(tab.socket.extensions).toBe('');
    tab.sendBytes(frame(0xc1, 'compressed'));
    expect(await tab.closed()).toBe(PROTOCOL_ERROR);
  });

  it('is closed if it floods with pings, even if it reads nothing', async () => {
    const tab = await open(await shopper());
    for (let sent = 0; sent < 100; sent += 1) tab.socket.ping();
    expect(await tab.closed()).toBe(REFUSED);
  });

  it('is closed if it floods with pongs that nobody asked for', async () => {
    const tab = await open(await shopper());
    for (let sent = 0; sent < 100; sent += 1) tab.socket.pong();
    expect(await tab.closed()).toBe(REFUSED);
  });

  it('has its pings answered', async () => {
    const tab = await open(await shopper());
    const answer = new Promise<Buffer>((resolve) => tab.socket.once('pong', resolve));
    tab.socket.ping('there?');
    expect(String(await answer)).toBe('there?');
  });

  it.each([
    [
      'a message in too many fragments',
      Buffer.concat([frame(0x01, 'a'), ...Array.from({ length: 20 }, () => frame(0, 'b'))]),
      1008,
    ],
    ['fragments that are too long together', Buffer.concat([frame(0x01, 'a'), ...longFragments()]), 1009],
    ['a frame that is not masked', Buffer.from([0x81, 1, 65]), PROTOCOL_ERROR],
    ['an unknown kind of frame', frame(0x83, 'a'), PROTOCOL_ERROR],
  ])('is closed after %s', async (_what, bytes, code) => {
    const tab = await open(await shopper());
    tab.sendBytes(bytes);
    expect(await tab.closed()).toBe(code);
  });

  it('is closed after an hour, so that the upgrade asks again who owns the cart', async () => {
    const tab = await open(await shopper());
    sockets.beat(performance.now() + HOUR_MS);
    expect(await tab.closed()).toBe(SESSION_CHANGED);
  });
});

function longFragments(): Buffer[] {
  const long = Buffer.concat([Buffer.from([0x00, 0xfe, 0x10, 0x00, 0, 0, 0, 0]), Buffer.alloc(4096, 'x')]);
  return [long, long, long, long];
}

describe('a session that ends', () => {
  it('by signing out leaves the channel, and the customer’s other device stays', async () => {
    const { browser, email } = await signedUp(shop);
    const { id: cartId } = await add(browser);
    const phone = shop.visitor('SK');
    await phone.account('signIn', { email, password: PASSWORD });
    const [here, there] = [await open({ visitor: browser, cartId }), await open({ visitor: phone, cartId })];
    await browser.account('signOut', {});
    expect(await here.closed()).toBe(SESSION_CHANGED);
    const { version } = await add(phone);
    await there.message(({ event, data }) => event === 'cart-update' && data !== null && data.version === version);
  });

  it('by signing in leaves the channel, and joins it again with the new session', async () => {
    const { email } = await signedUp(shop);
    const guest = await shopper();
    const tab = await open(guest);
    const { cart } = await guest.visitor.account('signIn', { email, password: PASSWORD });
    expect(await tab.closed()).toBe(SESSION_CHANGED);
    const next = await open({ visitor: guest.visitor, cartId: cart?.id });
    await next.message(({ event, data }) => event === 'cart-update' && data !== null);
  });
});
