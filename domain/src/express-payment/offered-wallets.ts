import type { OnlinePayment } from '../online-payment/contract.js';

/** The wallets that pay from the cart, without the steps of the checkout. */
export const EXPRESS_WALLETS = ['applepay', 'googlepay'] as const;

export type ExpressWallet = (typeof EXPRESS_WALLETS)[number];

/** Returns the wallets that a store offers private customers on the cart. A company's invoice needs more than a wallet knows. */
export function offeredWallets({
  applePay,
  googlePay,
}: Pick<OnlinePayment, 'applePay' | 'googlePay'>): ExpressWallet[] {
  const isOffered = (to: OnlinePayment['applePay']) => to === 'everyone' || to === 'private';
  return EXPRESS_WALLETS.filter((wallet) => isOffered(wallet === 'applepay' ? applePay : googlePay));
}
