/** The wallets that pay from the cart, without the steps of the checkout. */
export const EXPRESS_WALLETS = ['applepay', 'googlepay'] as const;

export type ExpressWallet = (typeof EXPRESS_WALLETS)[number];

/** To whom a store offers the wallets; a part of the section of online payments, which uses this rule. */
interface WalletOffer {
  readonly applePay: string;
  readonly googlePay: string;
}

/**
 * Returns the wallets that a store offers private customers on the cart. A company's invoice needs data that a wallet does not
 * have.
 */
export function offeredWallets({ applePay, googlePay }: WalletOffer): ExpressWallet[] {
  const isOffered = (to: string) => to === 'everyone' || to === 'private';
  return EXPRESS_WALLETS.filter((wallet) => isOffered(wallet === 'applepay' ? applePay : googlePay));
}
