import { AdyenCheckout, ApplePay, type CoreConfiguration, GooglePay } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { ExpressWallet } from '@manifold/domain/express-payment/offered-wallets';
import { detailsIn, isAction, paymentIn } from './online/drop-in-data.js';
import type { NextStep } from './online/drop-in-contract.js';
import type { DetailsForProvider, OnlinePaymentSetup, PaymentForProvider } from './online/setup.js';
import { applePayOwner, googlePayOwner, type WalletOwner } from './wallet-contact.js';

export interface WalletButtonParams {
  readonly wallet: ExpressWallet;
  readonly setup: OnlinePaymentSetup;
  /** The total with shipping, in cents. */
  readonly centAmount: number;
  readonly node: HTMLElement;
  readonly pay: (payment: PaymentForProvider, owner: WalletOwner) => Promise<NextStep>;
  readonly sendDetails: (details: DetailsForProvider) => Promise<NextStep>;
}

type Submit = NonNullable<CoreConfiguration['onSubmit']>;
type SubmitActions = Parameters<Submit>[2];

/** Ends the wallet's sheet: with the action that the payment needs, or without one because the page has taken over. */
async function continueWith(
  step: Promise<NextStep>,
  actions: Pick<SubmitActions, 'resolve' | 'reject'>,
): Promise<void> {
  const { action, isPaid } = await step;
  if (action && isAction(action)) actions.resolve({ resultCode: 'RedirectShopper', action });
  else if (isPaid) actions.resolve({ resultCode: 'Authorised' });
  else actions.reject();
}

/** Google's customers may be asked by their bank; the question is as wide as the column that it appears in. */
const FULL_WIDTH = '05';

/** Mounts the wallet's own button, which its rules require. Each flow has its own wallet only. Rejects if the wallet is not available here. */
export async function mountWalletButton(params: WalletButtonParams): Promise<() => void> {
  const { wallet, setup, centAmount, node, pay, sendDetails } = params;
  let owner: WalletOwner = { email: undefined, billingContact: undefined, shippingContact: undefined };
  const checkout = await AdyenCheckout({
    clientKey: setup.clientKey,
    environment: setup.environment,
    locale: setup.locale,
    countryCode: setup.countryCode,
    amount: { currency: setup.amount.currencyCode, value: centAmount },
    paymentMethodsResponse: setup.methods,
    // Statistics need the shopper's consent.
    analytics: { enabled: false },
    onSubmit: ({ data }, _component, actions) => void continueWith(pay(paymentIn(data), owner), actions),
    onAdditionalDetails: ({ data }, _component, actions) => void continueWith(sendDetails(detailsIn(data)), actions),
  });
  const component =
    wallet === 'googlepay'
      ? new GooglePay(checkout, {
          isExpress: true,
          expressPage: 'cart',
          challengeWindowSize: FULL_WIDTH,
          emailRequired: true,
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
          shippingAddressRequired: true,
          shippingAddressParameters: { allowedCountryCodes: [setup.countryCode], phoneNumberRequired: true },
          onAuthorized: ({ authorizedEvent }, actions) => {
            owner = googlePayOwner(authorizedEvent);
            actions.resolve();
          },
        })
      : new ApplePay(checkout, {
          isExpress: true,
          expressPage: 'cart',
          requiredBillingContactFields: ['postalAddress', 'name'],
          requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
          onAuthorized: ({ authorizedEvent }, actions) => {
            owner = applePayOwner(authorizedEvent);
            actions.resolve();
          },
        });
  await component.isAvailable();
  component.mount(node);
  return () => void component.unmount();
}
