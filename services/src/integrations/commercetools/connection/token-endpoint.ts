import { Injectable } from '@nestjs/common';
import { OWN_CLIENT_REFUSED } from '../../../platform/errors/failure-table.js';
import { reportCallInTransaction } from '../../../platform/concurrency/open-transaction.js';
import { BackendFailure, unreadableAnswer } from './backend-failure.js';
import { BackendLog } from './backend-log.js';
import type { BackendRequest } from './backend-route.js';
import { BackendWays } from './backend-ways.js';
import { CommercetoolsSettings, type ApiClientCredentials } from './settings.js';

/** A token as the backend gave it. Seconds since 1970: it outlives the process, in the shopper's cookie. */
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
 * The backend's OAuth endpoint. Ours and not the SDK's flows: those ask for a token per parallel call and open a new
 * anonymous session where a refresh token is at hand, which loses the cart.
 */
@Injectable()
export class TokenEndpoint {
  constructor(
    private readonly settings: CommercetoolsSettings,
    private readonly ways: BackendWays,
    private readonly log: BackendLog,
  ) {}

  /** Asks for a token; `path` is below `/oauth`. Refusals and outages are a `BackendFailure`. */
  async issue(path: string, client: ApiClientCredentials, form: Record<string, string>): Promise<IssuedToken> {
    const endpoint = `/oauth${path}`;
    return this.logged(endpoint, async (signal) => {
      const body = await this.ask({ endpoint, client, form, signal });
      if (!isToken(body)) throw unreadableAnswer(endpoint);
      const expiresAt = Math.floor(Date.now() / 1000) + body.expires_in;
      return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt, scope: body.scope ?? '' };
    });
  }

  /** Makes a token, and for a refresh token its whole session, good for nothing. */
  async revoke(client: ApiClientCredentials, token: string): Promise<void> {
    const endpoint = '/oauth/token/revoke';
    await this.logged(endpoint, (signal) => this.ask({ endpoint, client, form: { token }, signal }));
  }

  private async logged<Answer>(endpoint: string, ask: BackendRequest<Answer>): Promise<Answer> {
    reportCallInTransaction(endpoint);
    try {
      return await this.ways.send('tokens', endpoint, ask, { milliseconds: this.settings.deadlines.token });
    } catch (error) {
      if (error instanceof BackendFailure) this.log.note(endpoint, error);
      throw error;
    }
  }

  private async ask(request: TokenRequest): Promise<object> {
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
      // Whoever asks for a token, our own client is who signs in here.
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

/** The object that a text says in JSON; an empty one when it says none. */
function jsonObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
