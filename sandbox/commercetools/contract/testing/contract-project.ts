import { randomBytes } from 'node:crypto';
import { createApiBuilderFromCtpClient } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { startTestBackend, type Project, type Token } from '../../testing/test-backend.js';

/** The address of a project, and the credentials of a client with all scopes. */
interface Place {
  readonly projectKey: string;
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

type Form = Readonly<Record<string, string>>;

/** An answer of the token endpoints. */
export interface TokenAnswer {
  readonly status: number;
  readonly body: Partial<Token> & { readonly error?: string; readonly active?: boolean; readonly client_id?: string };
}

const VARIABLES = ['AUTH_URL', 'API_URL', 'CLIENT_ID', 'CLIENT_SECRET'] as const;

/** Returns the project of CT_CONTRACT_PROJECT from the environment. */
function namedPlace(projectKey: string): Place {
  const [authUrl = '', apiUrl = '', clientId = '', clientSecret = ''] = VARIABLES.map((name) => {
    const value = process.env[`CT_CONTRACT_${name}`];
    if (!value) throw new Error(`CT_CONTRACT_${name} is not set: CT_CONTRACT_PROJECT names a project to be tested.`);
    return value;
  });
  return { projectKey, authUrl, apiUrl, clientId, clientSecret, close: () => Promise.resolve() };
}

async function embeddedPlace(): Promise<Place> {
  const backend = await startTestBackend();
  return {
    projectKey: 'manifold',
    apiUrl: backend.url(),
    authUrl: backend.url(),
    clientId: 'manifold-seeder',
    clientSecret: 'sandbox-seeder',
    close: () => backend.close(),
  };
}

/** Looks `fetch` up at every call, so that a replaced `fetch` also sees the vendor's client. */
const httpClient = (...call: Parameters<typeof fetch>): ReturnType<typeof fetch> => fetch(...call);

/** The scopes of a shopper's session; its token endpoint binds a session to a store. */
const SESSION_SCOPES = ['manage_my_orders', 'manage_my_profile', 'manage_my_payments', 'view_published_products'];

/**
 * A project that the contract is tested with: the embedded backend, or with CT_CONTRACT_PROJECT any other. What a test
 * makes there has random keys, and is removed at the end in the opposite order.
 */
export class ContractProject {
  /** Returns a name that is unique in the project and for this run. */
  readonly suffix = randomBytes(5).toString('hex');
  private readonly removals: (() => Promise<unknown>)[] = [];

  /** The project with all scopes, by the vendor's client credentials flow. */
  readonly admin: Project;

  private constructor(private readonly place: Place) {
    this.admin = this.asAdmin();
  }

  static async open(): Promise<ContractProject> {
    const key = process.env['CT_CONTRACT_PROJECT'];
    return new ContractProject(key ? namedPlace(key) : await embeddedPlace());
  }

  private asAdmin(): Project {
    const { projectKey, authUrl, apiUrl, clientId, clientSecret } = this.place;
    const credentials = { clientId, clientSecret };
    const client = new ClientBuilder()
      .withClientCredentialsFlow({ host: authUrl, projectKey, credentials, httpClient })
      .withHttpMiddleware({ host: apiUrl, httpClient })
      .build();
    return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
  }

  withToken(accessToken: string): Project {
    const { projectKey, apiUrl } = this.place;
    const client = new ClientBuilder()
      .withExistingTokenFlow(`Bearer ${accessToken}`, { force: true })
      .withHttpMiddleware({ host: apiUrl, httpClient })
      .build();
    return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey });
  }

  /** Calls a token endpoint below `/oauth`, with the client's credentials or with wrong ones. */
  async oauth(path: string, form: Form, secret = this.place.clientSecret): Promise<TokenAnswer> {
    const basic = Buffer.from(`${this.place.clientId}:${secret}`).toString('base64');
    const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
    const body = new URLSearchParams(form).toString();
    const answer = await fetch(`${this.place.authUrl}/oauth/${path}`, { method: 'POST', headers, body });
    const text = await answer.text();
    return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as TokenAnswer['body'] };
  }

  scopes(...names: readonly string[]): string {
    return names.map((name) => `${name}:${this.place.projectKey}`).join(' ');
  }

  get sessionScopes(): string {
    return this.scopes(...SESSION_SCOPES);
  }

  inStore(storeKey: string): string {
    return `${this.place.projectKey}/in-store/key=${storeKey}`;
  }

  /** Opens the session of an anonymous shopper in a store. */
  async visitor(storeKey: string, more: Form = {}): Promise<Token> {
    const form = { grant_type: 'client_credentials', scope: this.sessionScopes, ...more };
    return granted(await this.oauth(`${this.inStore(storeKey)}/anonymous/token`, form));
  }

  /** Opens the session of a customer in a store. */
  async customer(storeKey: string, username: string, password: string): Promise<Token> {
    const form = { grant_type: 'password', username, password, scope: this.sessionScopes };
    return granted(await this.oauth(`${this.inStore(storeKey)}/customers/token`, form));
  }

  /** Returns a name that is unique in the project. */
  named(word: string): string {
    return `${word}-${this.suffix}`;
  }

  /** Registers a removal for the end of the run; the last registered one runs first. */
  removeLater(removal: () => Promise<unknown>): void {
    this.removals.push(removal);
  }

  async close(): Promise<void> {
    const failed: unknown[] = [];
    for (const removal of this.removals.reverse()) await removal().catch((error: unknown) => failed.push(error));
    await this.place.close();
    if (failed.length > 0) throw new AggregateError(failed, 'What a test made could not be removed.');
  }
}

function granted({ status, body }: TokenAnswer): Token {
  const { access_token, expires_in, scope, refresh_token } = body;
  if (access_token === undefined || expires_in === undefined || scope === undefined)
    throw new Error(`No token: ${status} ${body.error ?? ''}`);
  return { access_token, expires_in, scope, refresh_token };
}
