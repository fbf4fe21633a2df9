import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service.js';
import { tooManyAttempts } from './too-many-attempts.js';
import { networkOf } from './network-of.js';

/** One person who mistypes has enough of these; a list of leaked passwords has not. */
const PER_ACCOUNT_AND_SENDER = 5;
/** Whole offices share an address; who tries one password on every account needs more. */
const PER_SENDER = 30;
const WINDOW_SECONDS = 15 * 60;
/** Who has many addresses tries an account from each of them. */
const PER_ACCOUNT_AND_DAY = 50;

/** Whose secret is guessed at, and from where. */
export interface Attempt {
  readonly account: string;
  readonly address: string;
  /** Names a browser that has signed in to this account before; such a one is counted for itself. */
  readonly device?: string | undefined;
}

interface Counts {
  readonly ofBoth: number;
  readonly ofSender: number;
  readonly ofAccount: number;
}

const senderOf = ({ address, device }: Attempt): string =>
  device === undefined ? networkOf(address) : `device ${device}`;
/** Of fixed length, and tells nobody whose attempts they were. */
const digest = (account: string): string => createHash('sha256').update(account).digest('hex');

/** How often somebody guessed at a secret and was wrong: in Postgres, for all replicas and across restarts. */
@Injectable()
export class FailedAttempts {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Counts an attempt as failed before it is looked at, so that many at once are counted like one after another. Refuses it
   * with `too-many-attempts` after five failures of the account from the sender, and after thirty of the sender, in 15 minutes.
   */
  async count(attempt: Attempt): Promise<void> {
    await this.counted(attempt);
  }

  /**
   * The same for a sign-in. Returns whether the account has had so many failures in a day that only a known device may still
   * try; the attempt itself is then not counted.
   */
  async countSignIn(attempt: Attempt): Promise<'allowed' | 'known-devices-only'> {
    const { id, ofAccount } = await this.counted(attempt);
    if (attempt.device !== undefined || ofAccount <= PER_ACCOUNT_AND_DAY) return 'allowed';
    await this.prisma.failedAttempt.deleteMany({ where: { id } });
    return 'known-devices-only';
  }

  /** The attempt was right: the account's failures from this sender are forgotten. */
  async forget(attempt: Attempt): Promise<void> {
    const where = { account: digest(attempt.account), sender: senderOf(attempt) };
    await this.prisma.failedAttempt.deleteMany({ where });
  }

  /** The account has a new secret: all its failures are forgotten. */
  async forgetAccount(account: string): Promise<void> {
    await this.prisma.failedAttempt.deleteMany({ where: { account: digest(account) } });
  }

  /** Returns true once a day for each name. */
  async isFirstToday(name: string): Promise<boolean> {
    const account = digest(name);
    await this.prisma.failedAttempt.create({ data: { account, sender: '' } });
    const today = { account, at: { gt: new Date(Date.now() - 24 * 3600 * 1000) } };
    return (await this.prisma.failedAttempt.count({ where: today })) === 1;
  }

  private async counted(attempt: Attempt): Promise<Counts & { readonly id: bigint }> {
    const account = digest(attempt.account);
    const sender = senderOf(attempt);
    const { id } = await this.prisma.failedAttempt.create({ data: { account, sender } });
    const [counts] = await this.prisma.rows<Counts>`
      SELECT count(*) FILTER (WHERE account = ${account} AND sender = ${sender} AND at > recent)::int AS "ofBoth",
        count(*) FILTER (WHERE sender = ${sender} AND at > recent)::int AS "ofSender",
        count(*) FILTER (WHERE account = ${account})::int AS "ofAccount"
      FROM failed_attempt, (SELECT now() - make_interval(secs => ${WINDOW_SECONDS}) AS recent) AS since
      WHERE (account = ${account} OR sender = ${sender}) AND at > now() - interval '1 day'`;
    await this.prisma.$executeRaw`DELETE FROM failed_attempt WHERE at < now() - interval '1 day'`;
    const { ofBoth = 0, ofSender = 0, ofAccount = 0 } = counts ?? {};
    if (ofBoth <= PER_ACCOUNT_AND_SENDER && ofSender <= PER_SENDER) return { id, ofBoth, ofSender, ofAccount };
    await this.prisma.failedAttempt.deleteMany({ where: { id } }); // A refused one does not prolong the wait.
    throw tooManyAttempts(WINDOW_SECONDS);
  }
}
