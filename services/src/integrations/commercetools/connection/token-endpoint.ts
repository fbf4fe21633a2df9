import { Injectable } from '@nestjs/common';
import { OWN_CLIENT_REFUSED } from '../../../platform/errors/failure-table.js';
import { reportCallInTransaction } from '../../../platform/concurrency/open-transaction.js';
import { BackendFailure, unreadableAnswer } from './backend-failure.js';
import { BackendLog } from './backend-log.js';
import type { BackendRequest } from './caller-connection.js';
import { BackendConnections } from './backend-connections.js';
import { CommercetoolsSettings, type ApiClientCredentials } from './settings.js';

/** An issued token. `expiresAt` is in seconds since 1970, because the token is stored in the shopper's cookie. */
export interface IssuedToken {
  readonly accessToken: string;
  readonly refreshToken: string | undefined;
  readonly expiresAt: number;
  readonly scope: string;
}

interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
  readonly scope?: string;
}

interface TokenRequest {
  readonly endpoint: string;
  readonly client: ApiClientCredentials;
  readonly form: Record<string, string>;
  readonly signal: AbortSignal;
}

/**
 * The backend's OAuth endpoint. Replaces the SDK's flows, which request a token per parallel call and open a new anonymous
 * session although they have a refresh token, which loses the cart.
 */
@Injectable()
export class TokenEndpoint {
  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly connections: BackendConnections,
    private readonly log: BackendLog,
  ) {}

  /** Requests a token; `path` is below `/oauth`. Throws a `BackendFailure` for refusals and outages. */
  async issue(path: string, client: ApiClientCredentials, form: Record<string, string>): Promise<IssuedToken> {
    const endpoint = `/oauth${path}`;
    return this.sendLogged(endpoint, async (signal) => {
      const body = await this.request({ endpoint, client, form, signal });
      if (!isToken(body)) throw unreadableAnswer(endpoint);
      const expiresAt = Math.floor(Date.now() / 1000) + body.expires_in;
      return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt, scope: body.scope ?? '' };
    });
  }

  /** Revokes a token; for a refresh token its whole session. */
  async revoke(client: ApiClientCredentials, token: string): Promise<void> {
    const endpoint = '/oauth/token/revoke';
    await this.sendLogged(endpoint, (signal) => this.request({ endpoint, client, form: { token }, signal }));
  }

  private async sendLogged<Answer>(endpoint: string, request: BackendRequest<Answer>): Promise<Answer> {
    reportCallInTransaction(endpoint);
    try {
      return await this.connections.send('tokens', endpoint, request, { milliseconds: this.settings.deadlines.token });
    } catch (error) {
      if (error instanceof BackendFailure) this.log.record(endpoint, error);
      throw error;
    }
  }

  private async request(request: TokenRequest): Promise<object> {
    const { endpoint } = request;
    const { status, text } = await this.post(request);
    const body = jsonObject(text);
    if (status < 400) return body;
    const { message, error } = body as { readonly message?: string; readonly error?: string };
    throw new BackendFailure({
      endpoint,
      reason: message ?? `status ${status}`,
      statusCode: status,
      backendCode: error,
      // The credentials are those of our own API client, also in a shopper's flow.
      isOwnClient: OWN_CLIENT_REFUSED.includes(status),
    });
  }

  private async post({ endpoint, client, form, signal }: TokenRequest): Promise<{ status: number; text: string }> {
    const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
    try {
      const answer = await fetch(`${this.settings.authUrl}${endpoint}`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
        signal,
      });
      return { status: answer.status, text: await answer.text() };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackendFailure({ endpoint, reason, statusCode: 0 });
    }
  }
}

const isToken = (body: object): body is TokenAnswer =>
  'access_token' in body && typeof body.access_token === 'string' && 'expires_in' in body;

/** Parses a JSON object; returns an empty object for any other text. */
function jsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
