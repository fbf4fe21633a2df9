import { createApiBuilderFromCtpClient, type ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { Injectable } from '@nestjs/common';
import { requestSignal } from '../../../platform/deadlines/deadline.js';
import { reportCallInTransaction } from '../../../platform/concurrency/open-transaction.js';
import { backendFailure, graphqlFailure, ownClientFailure, unreadableAnswer } from './backend-failure.js';
import { BackendLog } from './backend-log.js';
import type { BackendCaller } from '@manifold/domain/systems/commerce-backend';
import { BackendConnections } from './backend-connections.js';
import { retryRead } from './retry-read.js';
import { sdkHttpClient } from './sdk-http-client.js';
import { ServiceTokens, type ServiceClient, type TokenClient } from './service-tokens.js';
import { CommercetoolsSettings } from './settings.js';

/** All attempts of a read together may take this many times the deadline of one. */
const READ_DEADLINE_FACTOR = 2;

export type CallKind = 'read' | 'write' | 'bulk';

/** A GraphQL document, and its name in logs. */
export interface GraphqlDocument {
  readonly name: string;
  readonly text: string;
}

type Project = ByProjectKeyRequestBuilder;

/** A call: its name in logs, its kind (which decides the deadline), and its caller. */
interface Call {
  readonly endpoint: string;
  readonly kind: CallKind;
  readonly caller: BackendCaller;
}

/** The only client of the commerce backend: the vendor's SDK with our own tokens, deadlines, retries and failures. */
@Injectable()
export class CommercetoolsClient {
  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly tokens: ServiceTokens,
    private readonly connections: BackendConnections,
    private readonly log: BackendLog,
  ) {}

  /** Runs a GraphQL document with a shopper's own token. Reads are retried if the connection failed. */
  graphqlAs<Data>(token: string, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const call: Call = { endpoint: `graphql ${document.name}`, kind, caller: 'shopper' };
    return this.run(call, (signal) => this.runGraphql<Data>(this.project(token, signal), document, variables));
  }

  /** Runs a GraphQL document with the token of one of our own clients. */
  graphql<Data>(client: ServiceClient, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const call: Call = { endpoint: `graphql ${document.name}`, kind, caller: client };
    return this.run(call, (signal) =>
      this.withServiceToken(client, (token) => this.runGraphql<Data>(this.project(token, signal), document, variables)),
    );
  }

  /** Runs a GraphQL document with a token that is restricted to the carts, orders and customers of a store. */
  graphqlInStore<Data>(storeKey: string, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const call: Call = { endpoint: `graphql ${document.name}`, kind, caller: 'service' };
    return this.run(call, (signal) =>
      this.withServiceToken({ storeKey }, (token) =>
        this.runGraphql<Data>(this.project(token, signal), document, variables),
      ),
    );
  }

  /** Runs a REST request with the service client. `endpoint` is its name in logs. */
  rest<Body>(
    endpoint: string,
    kind: CallKind,
    call: (project: Project) => { execute(): Promise<{ body?: Body }> },
  ): Promise<Body> {
    return this.run({ endpoint, kind, caller: 'service' }, (signal) =>
      this.withServiceToken('service', async (token) => {
        const { body } = await call(this.project(token, signal)).execute();
        if (!isResource(body) || 'errors' in body) throw unreadableAnswer(endpoint);
        return body;
      }),
    );
  }

  /** Sends a call; a read up to three times within its deadline. `send` must end when its signal aborts. */
  private async run<Answer>(call: Call, send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const { endpoint, kind, caller } = call;
    reportCallInTransaction(endpoint);
    const limit = this.settings.deadlines[kind];
    // Reads of our own clients are shared by many requests, so the end of the first request must not abort them.
    const until = caller === 'shopper' || kind === 'write' ? requestSignal() : undefined;
    const request = (signal: AbortSignal) => withBackendFailures(() => send(signal), endpoint);
    const once = (left: number) =>
      this.connections.send(caller, endpoint, request, { milliseconds: Math.min(left, limit), until });
    try {
      return await (kind === 'write' ? once(limit) : retryRead(READ_DEADLINE_FACTOR * limit, once));
    } catch (error) {
      const thrown = backendFailure(error, endpoint);
      const failure = caller === 'shopper' ? thrown : ownClientFailure(thrown, endpoint);
      this.log.record(endpoint, failure);
      throw failure;
    }
  }

  private async runGraphql<Data>(project: Project, document: GraphqlDocument, variables: object): Promise<Data> {
    const body = { query: document.text, operationName: document.name, variables: { ...variables } };
    const endpoint = `graphql ${document.name}`;
    const answer = await withBackendFailures(() => project.graphql().post({ body }).execute(), endpoint, true);
    if (answer.body.errors?.length) throw graphqlFailure(answer.body.errors, endpoint);
    const data = answer.body.data as Data | null | undefined;
    if (!isFilled(data) || lacksRoot(data)) throw unreadableAnswer(endpoint);
    return data;
  }

  /** Runs a call with a token of one of our clients, and once more with a new token if the backend answers 401. */
  private async withServiceToken<Answer>(
    client: TokenClient,
    call: (token: string) => Promise<Answer>,
  ): Promise<Answer> {
    const token = await this.tokens.accessToken(client);
    try {
      return await call(token);
    } catch (error) {
      if (backendFailure(error, 'token').statusCode !== 401) throw error;
      this.tokens.forget(client, token);
      return call(await this.tokens.accessToken(client));
    }
  }

  private project(token: string, signal: AbortSignal): Project {
    const client = new ClientBuilder()
      .withExistingTokenFlow(`Bearer ${token}`, { force: true })
      .withHttpMiddleware({
        host: this.settings.apiUrl,
        enableRetry: false,
        includeOriginalRequest: false,
        httpClient: sdkHttpClient(signal),
      })
      .build();
    return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey: this.settings.projectKey });
  }
}

/** Returns whether a body has data: a proxy may answer 200 with an empty object. */
const isFilled = <Body>(body: Body | null | undefined): body is Body & object =>
  typeof body === 'object' && body !== null && Object.keys(body).length > 0;

/** The fields of a query that the schema never answers with null: what they contain may be null. */
const ROOTS = ['me', 'inStore'];

/** Returns whether a root of the data is null, as in JSON that something before the commerce backend has answered. */
const lacksRoot = (data: object): boolean =>
  Object.entries(data).some(([name, value]) => value === null && ROOTS.includes(name));

/** Returns whether a body is a resource, which has a version, or a list. A gateway may answer 200 with JSON of its own. */
const isResource = <Body>(body: Body | null | undefined): body is Body & object =>
  isFilled(body) && ('version' in body || 'results' in body);

async function withBackendFailures<Answer>(
  call: () => Promise<Answer>,
  endpoint: string,
  isGraphql = false,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw backendFailure(error, endpoint, isGraphql);
  }
}
