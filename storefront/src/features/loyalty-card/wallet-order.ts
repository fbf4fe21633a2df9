import type { Wallet } from '@manifold/domain/loyalty-card/contract';

const APPLE_DEVICE = /iPhone|iPad|iPod|Macintosh/;
const ANDROID_DEVICE = /Android/;

/** Returns the wallets with the one that fits the device first; other devices leave the order as it is. */
export function walletOrder(wallets: readonly Wallet[], userAgent: string): readonly Wallet[] {
  const fitting = fittingWallet(userAgent);
  const rank = (wallet: Wallet): number => (wallet === fitting ? 0 : 1);
  return [...wallets].sort((one, other) => rank(one) - rank(other));
}

function fittingWallet(userAgent: string): Wallet | undefined {
  if (ANDROID_DEVICE.test(userAgent)) return 'google';
  return APPLE_DEVICE.test(userAgent) ? 'apple' : undefined;
}
