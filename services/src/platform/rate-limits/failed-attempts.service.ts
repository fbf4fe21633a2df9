import { createHash } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service.js';
import { networkOf } from './network-of.js';

/** Enough for a person who mistypes, too few for trying a list of leaked passwords. */
const PER_ACCOUNT_AND_SENDER = 5;
/** Enough for an office that shares an address, too few for trying one password on every account. */
const PER_SENDER = 30;
const WINDOW_SECONDS = 15 * 60;
/** Limits attackers who try one account from many addresses. */
const PER_ACCOUNT_AND_DAY = 50;

/** An attempt to use a secret: the account, and the network address. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
  /** Set for a browser that has signed in to this account before. Its attempts are counted separately from its address. */
  readonly device?: string | undefined;
}

interface Counts {
  readonly byAccountAndSender: number;
  readonly bySender: number;
  readonly byAccount: number;
}

const senderOf = ({ address, device }: Attempt): string =>
  device === undefined ? networkOf(address) : `device ${device}`;
/** Hashes an account name: fixed length, and the table does not reveal whose attempts they were. */
const digest = (account: string): string => createHash('sha256').update(account).digest('hex');

/** Creates a 429 error; the response has the seconds to wait in `Retry-After` and `details`. */
export const tooManyAttempts = (seconds: number): ShopError =>
  new ShopError('too-many-attempts', { details: { seconds } });

/** Counts failed attempts to use secrets, in Postgres, so that all replicas share the counts and they survive restarts. */
@Injectable()
export class FailedAttempts {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Counts an attempt as failed before it is checked, so that parallel attempts do not bypass the limit. Throws
   * `too-many-attempts` after 5 failures of the account from the sender, or 30 failures of the sender, in 15 minutes.
   */
  async count(attempt: Attempt): Promise<void> {
    await this.record(attempt);
  }

  /**
   * Like `count`, for a sign-in. Returns `known-devices-only` if the account has had too many failures in a day; the attempt is
   * then not counted.
   */
  async countSignIn(attempt: Attempt): Promise<'allowed' | 'known-devices-only'> {
    const { id, byAccount } = await this.record(attempt);
    if (attempt.device !== undefined || byAccount <= PER_ACCOUNT_AND_DAY) return 'allowed';
    await this.prisma.failedAttempt.deleteMany({ where: { id } });
    return 'known-devices-only';
  }

  /** Deletes the account's failures from this sender, after a successful attempt. */
  async forget(attempt: Attempt): Promise<void> {
    const where = { account: digest(attempt.account), sender: senderOf(attempt) };
    await this.prisma.failedAttempt.deleteMany({ where });
  }

  /** Takes back the last count of the account from this sender, because the attempt could not be checked. */
  async takeBack(attempt: Attempt): Promise<void> {
    const where = { account: digest(attempt.account), sender: senderOf(attempt) };
    const last = await this.prisma.failedAttempt.findFirst({ where, orderBy: { id: 'desc' } });
    if (last) await this.prisma.failedAttempt.deleteMany({ where: { id: last.id } });
  }

  /** Deletes all failures of an account, after it got a new secret. */
  async forgetAccount(account: string): Promise<void> {
    await this.prisma.failedAttempt.deleteMany({ where: { account: digest(account) } });
  }

  /** Counts a use of a name. Returns how many there were in a day, this one included. */
  async countToday(name: string): Promise<number> {
    const account = digest(name);
    await this.prisma.failedAttempt.create({ data: { account, sender: '' } });
    const today = { account, at: { gt: new Date(Date.now() - 24 * 3600 * 1000) } };
    return this.prisma.failedAttempt.count({ where: today });
  }

  private async record(attempt: Attempt): Promise<Counts & { readonly id: bigint }> {
    const account = digest(attempt.account);
    const sender = senderOf(attempt);
    const { id } = await this.prisma.failedAttempt.create({ data: { account, sender } });
    const [counts] = await this.prisma.rows<Counts>`
      SELECT count(*) FILTER (WHERE account = ${account} AND sender = ${sender} AND at > recent)::int AS "byAccountAndSender",
        count(*) FILTER (WHERE sender = ${sender} AND at > recent)::int AS "bySender",
        count(*) FILTER (WHERE account = ${account})::int AS "byAccount"
      FROM failed_attempt, (SELECT now() - make_interval(secs => ${WINDOW_SECONDS}) AS recent) AS since
      WHERE (account = ${account} OR sender = ${sender}) AND at > now() - interval '1 day'`;
    await this.prisma.$executeRaw`DELETE FROM failed_attempt WHERE at < now() - interval '1 day'`;
    const { byAccountAndSender = 0, bySender = 0, byAccount = 0 } = counts ?? {};
    if (byAccountAndSender <= PER_ACCOUNT_AND_SENDER && bySender <= PER_SENDER)
      return { id, byAccountAndSender, bySender, byAccount };
    await this.prisma.failedAttempt.deleteMany({ where: { id } }); // A refused attempt does not extend the wait.
    throw tooManyAttempts(WINDOW_SECONDS);
  }
}
