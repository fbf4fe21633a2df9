import type { Staff } from '@manifold/domain/staff/contract';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service.js';
import { staffOfRecord, WITH_GRANTS } from './staff-record.js';
import { newToken, tokenHash } from './token.js';

const MINUTE_MS = 60_000;
const IDLE_MS = 30 * MINUTE_MS;
const ABSOLUTE_MS = 12 * 60 * MINUTE_MS;
/** Not every request writes. */
const TOUCH_AFTER_MS = MINUTE_MS;

/** Signed-in browsers. A session ends after 30 idle minutes, after 12 hours, at sign-out, and when its account is disabled. */
@Injectable()
export class StaffSessions {
  constructor(private readonly prisma: PrismaService) {}

  /** Begins a session and gives its token; sessions that are long over go. */
  async begin(staffId: string): Promise<string> {
    const token = newToken();
    await this.prisma.staffSession.create({ data: { tokenHash: tokenHash(token), staffId } });
    await this.prisma.staffSession.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - ABSOLUTE_MS) } } });
    return token;
  }

  /** Whose session a token is, or undefined when it is over. Counts as a sign of life. */
  async staffOf(token: string): Promise<Staff | undefined> {
    const found = await this.prisma.staffSession.findUnique({
      where: { tokenHash: tokenHash(token) },
      include: { staff: { include: WITH_GRANTS } },
    });
    const now = Date.now();
    if (!found || found.staff.disabledAt) return undefined;
    if (now - found.createdAt.getTime() > ABSOLUTE_MS || now - found.lastSeenAt.getTime() > IDLE_MS) return undefined;
    if (now - found.lastSeenAt.getTime() > TOUCH_AFTER_MS) await this.touch(found.tokenHash);
    return staffOfRecord(found.staff);
  }

  /** Ends a session; an unknown token changes nothing. */
  async end(token: string): Promise<void> {
    await this.prisma.staffSession.deleteMany({ where: { tokenHash: tokenHash(token) } });
  }

  private async touch(hash: string): Promise<void> {
    await this.prisma.staffSession.updateMany({ where: { tokenHash: hash }, data: { lastSeenAt: new Date() } });
  }
}
