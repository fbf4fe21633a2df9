import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { signInSchema, type OpenIdRefusal, type StaffRole } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { recordAudit } from '../../audit/record-audit.js';
import { Env } from '../../env/env.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { StaffDirectory } from '../accounts/staff-directory.service.js';
import { StaffIdentities } from '../accounts/staff-identities.service.js';
import { StaffSessions } from '../accounts/staff-sessions.service.js';
import { claimedRole } from './claimed-role.js';
import type { ConfirmedIdentity } from './open-id-provider.service.js';

const MAXIMUM_NAME_LENGTH = 80;
const PROVIDER = { email: 'identity provider' };

const verifiedSchema = z.object({
  email: signInSchema.shape.email,
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** The account of a confirmed identity, or why the person may not use one. */
export type AccountOutcome = { readonly account: StaffAccount } | { readonly refusal: OpenIdRefusal };

/** Finds and binds accounts for people whom the identity provider confirms. An account is bound to one issuer and subject. */
@Injectable()
export class OpenIdAccounts {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly directory: StaffDirectory,
    private readonly identities: StaffIdentities,
    private readonly sessions: StaffSessions,
  ) {}

  /**
   * Returns the account that is bound to the identity, even if its e-mail address has changed. If there is none, binds the
   * account of the verified e-mail address, or creates one if the claims name a role. Sets the account's role to the claimed
   * one. Refuses an account that is bound to another identity or disabled. Refuses claims without a role if a role claim is
   * configured, and then also ends the account's sessions.
   */
  async accountOf(identity: ConfirmedIdentity): Promise<AccountOutcome> {
    const { claims } = identity;
    const bound = await this.identities.find(identity);
    const verified = verifiedSchema.safeParse(claims).data;
    if (!bound && !verified) return { refusal: 'unverified' };
    const email = (verified?.email ?? '').toLowerCase();
    const known = bound ?? (await this.directory.find(email));
    const role = this.env.openId && claimedRole(claims, this.env.openId);
    const hasNoGroup = this.env.openId?.roleClaim !== undefined && role === undefined;
    if (!bound && known?.isBound) return this.refuseOther(known, identity);
    if (known && hasNoGroup) await this.sessions.endAll(known, PROVIDER);
    if (known?.state === 'disabled' || hasNoGroup || (!known && !role)) return { refusal: 'unknown' };
    const account = known ?? (await this.admit(email, verified?.name, role ?? 'support'));
    if (!bound && !(await this.identities.bind(account.id, identity, PROVIDER)))
      return this.refuseOther(account, identity);
    return { account: role && role !== account.role ? await this.applyRole(account, role) : account };
  }

  private async refuseOther({ email }: StaffAccount, { issuer, subject }: ConfirmedIdentity): Promise<AccountOutcome> {
    const details = { issuer, identity: subject };
    await recordAudit(this.prisma, { actor: email, action: 'staff.identity-refused', subject: email, details });
    return { refusal: 'other-identity' };
  }

  private admit(email: string, name: string | undefined, role: StaffRole): Promise<StaffAccount> {
    return this.identities.admit(
      { email, name: (name?.trim() || email).slice(0, MAXIMUM_NAME_LENGTH), role },
      PROVIDER,
    );
  }

  /** Gives the account the claimed role, unless no admin who can sign in would remain. */
  private async applyRole(account: StaffAccount, role: StaffRole): Promise<StaffAccount> {
    const { id, name, grants } = account;
    const { version } = await this.directory.get(id);
    try {
      return await this.directory.change(
        id,
        version,
        { name, role, grants: role === 'admin' ? null : grants },
        PROVIDER,
      );
    } catch (refusal) {
      const isLastAdmin = refusal instanceof ShopError && refusal.fields?.some(({ reason }) => reason === 'last-admin');
      if (!isLastAdmin) throw refusal;
      return account;
    }
  }
}
