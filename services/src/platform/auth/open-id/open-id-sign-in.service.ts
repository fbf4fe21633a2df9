import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { StaffAccount } from '@manifold/domain/staff/accounts-contract';
import { signInSchema, type OpenIdRefusal, type StaffRole } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import * as z from 'zod';
import { recordAudit } from '../../audit/record-audit.js';
import { Env } from '../../env/env.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { StaffDirectory } from '../staff-directory.service.js';
import { StaffSessions } from '../staff-sessions.service.js';
import type { Visit } from '../visit.js';
import { claimedRole } from './claimed-role.js';
import type { Claims } from './open-id-provider.service.js';

const LONGEST_NAME = 80;
const PROVIDER = { email: 'identity provider' };

const identitySchema = z.object({
  email: signInSchema.shape.email,
  email_verified: z.literal(true),
  name: z.string().optional(),
});

/** The session's token, or why there is none. */
export type OpenIdOutcome = { readonly token: string } | { readonly refusal: OpenIdRefusal };

/** Lets in whom the identity provider vouches for. */
@Injectable()
export class OpenIdSignIn {
  constructor(
    private readonly env: Env,
    private readonly prisma: PrismaService,
    private readonly directory: StaffDirectory,
    private readonly sessions: StaffSessions,
  ) {}

  /**
   * Begins a session for the account of a verified e-mail address. A role that the claims name is the account's from then
   * on, and makes an account if there is none. If roles are claimed at all, claims without one let nobody in and end the
   * sessions of the account. Refuses disabled accounts.
   */
  async signIn(claims: Claims, visit: Visit): Promise<OpenIdOutcome> {
    const identity = identitySchema.safeParse(claims).data;
    if (!identity) return { refusal: 'unverified' };
    const email = identity.email.toLowerCase();
    const role = this.env.openId && claimedRole(claims, this.env.openId);
    const known = await this.directory.find(email);
    const hasLostGroup = this.env.openId?.roleClaim !== undefined && role === undefined;
    if (known && hasLostGroup) await this.sessions.endAll(known, PROVIDER);
    if (known?.state === 'disabled' || hasLostGroup || (!known && !role)) return { refusal: 'unknown' };
    const account = known ?? (await this.admit(email, identity.name, role ?? 'support'));
    if (role && role !== account.role) await this.follow(account, role);
    const details = { way: 'open-id' };
    await recordAudit(this.prisma, { actor: email, action: 'staff.sign-in', subject: email, details });
    return { token: await this.sessions.begin(account.id, visit, true) };
  }

  private admit(email: string, name: string | undefined, role: StaffRole): Promise<StaffAccount> {
    return this.directory.admit({ email, name: (name?.trim() || email).slice(0, LONGEST_NAME), role }, PROVIDER);
  }

  /** The provider's word on a role holds, unless nobody were left who can sign in as an admin without it. */
  private async follow({ id, version, name, grants }: StaffAccount, role: StaffRole): Promise<void> {
    const rights = { name, role, grants: role === 'admin' ? null : grants };
    try {
      await this.directory.change(id, version, rights, PROVIDER);
    } catch (refusal) {
      const isLastAdmin = refusal instanceof ShopError && refusal.fields?.some(({ reason }) => reason === 'last-admin');
      if (!isLastAdmin) throw refusal;
    }
  }
}
