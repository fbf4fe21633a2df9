import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';
import type { PaymentForProvider } from './setup.js';

/** The sandbox's token of a wallet: the number of a test card that is authorised. */
const TOKEN = 'simulated-wallet:4111111111111111';

/** The simulated wallets: their names, and how they pay. */
export const SIMULATED_WALLETS = {
  applepay: { label: 'simulatedApplePay', paymentMethod: { type: 'applepay', applePayToken: TOKEN } },
  googlepay: { label: 'simulatedGooglePay', paymentMethod: { type: 'googlepay', googlePayToken: TOKEN } },
} as const satisfies Record<
  ExpressWallet,
  { readonly label: string; readonly paymentMethod: PaymentForProvider['paymentMethod'] }
>;
