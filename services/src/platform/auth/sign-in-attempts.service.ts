import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { PrismaService } from '../prisma/prisma.service.js';

/** One person who mistypes has enough of these; a list of leaked passwords has not. */
const FAILURES_PER_ACCOUNT = 5;
/** Whole offices share an address; who tries one password on every account needs more. */
const FAILURES_PER_ADDRESS = 30;
const WINDOW_MS = 15 * 60_000;

/** How often somebody tried to sign in and failed. */
@Injectable()
export class SignInAttempts {
  constructor(private readonly prisma: PrismaService) {}

  /**
   * Counts an attempt as failed before it is looked at, so that many at once are counted like one after another. Refuses it
   * after five failures of the account from the address, and after thirty of the address, in 15 minutes.
   */
  async count(email: string, address: string): Promise<void> {
    const since = new Date(Date.now() - WINDOW_MS);
    const { id } = await this.prisma.signInFailure.create({ data: { email, address } });
    const ofAccount = await this.prisma.signInFailure.count({ where: { email, address, at: { gt: since } } });
    const ofAddress = await this.prisma.signInFailure.count({ where: { address, at: { gt: since } } });
    await this.prisma.signInFailure.deleteMany({ where: { at: { lt: since } } });
    if (ofAccount <= FAILURES_PER_ACCOUNT && ofAddress <= FAILURES_PER_ADDRESS) return;
    await this.prisma.signInFailure.deleteMany({ where: { id } }); // a refused one does not prolong the wait
    throw new ShopError('too-many-attempts', { details: { minutes: WINDOW_MS / 60_000 } });
  }

  /** The attempt was right: the account's failures from this address are forgotten. */
  async forget(email: string, address: string): Promise<void> {
    await this.prisma.signInFailure.deleteMany({ where: { email, address } });
  }
}
