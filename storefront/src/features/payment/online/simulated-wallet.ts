import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';
import type { PaymentForProvider } from './setup.js';

/** The names of the simulated wallets. */
export const SIMULATED_NAMES = {
  applepay: 'simulatedApplePay',
  googlepay: 'simulatedGooglePay',
} as const satisfies Readonly<Record<ExpressWallet, string>>;

/** The sandbox's test cards that a simulated wallet can hold. The sandbox's page explains each. */
export const TEST_CARDS = {
  authorised: '4111111111111111',
  refused: '4000000000000002',
  cancelled: '4000000000000341',
  challenge: '4917610000000000',
} as const;

export type WalletTestCard = (typeof TEST_CARDS)[keyof typeof TEST_CARDS];

/**
 * Returns the payment of a simulated wallet with a test card. Google Pay also has cards that are only stored with Google: their
 * owner has not been asked yet, so that the bank asks.
 */
export function simulatedPayment(wallet: ExpressWallet, card: WalletTestCard): PaymentForProvider {
  if (wallet === 'applepay') return { paymentMethod: { type: 'applepay', applePayToken: `simulated-wallet:${card}` } };
  const kind = card === TEST_CARDS.challenge ? 'simulated-wallet-stored' : 'simulated-wallet';
  return { paymentMethod: { type: 'googlepay', googlePayToken: `${kind}:${card}` } };
}
