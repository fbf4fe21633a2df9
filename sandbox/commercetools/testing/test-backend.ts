import { createApiBuilderFromCtpClient, type ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { freshDatabase } from '../../../start/src/testing/database.js';
import { startCommercetoolsServer } from '../server.js';
import { graphqlValidator, publishedSchema } from './answers/graphql-contract.js';
import type { Validator } from './answers/exchange.js';
import { draftValidator } from './answers/draft-validator.js';
import { openapiValidator } from './answers/openapi-contract.js';
import { publishedReference } from './answers/published-reference.js';
import { sdkValidator } from './answers/sdk-contract.js';
import { watchAnswers } from './answers/watched-fetch.js';

export type Project = ByProjectKeyRequestBuilder;

export interface Token {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly scope: string;
}

/**
 * A commerce backend on a database of its own, with the vendor's client. Every answer is checked against the vendor's
 * descriptions.
 */
export interface TestBackend {
  readonly url: () => string;
  readonly databaseUrl: string;
  /** An API client by name: `seeder`, `services` or `storefront`. */
  as(client: ClientName): Promise<Project>;
  withToken(accessToken: string): Project;
  token(client: ClientName, path?: string, form?: Readonly<Record<string, string>>): Promise<Token>;
  /** A new anonymous shopper in a store. */
  shopper(storeKey: string, anonymousId?: string): Promise<Token>;
  graphql(accessToken: string, query: string, variables?: object): Promise<GraphqlAnswer>;
  /** Stops the server and starts another one on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export type ClientName = 'seeder' | 'services' | 'storefront';

export interface GraphqlAnswer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> }[];
}

type Form = Readonly<Record<string, string>>;

async function requestToken(url: string, client: ClientName, form: Form): Promise<Token> {
  const basic = Buffer.from(`manifold-${client}:sandbox-${client}`).toString('base64');
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
  const body = (await response.json()) as Token & { message?: string };
  if (!response.ok) throw new Error(`${response.status} ${body.message ?? ''}`);
  return body;
}

function projectAt(host: string, accessToken: string): Project {
  const client = new ClientBuilder()
    .withExistingTokenFlow(`Bearer ${accessToken}`, { force: true })
    .withHttpMiddleware({
      host,
      httpClient: (...call: Parameters<typeof fetch>) => fetch(...call),
      stringBodyContentTypes: ['application/x-www-form-urlencoded'],
    })
    .build();
  return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey: 'manifold' });
}

async function askGraphql(host: string, accessToken: string, body: object): Promise<GraphqlAnswer> {
  const response = await fetch(`${host}/manifold/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as GraphqlAnswer;
}

const CLIENT_CREDENTIALS: Form = { grant_type: 'client_credentials' };

/** Returns the validators: the vendor's npm package, our schema, and the published description if this machine has it. */
function validators(): Validator[] {
  const published = publishedReference();
  const always = [sdkValidator(), graphqlValidator(publishedSchema()), draftValidator()];
  return published === undefined ? always : [...always, openapiValidator(published.openapi)];
}

export async function startTestBackend(): Promise<TestBackend> {
  const database = await freshDatabase({ template: 'empty' });
  const start = () => startCommercetoolsServer({ databaseUrl: database.url, port: 0, env: {} });
  let server = await start();
  const watch = watchAnswers((url) => url.origin === server.url, validators());
  const token = (client: ClientName, path = '/oauth/token', form = CLIENT_CREDENTIALS): Promise<Token> =>
    requestToken(`${server.url}${path}`, client, form);
  return {
    url: () => server.url,
    databaseUrl: database.url,
    token,
    withToken: (accessToken) => projectAt(server.url, accessToken),
    as: async (client) => projectAt(server.url, (await token(client)).access_token),
    shopper: (storeKey, anonymousId) =>
      token('storefront', `/oauth/manifold/in-store/key=${storeKey}/anonymous/token`, {
        ...CLIENT_CREDENTIALS,
        ...(anonymousId === undefined ? {} : { anonymous_id: anonymousId }),
      }),
    graphql: (accessToken, query, variables) => askGraphql(server.url, accessToken, { query, variables }),
    restart: async () => {
      await server.close();
      server = await start();
    },
    close: async () => {
      await server.close();
      await database.drop();
      watch.end();
    },
  };
}

/** The error of a refused call, as the vendor's client throws it. */
export interface Refusal {
  readonly statusCode: number;
  readonly code: string;
  readonly currentVersion?: number;
  readonly skus?: readonly string[];
  readonly field?: string;
}

/** Returns the refusal of a call. Throws if the call succeeds. */
export async function refusalOf(call: { execute(): Promise<unknown> }): Promise<Refusal> {
  try {
    await call.execute();
  } catch (error) {
    const { statusCode, body } = error as {
      statusCode: number;
      body?: { errors?: readonly Omit<Refusal, 'statusCode'>[] };
    };
    const [first] = body?.errors ?? [];
    if (first === undefined) throw error;
    return { ...first, statusCode };
  }
  throw new Error('The call was expected to be refused, but it went through.');
}
