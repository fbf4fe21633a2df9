import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request of the services to the commerce backend. */
export interface BackendCall {
  /** A GraphQL operation's name, otherwise method and path. */
  readonly name: string;
  readonly body: string;
}

/** The proxy's response to a request: passes it, loses the answer after it was processed, refuses it, or answers itself. */
export type ProxyResponse = 'pass' | 'lose-answer' | 'refuse' | { readonly json: unknown };

const UNAVAILABLE = 503;
const LOST = 502;

/** A proxy between the services and their commerce backend that records calls and simulates failures. */
export class BackendProxy {
  readonly calls: string[] = [];
  /** Decides the proxy's response to each of the next requests. */
  respond: (call: BackendCall) => ProxyResponse | Promise<ProxyResponse> = () => 'pass';

  /** Called with every answer of the backend. */
  observe: (call: BackendCall, answer: string) => void = () => undefined;

  private constructor(
    private readonly server: Server,
    private readonly backendUrl: string,
  ) {}

  /** Starts on a free port. */
  static async startBefore(backendUrl: string): Promise<BackendProxy> {
    const server = createServer({ keepAliveTimeout: 60_000 });
    const proxy = new BackendProxy(server, backendUrl);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => void proxy.handle(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Returns the names of the requests that the work sends. */
  async callsOf(work: () => Promise<unknown>): Promise<string[]> {
    const first = this.calls.length;
    await work();
    return this.calls.slice(first);
  }

  /** Gives this response to the first request with this name, and passes all others. */
  once(name: string, answer: ProxyResponse): void {
    let isOver = false;
    this.respond = (call) => {
      if (isOver || call.name !== name) return 'pass';
      isOver = true;
      return answer;
    };
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const call = { name: nameOf(request, body), body };
    this.calls.push(call.name);
    const reaction = await this.respond(call);
    if (reaction === 'refuse') return void response.writeHead(UNAVAILABLE).end();
    if (typeof reaction === 'object') {
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify(reaction.json));
    }
    const answer = await this.forward(request, body);
    const answered = await answer.text();
    this.observe(call, answered);
    if (reaction === 'lose-answer') return void response.writeHead(LOST).end();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    response.end(answered);
  }

  private forward({ url = '/', method = 'GET', headers }: IncomingMessage, body: string): Promise<Response> {
    const { authorization = '', 'content-type': contentType = 'application/json' } = headers;
    return fetch(`${this.backendUrl}${url}`, {
      method,
      headers: { authorization, 'content-type': contentType },
      ...(body === '' ? {} : { body }),
    });
  }
}

function nameOf({ url = '/', method = 'GET' }: IncomingMessage, body: string): string {
  if (!url.endsWith('/graphql')) return `${method} ${url.replace(/^\/manifold/, '').replace(/\?.*$/, '')}`;
  const { operationName } = JSON.parse(body) as { operationName?: string };
  return operationName ?? 'graphql';
}
