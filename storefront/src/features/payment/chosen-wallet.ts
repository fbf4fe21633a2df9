import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';

const KEY = 'manifold-wallet';
const WALLETS: readonly ExpressWallet[] = ['applepay', 'googlepay'];

/** Keeps the wallet that the shopper chose while the page is loaded again for it. */
export const chosenWallet = {
  keep(wallet: ExpressWallet): void {
    try {
      sessionStorage.setItem(KEY, wallet);
    } catch {
      // Storage is forbidden: the shopper chooses again.
    }
  },
  /** Returns the kept wallet once. */
  take(): ExpressWallet | undefined {
    try {
      const kept = sessionStorage.getItem(KEY);
      sessionStorage.removeItem(KEY);
      return WALLETS.find((wallet) => wallet === kept);
    } catch {
      return undefined;
    }
  },
};
