import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { OpenIdRenewal } from './open-id/open-id-renewal.service.js';
import { StaffSessions } from './accounts/staff-sessions.service.js';

/** Finds the member of staff of a session. */
@Injectable()
export class StaffAuthentication {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly renewal: OpenIdRenewal,
  ) {}

  /** Returns the owner of a session, or undefined if it has ended. Asks the identity provider again when that is due. */
  async staffOf(token: string): Promise<Staff | undefined> {
    const session = await this.sessions.findSignedIn(token);
    if (!session?.isRefreshDue || !(await this.renewal.renew(token))) return session?.staff;
    return (await this.sessions.findSignedIn(token))?.staff;
  }
}
