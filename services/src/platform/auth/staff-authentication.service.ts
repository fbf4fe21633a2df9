import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { OpenIdRenewal } from './open-id/open-id-renewal.service.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';

/** Says who is signed in. */
@Injectable()
export class StaffAuthentication {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly renewal: OpenIdRenewal,
  ) {}

  /** Returns whose session a token is, or undefined if it is over. Asks the identity provider again when that is due. */
  async staffOf(token: string): Promise<Staff | undefined> {
    const session = await this.sessions.signedIn(token);
    if (!session?.isRefreshDue || !(await this.renewal.renew(token))) return session?.staff;
    return (await this.sessions.signedIn(token))?.staff;
  }
}
