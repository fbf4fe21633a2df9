import { Injectable } from '@nestjs/common';
import { reportCallInTransaction } from '../../../platform/concurrency/open-transaction.js';
import { BackendFailure } from './backend-failure.js';
import { BackendLog } from './backend-log.js';
import { BackendWays } from './backend-ways.js';
import { CommercetoolsSettings, type ApiClientCredentials } from './settings.js';

const TIMEOUT_MILLISECONDS = 5000;

/** A token as the backend gave it. Seconds since 1970. */
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
  readonly scope: string;
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
    return this.logged(endpoint, async () => {
      const body = await this.ask<TokenAnswer>(endpoint, client, form);
      const expiresAt = Math.floor(Date.now() / 1000) + body.expires_in;
      return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt, scope: body.scope };
    });
  }

  /** Makes a token, and for a refresh token its whole session, good for nothing. */
  async revoke(client: ApiClientCredentials, token: string): Promise<void> {
    const endpoint = '/oauth/token/revoke';
    await this.logged(endpoint, () => this.ask(endpoint, client, { token }));
  }

  private async logged<Answer>(endpoint: string, ask: () => Promise<Answer>): Promise<Answer> {
    reportCallInTransaction(endpoint);
    try {
      return await this.ways.send('tokens', endpoint, ask);
    } catch (error) {
      if (error instanceof BackendFailure) this.log.note(endpoint, error);
      throw error;
    }
  }

  private async ask<Body>(endpoint: string, client: ApiClientCredentials, form: Record<string, string>): Promise<Body> {
    const answer = await this.post(endpoint, client, form);
    const body = (await answer.json().catch(() => ({}))) as Body & { message?: string; error?: string };
    if (answer.ok) return body;
    const reason = body.message ?? `status ${answer.status}`;
    throw new BackendFailure({ endpoint, reason, statusCode: answer.status, backendCode: body.error });
  }

  private async post(endpoint: string, client: ApiClientCredentials, form: Record<string, string>): Promise<Response> {
    const basic = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64');
    try {
      return await fetch(`${this.settings.authUrl}${endpoint}`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new BackendFailure({ endpoint, reason, statusCode: 0 });
    }
  }
}
