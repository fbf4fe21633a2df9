import { createApiBuilderFromCtpClient, type ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { Injectable } from '@nestjs/common';
import { reportCallInTransaction } from '../../../platform/concurrency/open-transaction.js';
import { backendFailure, graphqlFailure } from './backend-failure.js';
import { BackendLog } from './backend-log.js';
import { BackendWays, type Asker } from './backend-ways.js';
import { retryRead } from './retry-read.js';
import { ServiceTokens, type ServiceClient } from './service-tokens.js';
import { CommercetoolsSettings } from './settings.js';

const READ_TIMEOUT_MILLISECONDS = 4000;
const WRITE_TIMEOUT_MILLISECONDS = 10_000;
/** An index is built by pages of up to 500 products. */
const BULK_TIMEOUT_MILLISECONDS = 20_000;

const TIMEOUTS = {
  read: READ_TIMEOUT_MILLISECONDS,
  write: WRITE_TIMEOUT_MILLISECONDS,
  bulk: BULK_TIMEOUT_MILLISECONDS,
} as const;

/** All tries of a read together take no longer than so many may. */
const ALL_TRIES = 2;

export type CallKind = keyof typeof TIMEOUTS;

/** A GraphQL document with the name under which it stands in logs. */
export interface GraphqlDocument {
  readonly name: string;
  readonly text: string;
}

type Project = ByProjectKeyRequestBuilder;

/** What is asked: under which name it is logged, how long it may take, and on whose behalf. */
interface Call {
  readonly endpoint: string;
  readonly kind: CallKind;
  readonly asker: Asker;
}

/** The one way to the commerce backend: the vendor's SDK with our own tokens, timeouts, retries and failures. */
@Injectable()
export class CommercetoolsClient {
  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly tokens: ServiceTokens,
    private readonly ways: BackendWays,
    private readonly log: BackendLog,
  ) {}

  /** Runs a GraphQL document with a shopper's own token. Reads are tried again when the way there failed. */
  graphqlAs<Data>(token: string, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const call: Call = { endpoint: `graphql ${document.name}`, kind, asker: 'shopper' };
    return this.run(call, (left) => this.runGraphql<Data>(this.project(token, left), document, variables));
  }

  /** Runs a GraphQL document with the token of one of our own clients. */
  graphql<Data>(client: ServiceClient, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const call: Call = { endpoint: `graphql ${document.name}`, kind, asker: client };
    return this.run(call, (left) =>
      this.withServiceToken(client, (token) => this.runGraphql<Data>(this.project(token, left), document, variables)),
    );
  }

  /** Runs a REST call with the service client. `endpoint` is its name in logs. */
  rest<Body>(
    endpoint: string,
    kind: CallKind,
    call: (project: Project) => { execute(): Promise<{ body?: Body }> },
  ): Promise<Body> {
    return this.run({ endpoint, kind, asker: 'service' }, (left) =>
      this.withServiceToken('service', async (token) => {
        const { body } = await call(this.project(token, left)).execute();
        return body as Body;
      }),
    );
  }

  /** Sends a call, a read up to three times within its time; `send` is told how many milliseconds are left. */
  private async run<Answer>(call: Call, send: (left: number) => Promise<Answer>): Promise<Answer> {
    const { endpoint, kind, asker } = call;
    reportCallInTransaction(endpoint);
    const once = (left: number) => {
      const endsAt = performance.now() + Math.min(left, TIMEOUTS[kind]);
      // Whoever has waited for a place has less time left.
      const sent = () => failing(() => send(Math.max(1, Math.ceil(endsAt - performance.now()))), endpoint);
      return this.ways.send(asker, endpoint, sent);
    };
    try {
      return await (kind === 'write' ? once(TIMEOUTS.write) : retryRead(ALL_TRIES * TIMEOUTS[kind], once));
    } catch (error) {
      const failure = backendFailure(error, endpoint);
      this.log.note(endpoint, failure);
      throw failure;
    }
  }

  private async runGraphql<Data>(project: Project, document: GraphqlDocument, variables: object): Promise<Data> {
    const body = { query: document.text, operationName: document.name, variables: { ...variables } };
    const answer = await project.graphql().post({ body }).execute();
    if (answer.body.errors?.length) throw graphqlFailure(answer.body.errors, `graphql ${document.name}`);
    return answer.body.data as Data;
  }

  /** A token that was revoked on the other side is fetched anew, once. */
  private async withServiceToken<Answer>(
    client: ServiceClient,
    call: (token: string) => Promise<Answer>,
  ): Promise<Answer> {
    const token = await this.tokens.accessToken(client);
    try {
      return await call(token);
    } catch (error) {
      if (backendFailure(error, client).statusCode !== 401) throw error;
      this.tokens.forget(client, token);
      return call(await this.tokens.accessToken(client));
    }
  }

  private project(token: string, timeout: number): Project {
    const client = new ClientBuilder()
      .withExistingTokenFlow(`Bearer ${token}`, { force: true })
      .withHttpMiddleware({
        host: this.settings.apiUrl,
        timeout,
        enableRetry: false,
        includeOriginalRequest: false,
        httpClient: fetch,
      })
      .build();
    return createApiBuilderFromCtpClient(client).withProjectKey({ projectKey: this.settings.projectKey });
  }
}

async function failing<Answer>(call: () => Promise<Answer>, endpoint: string): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    throw backendFailure(error, endpoint);
  }
}
