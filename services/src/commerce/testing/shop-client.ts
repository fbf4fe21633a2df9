import { Agent, request } from 'node:http';
import type {
  CommerceOperationName,
  CommerceRequest,
  CommerceResponse,
} from '@manifold/domain/commerce-api/operations';
import type {
  CustomerOperationName,
  CustomerRequest,
  CustomerResponse,
} from '@manifold/domain/customer-api/operations';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';

export interface ShopAnswer {
  readonly status: number;
  readonly setCookies: readonly string[];
  readonly body: {
    readonly data?: unknown;
    /** The message shown to the shopper. */
    readonly communicate?: string;
    readonly error?: {
      readonly code: ShopErrorCode;
      readonly message: string;
      readonly fields?: readonly { readonly field: string; readonly reason: string }[];
      readonly details?: Readonly<Record<string, string | number | null>>;
    };
  };
}

interface RawAnswer {
  readonly status: number;
  readonly location: string | undefined;
  readonly setCookies: readonly string[];
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 128 });

/** A browser on a store's host, with cookies. Sets the `Host` header, because Node cannot resolve `*.localhost`. */
export class ShopClient {
  /** Sent along with every request. */
  readonly headers = new Map<string, string>();

  constructor(
    private readonly port: number,
    readonly host: string,
    private readonly locale?: string,
    readonly cookies = new Map<string, string>(),
  ) {}

  /** Returns the same browser, which reaches another replica. */
  at(port: number): ShopClient {
    return new ShopClient(port, this.host, this.locale, this.cookies);
  }

  /** Returns a client with the same cookies on another host, where a real browser would not send them. */
  on(host: string): ShopClient {
    const other = new ShopClient(this.port, host, this.locale);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** Runs an operation and returns its `data`. Throws with the answer if it failed. */
  async call<Name extends CommerceOperationName>(
    name: Name,
    parameters: CommerceRequest<Name>,
  ): Promise<CommerceResponse<Name>> {
    const answer = await this.send(name, JSON.stringify(parameters));
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    // The services check their answers against the contract when E2E=true, which tests set.
    return answer.body.data as CommerceResponse<Name>;
  }

  /** Runs a customer operation and returns its `data`. */
  async account<Name extends CustomerOperationName>(
    name: Name,
    parameters: CustomerRequest<Name>,
  ): Promise<CustomerResponse<Name>> {
    const answer = await this.send(name, JSON.stringify(parameters), 'customer');
    if (answer.status !== 200) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data as CustomerResponse<Name>;
  }

  /** Runs a customer operation that should be refused. Returns status, code, and fields with reasons. */
  async accountRefusal(name: CustomerOperationName, parameters: unknown): Promise<[number, string, ...string[]]> {
    const { status, body } = await this.send(name, JSON.stringify(parameters), 'customer');
    const fields = (body.error?.fields ?? []).map(({ field, reason }) => `${field}: ${reason}`);
    return [status, body.error?.code ?? '', ...fields];
  }

  /** Runs an operation that should be refused. Returns status and error code. */
  async refusal(name: string, parameters: unknown): Promise<[number, ShopErrorCode | undefined]> {
    const { status, body } = await this.send(name, JSON.stringify(parameters));
    return [status, body.error?.code];
  }

  /** Sends any body to an operation. */
  async send(name: string, body: string, api: 'commerce' | 'customer' = 'commerce'): Promise<ShopAnswer> {
    const { status, setCookies, text } = await this.exchange(`/api/${api}/${name}`, body);
    return { status, setCookies, body: JSON.parse(text) as ShopAnswer['body'] };
  }

  /** Opens an address and returns where it redirects; undefined if it does not. */
  async redirectOf(path: string): Promise<string | undefined> {
    return (await this.request('GET', path)).location;
  }

  /** Posts any body to any path and returns the raw answer. */
  exchange(path: string, body: string): Promise<RawAnswer> {
    return this.request('POST', path, body);
  }

  private request(method: string, path: string, body?: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { agent, host: '127.0.0.1', port: this.port, path, method, headers: this.sentHeaders() },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const setCookies = response.headers['set-cookie'] ?? [];
            this.storeCookies(setCookies);
            const { location } = response.headers;
            resolve({ status: response.statusCode ?? 0, location, setCookies, text: Buffer.concat(chunks).toString() });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  private sentHeaders(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return {
      host: this.host,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(this.locale ? { 'x-locale': this.locale } : {}),
      ...(cookie ? { cookie } : {}),
      ...Object.fromEntries(this.headers),
    };
  }

  private storeCookies(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      const name = pair.slice(0, equals);
      if (/Max-Age=0(;|$)/.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(equals + 1));
    }
  }
}
