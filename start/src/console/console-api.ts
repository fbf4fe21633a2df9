import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { StartProblem } from '../terminal/start-problem.js';
import type { Credentials } from './console-access.js';

const COOKIE = '__Host-adm';
const REQUEST_TIMEOUT_MS = 60_000;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string | undefined;
}

/** The body of a request, and the version that the caller has seen. */
interface Sent {
  readonly payload?: object | undefined;
  readonly version?: number;
}

interface Refusal {
  readonly error?: {
    readonly code?: string;
    readonly message?: string;
    readonly fields?: readonly { readonly field: string; readonly reason: string }[];
  };
}

/** Resolves `*.localhost` to this machine, as browsers do and Node does not. */
const thisMachine: LookupFunction = (_host, options, found) => {
  if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }]);
  else found(null, '127.0.0.1', 4);
};

function refusalText(status: number, body: string): string {
  let refusal: Refusal;
  try {
    refusal = JSON.parse(body) as Refusal;
  } catch {
    return `The console answered ${status}.`; // a proxy's answer
  }
  const { code, message, fields = [] } = refusal.error ?? {};
  return [
    `${message ?? 'Refused'} (${code ?? status})`,
    ...fields.map((each) => `  ${each.field}: ${each.reason}`),
  ].join('\n');
}

/** A client of the console's API with a staff session. */
export class ConsoleApi {
  private cookie = '';

  private constructor(private readonly url: URL) {}

  /** Signs in, or uses an existing session. Throws a `StartProblem` if the console refuses. */
  static async signedIn(url: URL, credentials: Credentials): Promise<ConsoleApi> {
    const api = new ConsoleApi(url);
    if ('session' in credentials) api.cookie = `${COOKIE}=${credentials.session}`;
    else await api.ask('POST', '/sign-in', credentials);
    return api;
  }

  /** Sends a GET request and returns the body as text. */
  async text(path: string): Promise<string> {
    return (await this.send('GET', path)).body;
  }

  /** Sends a request and returns the body as JSON. */
  async ask<Body>(method: 'GET' | 'POST', path: string, payload?: object): Promise<Body> {
    const { body } = await this.send(method, path, { payload });
    return JSON.parse(body) as Body; // the API's own contract
  }

  /** Deletes what a path names. Throws a `StartProblem` if it no longer has this version. */
  async remove(path: string, version: number): Promise<void> {
    await this.send('DELETE', path, { version });
  }

  private async send(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const answer = await this.request(method, path, sent);
    if (answer.cookie) this.cookie = answer.cookie;
    if (answer.status >= 400) throw new StartProblem(refusalText(answer.status, answer.body));
    return answer;
  }

  private request(method: string, path: string, { payload: body, version }: Sent): Promise<Answer> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const target = new URL(`/api/admin${path}`, this.url);
    const headers = {
      origin: this.url.origin,
      ...(this.cookie ? { cookie: this.cookie } : {}),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
    };
    const lookup = target.hostname.endsWith('.localhost') ? { lookup: thisMachine } : {};
    return new Promise((resolve, reject) => {
      const client = target.protocol === 'https:' ? https : http;
      const options = { method, headers, timeout: REQUEST_TIMEOUT_MS, ...lookup };
      const outgoing = client.request(target, options, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (body += part));
        response.on('error', reject);
        response.on('end', () => {
          const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
          resolve({ status: response.statusCode ?? 0, body, cookie });
        });
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', (error) =>
        reject(new StartProblem(`${this.url.origin} cannot be reached: ${error.message}`)),
      );
      outgoing.end(payload);
    });
  }
}
