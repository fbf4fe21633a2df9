import { createApiBuilderFromCtpClient, type ByProjectKeyRequestBuilder } from '@commercetools/platform-sdk';
import { ClientBuilder } from '@commercetools/ts-client';
import { Injectable } from '@nestjs/common';
import { backendFailure, graphqlFailure, type BackendFailure } from './backend-failure.js';
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

export type CallKind = keyof typeof TIMEOUTS;

/** A GraphQL document with the name under which it stands in logs. */
export interface GraphqlDocument {
  readonly name: string;
  readonly text: string;
}

type Project = ByProjectKeyRequestBuilder;

/** The one way to the commerce backend: the vendor's SDK with our own tokens, timeouts, retries and failures. */
@Injectable()
export class CommercetoolsClient {
  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly tokens: ServiceTokens,
  ) {}

  /** Runs a GraphQL document with a shopper's own token. Reads are tried again once when the way there failed. */
  graphqlAs<Data>(token: string, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const run = () => this.runGraphql<Data>(token, document, variables, kind);
    return kind === 'write' ? run() : retryRead(run);
  }

  /** Runs a GraphQL document with the token of one of our own clients. */
  graphql<Data>(client: ServiceClient, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const run = () => this.withServiceToken(client, (token) => this.runGraphql<Data>(token, document, variables, kind));
    return kind === 'write' ? run() : retryRead(run);
  }

  /** Runs a REST call with the service client. `endpoint` is its name in logs. */
  async rest<Body>(
    endpoint: string,
    kind: CallKind,
    call: (project: Project) => { execute(): Promise<{ body?: Body }> },
  ): Promise<Body> {
    const run = () =>
      this.withServiceToken('service', async (token) => {
        const { body } = await call(this.project(token, kind)).execute();
        return body as Body;
      });
    const normalised = () => failing(run, endpoint);
    return kind === 'write' ? normalised() : retryRead(normalised);
  }

  private runGraphql<Data>(token: string, document: GraphqlDocument, variables: object, kind: CallKind): Promise<Data> {
    const endpoint = `graphql ${document.name}`;
    return failing(async () => {
      const body = { query: document.text, operationName: document.name, variables: { ...variables } };
      const answer = await this.project(token, kind).graphql().post({ body }).execute();
      if (answer.body.errors?.length) throw graphqlFailure(answer.body.errors, endpoint);
      return answer.body.data as Data;
    }, endpoint);
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

  private project(token: string, kind: CallKind): Project {
    const client = new ClientBuilder()
      .withExistingTokenFlow(`Bearer ${token}`, { force: true })
      .withHttpMiddleware({
        host: this.settings.apiUrl,
        timeout: TIMEOUTS[kind],
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
    const failure: BackendFailure = backendFailure(error, endpoint);
    throw failure;
  }
}
