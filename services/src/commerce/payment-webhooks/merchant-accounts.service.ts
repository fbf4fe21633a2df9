import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../../store-config/index.js';
import { OnlineAttempts } from '../payments/index.js';

/** Knows which merchant accounts at the payment provider are ours. */
@Injectable()
export class MerchantAccounts {
  constructor(
    private readonly attempts: OnlineAttempts,
    private readonly live: LiveConfig,
  ) {}

  /**
   * Returns those that no store has and that no payment was made with. An account that the stores no longer use still reports
   * captures, refunds and chargebacks of its payments. Throws `backend-unavailable` without config.
   */
  async unknownOf(accounts: readonly string[]): Promise<readonly string[]> {
    const snapshots = this.live.allSnapshots();
    // The stores are unknown then; the provider sends the webhook again.
    if (snapshots.length === 0) throw new ShopError('backend-unavailable');
    const current = new Set(snapshots.map(({ document }) => document.sections['merchant-account'].merchantAccount));
    const others = [...new Set(accounts)].filter((name) => !current.has(name));
    if (others.length === 0) return [];
    const former = await this.attempts.accountsWithPayments(others);
    return others.filter((name) => !former.has(name));
  }
}
