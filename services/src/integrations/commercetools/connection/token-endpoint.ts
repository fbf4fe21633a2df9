import { Injectable } from '@nestjs/common';
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
}

interface TokenAnswer {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly expires_in: number;
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
    try {
      return await this.ways.send('tokens', endpoint, () => this.ask(endpoint, client, form));
    } catch (error) {
      if (error instanceof BackendFailure) this.log.note(endpoint, error);
      throw error;
    }
  }

  private async ask(
    endpoint: string,
    client: ApiClientCredentials,
    form: Record<string, string>,
  ): Promise<IssuedToken> {
    const answer = await this.post(endpoint, client, form);
    const body = (await answer.json().catch(() => ({}))) as TokenAnswer & { message?: string };
    if (!answer.ok) {
      const reason = body.message ?? `status ${answer.status}`;
      throw new BackendFailure({ endpoint, reason, statusCode: answer.status });
    }
    const expiresAt = Math.floor(Date.now() / 1000) + body.expires_in;
    return { accessToken: body.access_token, refreshToken: body.refresh_token, expiresAt };
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
