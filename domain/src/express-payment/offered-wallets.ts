import { PROVIDER_TYPES } from '../payment-methods/provider-types.js';

const EXPRESS_METHODS = ['applePay', 'googlePay'] as const;

/** The wallets that pay from the cart, without the steps of the checkout, as the payment provider names them. */
export const EXPRESS_WALLETS = [PROVIDER_TYPES.applePay, PROVIDER_TYPES.googlePay] as const;

export type ExpressWallet = (typeof EXPRESS_WALLETS)[number];

/** To whom a store offers the wallets; a part of the section of online payments, which uses this rule. */
type WalletOffer = Readonly<Record<(typeof EXPRESS_METHODS)[number], string>>;

/**
 * Returns the wallets that a store offers private customers on the cart. A company's invoice needs data that a wallet does not
 * have.
 */
export const offeredWallets = (offer: WalletOffer): ExpressWallet[] =>
  EXPRESS_METHODS.filter((method) => ['everyone', 'private'].includes(offer[method])).map(
    (method) => PROVIDER_TYPES[method],
  );
