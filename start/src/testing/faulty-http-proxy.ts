import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How the proxy treats a request. */
export type HttpFault =
  /** Passes it on. */
  | { readonly kind: 'none' }
  /** Drops the connection without an answer. */
  | { readonly kind: 'cut' }
  /** Takes the request and never answers. */
  | { readonly kind: 'hang' }
  /** Sends status 200 and headers, then nothing. */
  | { readonly kind: 'half-open' }
  /** Passes it on after this many milliseconds. */
  | { readonly kind: 'delay'; readonly milliseconds: number }
  /** Answers instead of the target. */
  | { readonly kind: 'answer'; readonly status: number; readonly body: string; readonly type?: string }
  /** Passes it on, but answers this share of requests (0 to 1) with 503: every n-th, not at random. */
  | { readonly kind: 'errors'; readonly share: number };

/** Unexpected answers with status 200. */
export const GARBAGE = {
  'empty object': { kind: 'answer', status: 200, body: '{}' },
  'JSON of a gateway': { kind: 'answer', status: 200, body: '{"status":"blocked","data":{}}' },
  'null for each object': { kind: 'answer', status: 200, body: '{"data":{"me":null,"inStore":null}}' },
  html: { kind: 'answer', status: 200, body: '<!doctype html><h1>Welcome</h1>', type: 'text/html' },
  'broken JSON': { kind: 'answer', status: 200, body: '{"data":{"cart":' },
  'GraphQL errors': {
    kind: 'answer',
    status: 200,
    body: '{"data":null,"errors":[{"message":"Connection terminated unexpectedly"}]}',
  },
} as const satisfies Readonly<Record<string, HttpFault>>;

/** The properties by which a test selects requests. */
export type FaultyRequest = Pick<IncomingMessage, 'method' | 'url'>;

const PASSED: HttpFault = { kind: 'none' };

/** A reverse proxy that injects faults in front of an HTTP server. Clients use `url` as the server's address. */
export class FaultyHttpProxy {
  /** Number of requests received. */
  requests = 0;
  #fault: HttpFault = PASSED;
  #isMeant: (request: FaultyRequest) => boolean = () => true;
  #errorDebt = 0;
  readonly #sockets = new Set<Socket>();
  readonly #timers = new Set<NodeJS.Timeout>();

  private constructor(
    private readonly target: URL,
    private readonly server: Server,
  ) {}

  /** Starts a proxy on a free port of this machine. */
  static async startBefore(targetUrl: string): Promise<FaultyHttpProxy> {
    const server = createServer();
    const proxy = new FaultyHttpProxy(new URL(targetUrl), server);
    server.on('request', (request, answer) => proxy.handle(request, answer));
    server.on('connection', (socket) => {
      proxy.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => proxy.#sockets.delete(socket));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Applies a fault to future requests; passes those for which `isMeant` is false. */
  fail(fault: HttpFault, isMeant: (request: FaultyRequest) => boolean = () => true): void {
    this.#fault = fault;
    this.#isMeant = isMeant;
    this.#errorDebt = 0;
  }

  /** Passes future requests on; hanging requests keep hanging. */
  heal(): void {
    this.fail(PASSED);
  }

  /** Drops every open connection. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private handle(request: IncomingMessage, answer: ServerResponse): void {
    this.requests += 1;
    const fault = this.#isMeant(request) ? this.#fault : PASSED;
    request.on('error', () => answer.destroy());
    switch (fault.kind) {
      case 'none':
        return this.pass(request, answer);
      case 'cut':
        return void request.socket.destroy();
      case 'hang':
        return void request.resume();
      case 'half-open':
        request.resume();
        answer.writeHead(200, { 'content-type': 'application/json' });
        return answer.flushHeaders();
      case 'delay':
        return this.later(fault.milliseconds, () => this.pass(request, answer));
      case 'answer':
        return this.answer(request, answer, fault);
      case 'errors':
        return this.failShare(fault.share, request, answer);
    }
  }

  private failShare(share: number, request: IncomingMessage, answer: ServerResponse): void {
    this.#errorDebt += share;
    if (this.#errorDebt < 1) return this.pass(request, answer);
    this.#errorDebt -= 1;
    this.answer(request, answer, { status: 503, body: '<h1>Service Unavailable</h1>', type: 'text/html' });
  }

  private answer(
    request: IncomingMessage,
    answer: ServerResponse,
    { status, body, type = 'application/json' }: { status: number; body: string; type?: string },
  ): void {
    request.resume();
    answer.writeHead(status, { 'content-type': type }).end(body);
  }

  private later(milliseconds: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, milliseconds);
    this.#timers.add(timer);
  }

  private pass(request: IncomingMessage, answer: ServerResponse): void {
    const { hostname, port } = this.target;
    const { method, url: path, headers } = request;
    const passed = send({ hostname, port, method, path, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(answer);
      received.on('error', () => answer.destroy());
    });
    passed.on('error', () => answer.destroy());
    answer.once('close', () => passed.destroy());
    request.pipe(passed);
  }
}
