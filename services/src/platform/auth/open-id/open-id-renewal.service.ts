import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Env } from '../../env/env.js';
import { LOGGER } from '../../logging/logging.module.js';
import { StaffSessions } from '../accounts/staff-sessions.service.js';
import { OpenIdAccounts } from './open-id-accounts.service.js';
import { OpenIdProvider } from './open-id-provider.service.js';
import { openRefreshToken, sealRefreshToken } from './refresh-token.js';

/** Asks the identity provider to confirm signed-in people again. */
@Injectable()
export class OpenIdRenewal {
  constructor(
    private readonly env: Env,
    private readonly provider: OpenIdProvider,
    private readonly accounts: OpenIdAccounts,
    private readonly sessions: StaffSessions,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Asks the provider with the session's refresh token. Ends the session if the provider rejects the token or if the account
   * may no longer be used. Changes nothing while the provider cannot be reached: the session then ends one hour after its last
   * confirmation. Returns false if another request or replica is asking already.
   */
  async renew(token: string): Promise<boolean> {
    const claimed = await this.sessions.claimRefresh(token);
    if (!claimed) return false;
    try {
      await this.ask(token, claimed);
    } catch (error) {
      this.logger.warn(
        { reason: error instanceof Error ? error.message : '' },
        'identity provider could not be reached',
      );
    }
    return true;
  }

  private async ask(
    token: string,
    claimed: { readonly refreshToken: string; readonly subject: string },
  ): Promise<void> {
    const refreshToken = await openRefreshToken(claimed.refreshToken, this.env);
    if (refreshToken === undefined) return;
    const identity = await this.provider.refresh(refreshToken, claimed.subject);
    const outcome = identity && (await this.accounts.accountOf(identity));
    if (!identity || !outcome || 'refusal' in outcome) return this.sessions.endUnconfirmed(token);
    // Providers that do not rotate refresh tokens send none: keep the old one.
    const next = identity.refreshToken ?? refreshToken;
    await this.sessions.confirm(token, (await sealRefreshToken(next, this.env)) ?? claimed.refreshToken);
  }
}
