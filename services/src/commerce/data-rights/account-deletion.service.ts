import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { AccountErasure } from './account-erasure.service.js';
import { DeletionMail } from './deletion-mail.service.js';
import { DATA_JOBS, DataRequests, ERASE_LEFT_CARTS, type LeftCarts } from './data-requests.repository.js';

/** Delays between attempts grow: the twelfth is about an hour after the first. After that, the sweep tries again. */
const RETRIES = 12;
const EXPIRE_SECONDS = 300;

/** Carries out deletions of accounts. Every step can be repeated, so an interrupted deletion is resumed from its start. */
@Injectable()
export class AccountDeletion implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly requests: DataRequests,
    private readonly erasure: AccountErasure,
    private readonly mail: DeletionMail,
  ) {}

  onModuleInit(): void {
    this.jobs.register<{ readonly id: string }>({
      name: DATA_JOBS.deletion,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: ({ id }) => this.carryOut(id),
    });
    this.jobs.register<LeftCarts>({
      name: ERASE_LEFT_CARTS,
      retries: RETRIES,
      expireSeconds: EXPIRE_SECONDS,
      run: (left) => this.eraseLeftCarts(left),
    });
  }

  /** Deletes the account of an open request, and confirms it by mail. Does nothing for a finished one. */
  async carryOut(id: string): Promise<void> {
    const request = await this.requests.findOpen(id);
    if (!request || request.customerId === null || request.email === null) return;
    const { storeKey, locale, customerId, email, ownsAddress } = request;
    await this.erasure.erase(id, { storeKey, customerId, email, isEmailVerified: ownsAddress }, locale);
    await this.mail.send({ id, storeKey, locale, email, ownsAddress });
    await this.requests.finishDeletion(request);
  }

  /** Deletes carts that are no longer frozen; looks again a day later while one is. */
  private async eraseLeftCarts(left: LeftCarts): Promise<void> {
    const { isCartFrozen } = await this.erasure.eraseCarts(left.storeKey, left.customerId);
    if (isCartFrozen) await this.requests.lookForCartsLater(left);
  }
}
