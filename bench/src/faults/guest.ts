import { request } from 'node:http';

/** An answer, or status 0 if the connection failed or gave no answer within `GIVES_UP_MS`. */
export interface Answer {
  readonly status: number;
  readonly milliseconds: number;
  readonly text: string;
  /** The `Retry-After` header of an outage. */
  readonly retryAfter: string | undefined;
}

const GIVES_UP_MS = 25_000;

/** A browser session on one host. Each request has its own connection, so that it does not fail with another. */
export class Guest {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly port: number,
    readonly host: string,
    /** The address on this machine from which it calls. */
    private readonly from = '127.0.0.1',
  ) {}

  get(path: string): Promise<Answer> {
    return this.exchange('GET', path);
  }

  post(path: string, body: object): Promise<Answer> {
    return this.exchange('POST', path, JSON.stringify(body));
  }

  /** Calls an operation of the shop. */
  operation(name: string, parameters: object): Promise<Answer> {
    return this.post(`/api/commerce/${name}`, parameters);
  }

  /** Calls an operation and returns its `data`. Rejects if the status is not 200. */
  async data<Data>(name: string, parameters: object): Promise<Data> {
    const { status, text } = await this.operation(name, parameters);
    if (status !== 200) throw new Error(`${this.host} ${name} answered ${status}: ${text.slice(0, 300)}`);
    return (JSON.parse(text) as { data: Data }).data;
  }

  private exchange(method: 'GET' | 'POST', path: string, body?: string): Promise<Answer> {
    const startedAt = performance.now();
    const after = () => Math.round(performance.now() - startedAt);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      host: this.host,
      ...(cookie ? { cookie } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }),
    };
    return new Promise((resolve) => {
      const fail = () => {
        clearTimeout(timer);
        resolve({ status: 0, milliseconds: after(), text: '', retryAfter: undefined });
      };
      const outgoing = request(
        { host: '127.0.0.1', port: this.port, path, method, headers, localAddress: this.from, agent: false },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', fail);
          answer.on('end', () => {
            clearTimeout(timer);
            this.keep(answer.headers['set-cookie'] ?? []);
            const text = Buffer.concat(chunks).toString('utf8');
            const { statusCode = 0, headers } = answer;
            resolve({ status: statusCode, milliseconds: after(), text, retryAfter: headers['retry-after'] });
          });
        },
      );
      const timer = setTimeout(() => outgoing.destroy(new Error('No answer')), GIVES_UP_MS);
      outgoing.on('error', fail);
      outgoing.end(body);
    });
  }

  private keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
    }
  }
}
