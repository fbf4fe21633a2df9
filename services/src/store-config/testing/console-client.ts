import type { ChangeSetDiff } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit, Publish, Revision, SectionPolicy } from '@manifold/domain/change-set/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Answer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body;
}

export interface RefusedBody {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly fields?: readonly { readonly field: string; readonly reason: string }[];
    readonly details?: Readonly<Record<string, string | number | null>>;
  };
}

export type DemoAccount = 'admin' | 'operations' | 'support';

/** An application that answers requests without a port. */
export interface Injectable {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>;
}

/** A browser on the console's host, for tests: sends requests in process and stores its cookies. */
export class ConsoleClient {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly app: Injectable,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  private get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private storeCookie(set: string): void {
    const [pair = ''] = set.split(';');
    const equals = pair.indexOf('=');
    this.cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }

  /** Returns a browser with the same session and other headers, such as its languages. */
  with(headers: Readonly<Record<string, string>>): ConsoleClient {
    const other = new ConsoleClient(this.app, headers);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  /** Sends one request; `version` becomes the header If-Match. */
  async ask<Body>(method: Method, path: string, payload?: object, version?: number): Promise<Answer<Body>> {
    const answer = await this.app.inject({
      method,
      url: `/api/admin${path}`,
      headers: {
        host: 'admin.localhost',
        'sec-fetch-site': 'same-origin',
        ...this.headers,
        ...(this.cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(payload ? { payload } : {}),
    });
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) this.storeCookie(set);
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (isJson ? answer.json() : undefined) as Body,
    };
  }

  /** Sends a GET whose answer is not JSON. */
  async text(path: string): Promise<Answer<string>> {
    const headers = { host: 'admin.localhost', 'sec-fetch-site': 'same-origin', cookie: this.cookieHeader };
    const answer = await this.app.inject({ method: 'GET', url: `/api/admin${path}`, headers });
    return { status: answer.statusCode, headers: answer.headers, body: answer.body };
  }

  /** Signs in with a demo account. */
  async signIn(name: DemoAccount): Promise<this> {
    const { status, body } = await this.ask('POST', '/sign-in', {
      email: `${name}@manifold.test`,
      password: 'manifold-demo-1',
    });
    if (status !== 200) throw new Error(`sign-in answered ${status}: ${JSON.stringify(body)}`);
    return this;
  }

  /** Creates a draft with these edits. */
  async draftWith(...edits: readonly Edit[]): Promise<ChangeSet> {
    const { id, version } = (await this.ask<ChangeSet>('POST', '/change-sets', { name: 'A draft' })).body;
    return (await this.ask<ChangeSet>('POST', `/change-sets/${id}/edits`, { edits }, version)).body;
  }

  /** Sets a four-eyes policy, with the proposal that is open now. */
  async setPolicy(key: string, fourEyes: boolean): Promise<Answer<SectionPolicy & RefusedBody>> {
    const { policies } = (await this.ask<{ policies: SectionPolicy[] }>('GET', '/section-policies')).body;
    const offProposedBy = policies.find(({ section }) => section === key)?.offProposedBy ?? null;
    return this.ask('PUT', `/section-policies/${key}`, { fourEyes, offProposedBy });
  }

  /** Returns a draft as it is stored now. */
  async changeSet({ id }: Pick<ChangeSet, 'id'>): Promise<ChangeSet> {
    return (await this.ask<ChangeSet>('GET', `/change-sets/${id}`)).body;
  }

  /** Returns the changes and problems of a draft. */
  async diff({ id }: Pick<ChangeSet, 'id'>): Promise<ChangeSetDiff> {
    return (await this.ask<ChangeSetDiff>('GET', `/change-sets/${id}/diff`)).body;
  }

  /** Publishes a draft. */
  publish({ id, version }: ChangeSet, more: Partial<Publish> = {}): Promise<Answer<Revision & RefusedBody>> {
    return this.ask('POST', `/change-sets/${id}/publish`, { version, reason: 'Because', ...more });
  }

  /** Signs in as a new member of staff, whom the admin invites with these rights. */
  async joinAs(
    admin: ConsoleClient,
    email: string,
    rights: { role: string; grants: unknown; orderCountries?: readonly string[] },
  ): Promise<this> {
    const invited = await admin.ask<{ link: { token: string } }>('POST', '/staff', { email, name: email, ...rights });
    const { token } = invited.body.link;
    const { status } = await this.ask('POST', '/staff-links/use', { token, password: 'a password of their own' });
    if (status !== 200) throw new Error(`the link answered ${status}`);
    return this;
  }
}
