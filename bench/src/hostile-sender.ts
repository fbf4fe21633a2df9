import { Agent, request, type IncomingMessage } from 'node:http';
import { DEMO_ACCOUNT } from './console-session.js';

const HOSTS = { shop: 'sk.localhost', console: 'admin.localhost' } as const;
const TIMEOUT_MS = 60_000;
const NO_ANSWER = 0;

/** Sends hostile requests to a system on this machine, some of them as a guest who has a cart or as staff. */
export class HostileSender {
  /** Uses each connection once, because the server closes it after a refused body. */
  private readonly agent = new Agent({ keepAlive: false });
  private guest = '';
  private staff = '';
  private count = 0;
  /** Encodes large bodies in advance, not during a measurement. */
  private readonly bodies = new Map<string, Buffer>();

  constructor(private readonly origin: string) {}

  /** Creates the guest's cart and signs in a member of staff. */
  async signIn(): Promise<void> {
    this.guest = await this.cookieOf({ host: 'shop', path: '/api/commerce/createCart', body: '{}' });
    this.staff = await this.cookieOf({
      host: 'console',
      path: '/api/admin/sign-in',
      body: JSON.stringify(DEMO_ACCOUNT),
    });
  }

  /** Returns the status of the answer; 0 if the server closed the connection without one. */
  async send(hostile: HostileRequest): Promise<number> {
    const { status } = await this.exchange(hostile).catch(() => ({ status: NO_ANSWER }));
    return status;
  }

  close(): void {
    this.agent.destroy();
  }

  private async cookieOf(entry: Pick<HostileRequest, 'host' | 'path' | 'body'>): Promise<string> {
    const { status, cookies } = await this.exchange({ what: 'entry', method: 'POST', ...entry });
    if (status !== 200) throw new Error(`${entry.path} answered ${status}`);
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  }

  private exchange({ method, host, path, headers = {}, body, asGuest, asStaff }: HostileRequest) {
    const { hostname, port } = new URL(this.origin);
    const number = String((this.count += 1));
    const sent = request({
      hostname,
      port,
      method,
      path: path.replaceAll('%n', number),
      agent: this.agent,
      timeout: TIMEOUT_MS,
      headers: {
        host: HOSTS[host],
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
        ...(asGuest ? { cookie: this.guest } : {}),
        ...(asStaff ? { cookie: this.staff } : {}),
        ...headers,
      },
    });
    const answer = new Promise<{ status: number; cookies: string[] }>((resolve, reject) => {
      sent.on('response', (response: IncomingMessage) => {
        resolve({ status: response.statusCode ?? NO_ANSWER, cookies: response.headers['set-cookie'] ?? [] });
        response.resume();
      });
      sent.on('timeout', () => sent.destroy(new Error('No answer')));
      sent.on('error', reject);
    });
    sent.end(body && this.bytes(body, number));
    return answer;
  }

  private bytes(body: string, number: string): Buffer {
    if (body.includes('%n')) return Buffer.from(body.replaceAll('%n', number));
    const bytes = this.bodies.get(body) ?? Buffer.from(body);
    this.bodies.set(body, bytes);
    return bytes;
  }
}

/** A hostile request, or the largest permitted one; `%n` in path or body becomes a new number each time. */
export interface HostileRequest {
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly host: 'shop' | 'console';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The raw body, usually invalid. */
  readonly body?: string;
  /** Sent by a guest with a cart; a visitor without one would be refused at once. */
  readonly asGuest?: boolean;
  /** Sent by a signed-in member of staff. */
  readonly asStaff?: boolean;
}
