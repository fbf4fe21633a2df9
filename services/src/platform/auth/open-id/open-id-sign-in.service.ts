import type { OpenIdRefusal } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { recordAudit } from '../../audit/record-audit.js';
import { Env } from '../../env/env.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { StaffSessions } from '../accounts/staff-sessions.service.js';
import type { Visit } from '../accounts/visit.js';
import { OpenIdAccounts } from './open-id-accounts.service.js';
import type { ConfirmedIdentity } from './open-id-provider.service.js';
import { sealRefreshToken } from './refresh-token.js';

/** The token of the new session, or why the sign-in is refused. */
export type OpenIdOutcome = { readonly token: string } | { readonly refusal: OpenIdRefusal };

/** Signs in people whom the identity provider confirms. */
@Injectable()
export class OpenIdSignIn {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly accounts: OpenIdAccounts,
    private readonly sessions: StaffSessions,
  ) {}

  /** Begins a session for the identity's account. Returns the refusals of `OpenIdAccounts.accountOf`. */
  async signIn(identity: ConfirmedIdentity, visit: Visit): Promise<OpenIdOutcome> {
    const outcome = await this.accounts.accountOf(identity);
    if ('refusal' in outcome) return outcome;
    const { id, email } = outcome.account;
    await recordAudit(this.prisma, {
      actor: email,
      action: 'staff.sign-in',
      subject: email,
      details: { way: 'open-id' },
    });
    const refreshToken = await sealRefreshToken(identity.refreshToken, this.env);
    return { token: await this.sessions.begin(id, visit, { refreshToken }) };
  }
}
