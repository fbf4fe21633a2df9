import { SEEDER } from '@manifold/start/testing/commerce-backend';
import { systemUnderTest } from '@manifold/start/testing/system';
import { expect, type APIRequestContext } from '@playwright/test';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/** The commerce backend's HTTP API with all rights, as staff and other systems use it past the shop. */
export class CommerceBackend {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  static async open(request: APIRequestContext): Promise<CommerceBackend> {
    const authorization = `Basic ${Buffer.from(`${SEEDER.id}:${SEEDER.secret}`).toString('base64')}`;
    const form = { grant_type: 'client_credentials' };
    const answer = await request.post(`${origin()}/oauth/token`, { headers: { authorization }, form });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    return new CommerceBackend(request, { authorization: `Bearer ${token}` });
  }

  async get<Body>(path: string): Promise<Body> {
    const answer = await this.request.get(`${origin()}/manifold${path}`, { headers: this.headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Body;
  }

  async post(path: string, data: object): Promise<Versioned> {
    const answer = await this.request.post(`${origin()}/manifold${path}`, { headers: this.headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Versioned;
  }

  /** Changes the newest version of a resource: `change('/carts/…', [{ action: 'recalculate' }])`. */
  async change(path: string, actions: readonly object[]): Promise<Versioned> {
    const { version } = await this.get<Versioned>(path);
    return this.post(path, { version, actions });
  }
}

const origin = (): string => `http://127.0.0.1:${systemUnderTest().ports.commerce}`;
