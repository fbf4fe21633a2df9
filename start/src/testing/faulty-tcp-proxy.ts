import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How the proxy treats connections and their bytes. */
export type TcpFault =
  /** Passes everything on. */
  | { readonly kind: 'none' }
  /** Drops open and new connections. */
  | { readonly kind: 'cut' }
  /** Accepts connections and bytes and holds them; `heal` passes the held bytes on. */
  | { readonly kind: 'hang' }
  /** Passes the client's bytes on and discards the server's. */
  | { readonly kind: 'half-open' }
  /** Passes everything on after this many milliseconds. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Answers with invalid bytes. */
  | { readonly kind: 'garbage' }
  /** Drops the connection for this share (0 to 1) of the clients' messages and new connections: every n-th, not at random. */
  | { readonly kind: 'errors'; readonly share: number };

const PASSED: TcpFault = { kind: 'none' };
const INVALID_RESPONSE = Buffer.from('\u0000\u00ffHTTP/9.9 what?\r\n\r\n', 'latin1');

interface Pair {
  readonly client: Socket;
  readonly target: Socket;
  /** Held bytes, in order. */
  readonly heldMessages: { readonly to: Socket; readonly bytes: Buffer }[];
}

/** A TCP proxy that injects faults in front of a server such as Postgres. */
export class FaultyTcpProxy {
  #fault: TcpFault = PASSED;
  #errorDebt = 0;
  readonly #pairs = new Set<Pair>();
  readonly #timers = new Set<NodeJS.Timeout>();

  private constructor(
    private readonly target: { readonly host: string; readonly port: number },
    private readonly server: Server,
  ) {}

  /** Starts a proxy on a free port of this machine; `targetUrl` names host and port of the server, as a database URL does. */
  static async startBefore(targetUrl: string): Promise<FaultyTcpProxy> {
    const { hostname, port } = new URL(targetUrl);
    const server = createServer();
    const proxy = new FaultyTcpProxy({ host: hostname, port: Number(port) }, server);
    server.on('connection', (client) => proxy.take(client));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** Returns the URL with the proxy's address instead of the server's. */
  proxiedUrl(targetUrl: string): string {
    const url = new URL(targetUrl);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** Number of open connections. */
  get connections(): number {
    return this.#pairs.size;
  }

  /** Applies a fault to open and new connections. */
  fail(fault: TcpFault): void {
    this.#fault = fault;
    this.#errorDebt = 0;
    if (fault.kind === 'cut') this.cut();
    if (fault.kind === 'none') for (const pair of this.#pairs) release(pair);
  }

  /** Passes everything on again, held bytes included. */
  heal(): void {
    this.fail(PASSED);
  }

  /** Drops every open connection. */
  cut(): void {
    for (const { client, target } of this.#pairs) {
      client.destroy();
      target.destroy();
    }
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private take(client: Socket): void {
    client.on('error', () => client.destroy());
    if (this.isRefused()) return void client.destroy();
    const target = connect(this.target);
    const pair: Pair = { client, target, heldMessages: [] };
    this.#pairs.add(pair);
    target.on('error', () => client.destroy());
    client.on('data', (bytes: Buffer) => this.pass(pair, client, bytes));
    target.on('data', (bytes: Buffer) => this.pass(pair, target, bytes));
    client.once('close', () => {
      this.#pairs.delete(pair);
      target.destroy();
    });
    target.once('close', () => client.destroy());
  }

  private isRefused(): boolean {
    if (this.#fault.kind === 'cut') return true;
    return this.#fault.kind === 'errors' && this.isErrorDue(this.#fault.share);
  }

  private isErrorDue(share: number): boolean {
    this.#errorDebt += share;
    if (this.#errorDebt < 1) return false;
    this.#errorDebt -= 1;
    return true;
  }

  private pass(pair: Pair, from: Socket, bytes: Buffer): void {
    const to = from === pair.client ? pair.target : pair.client;
    switch (this.#fault.kind) {
      case 'none':
        return void to.write(bytes);
      case 'errors':
        return from === pair.client && this.isErrorDue(this.#fault.share) ? void from.destroy() : void to.write(bytes);
      case 'hang':
        return void pair.heldMessages.push({ to, bytes });
      case 'half-open':
        return void (to === pair.target && to.write(bytes));
      case 'delay':
        return this.later(this.#fault.milliseconds, () => void to.write(bytes));
      case 'garbage':
        return void (from === pair.client && from.write(INVALID_RESPONSE));
      case 'cut':
        return void from.destroy();
    }
  }

  private later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
  }
}

function release({ heldMessages }: Pair): void {
  for (const { to, bytes } of heldMessages.splice(0)) to.write(bytes);
}
