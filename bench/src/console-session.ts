import { Agent, request } from 'node:http';

const HOST = 'admin.localhost';
export const DEMO_ACCOUNT = { email: 'admin@manifold.test', password: 'manifold-demo-1' };

interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  /** Sent as If-Match. */
  readonly version?: number;
}

/** A member of staff at the console of a server on this machine, over one keep-alive connection. */
export class ConsoleSession {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });
  private cookie = '';

  private constructor(private readonly origin: string) {}

  /** Signs in with the demo's admin account. */
  static async signIn(origin: string): Promise<ConsoleSession> {
    const session = new ConsoleSession(origin);
    await session.ask({ method: 'POST', path: '/sign-in', body: DEMO_ACCOUNT });
    return session;
  }

  /** Returns the answer to a GET of a console route. */
  get<Answer>(path: string): Promise<Answer> {
    return this.ask({ method: 'GET', path });
  }

  /** Calls a console route and returns its answer. Rejects if the status is not 2xx. */
  async ask<Answer>(question: Question): Promise<Answer> {
    return JSON.parse(await this.text(question)) as Answer;
  }

  /** Closes the connection. */
  close(): void {
    this.agent.destroy();
  }

  private text({ method, path, body, version }: Question): Promise<string> {
    const { hostname, port } = new URL(this.origin);
    const headers = {
      host: HOST,
      'sec-fetch-site': 'same-origin',
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    };
    return new Promise((resolve, reject) => {
      const sent = request(
        { hostname, port, method, path: `/api/admin${path}`, headers, agent: this.agent },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('end', () => {
            const [set] = answer.headers['set-cookie'] ?? [];
            if (set) this.cookie = set.split(';')[0] ?? '';
            const text = Buffer.concat(chunks).toString('utf8');
            if ((answer.statusCode ?? 0) < 300) resolve(text);
            else reject(new Error(`${method} ${path} answered ${answer.statusCode}: ${text.slice(0, 500)}`));
          });
        },
      );
      sent.on('error', reject).end(body && JSON.stringify(body));
    });
  }
}
