import {
  AdyenCheckout,
  ApplePay,
  Card,
  Dropin,
  GooglePay,
  Klarna,
  Multibanco,
  OnlineBankingPL,
  RatePay,
  Redirect,
  Twint,
  type CoreConfiguration,
  type SubmitActions,
} from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import { EXPRESS_WALLETS } from '@manifold/domain/express-payment/offered-wallets';
import { PROVIDER_TYPES } from '@manifold/domain/payment-methods/provider-types';
import './drop-in.css';
import { detailsIn, isAction, paymentIn } from './drop-in-data.js';
import type { DropIn, DropInParams, NextStep } from './drop-in-contract.js';
import type { OnlinePaymentSetup } from './setup.js';

/** PayPal on its own page. The library's component for it would load PayPal's scripts into ours. */
const PayPalPage = Object.defineProperty(class extends Redirect {}, 'type', { value: PROVIDER_TYPES.payPal });

/** The library has only test and live hosts; a sandbox replaces all of them. */
function hostsOf({ browserBase: base }: OnlinePaymentSetup): Pick<CoreConfiguration, '_environmentUrls'> {
  if (base === null) return {};
  return { _environmentUrls: { api: base, analytics: base, cdn: { images: base, translations: base } } };
}

/** A sandbox has no wallets: our labelled buttons replace them. */
const methodsOf = ({
  browserBase,
  methods,
}: OnlinePaymentSetup): NonNullable<CoreConfiguration['paymentMethodsResponse']> =>
  browserBase === null
    ? methods
    : {
        ...methods,
        paymentMethods: methods.paymentMethods.filter(({ type }) => !EXPRESS_WALLETS.some((wallet) => wallet === type)),
      };

/** Makes Drop-in continue with an action. Without an action the page has taken over, and Drop-in shows its methods again. */
async function continueWith(
  step: Promise<NextStep>,
  actions: Pick<SubmitActions, 'resolve'>,
  reset: () => void,
): Promise<void> {
  const { action } = await step;
  if (action && isAction(action)) actions.resolve({ resultCode: 'RedirectShopper', action });
  else reset();
}

/** Nothing opens without a method. */
const OPENS_WITHIN_MS = 500;

/** Mounts the provider's Drop-in. Rejects if it cannot be set up. */
export async function mountDropIn(params: DropInParams): Promise<DropIn> {
  const { setup, node, shopper, pay, sendDetails, onError, onSelect } = params;
  const reset = (): void => void dropIn.setStatus('ready');
  let onReady = (): void => undefined;
  const ready = new Promise<void>((resolve) => (onReady = resolve));
  let onOpened = (): void => undefined;
  const opened = new Promise<void>((resolve) => (onOpened = resolve));
  const checkout = await AdyenCheckout({
    ...hostsOf(setup),
    clientKey: setup.clientKey,
    environment: setup.environment,
    locale: setup.locale,
    countryCode: setup.countryCode,
    amount: { currency: setup.amount.currencyCode, value: setup.amount.centAmount },
    paymentMethodsResponse: methodsOf(setup),
    // Our order button pays: a second one would be confusing.
    showPayButton: false,
    // Statistics need the shopper's consent.
    analytics: { enabled: false },
    onSubmit: ({ data }, _component, actions) => void continueWith(pay(paymentIn(data)), actions, reset),
    onAdditionalDetails: ({ data }, _component, actions) =>
      void continueWith(sendDetails(detailsIn(data)), actions, reset),
    onError,
  });
  const dropIn = new Dropin(checkout, {
    paymentMethodComponents: [
      ApplePay,
      Card,
      GooglePay,
      Klarna,
      Multibanco,
      OnlineBankingPL,
      PayPalPage,
      RatePay,
      Redirect,
      Twint,
    ],
    instantPaymentTypes: [...EXPRESS_WALLETS],
    showStoredPaymentMethods: false,
    disableFinalAnimation: true,
    onReady,
    onSelect: ({ type }) => {
      onOpened();
      onSelect(type);
    },
    paymentMethodsConfiguration: {
      // Apple and Google require their own buttons.
      applepay: { showPayButton: true },
      googlepay: { showPayButton: true, challengeWindowSize: '05' },
      card: { hasHolderName: false, challengeWindowSize: '05' },
      ratepay: {
        data: { personalDetails: shopper },
        visibility: { billingAddress: 'hidden', deliveryAddress: 'hidden' },
      },
    },
  });
  dropIn.mount(node);
  // Until it is ready, the method list would replace an action.
  await ready;
  // The library opens the first method a moment later, also in place of one that the shopper has chosen by then.
  await Promise.race([opened, new Promise((resolve) => setTimeout(resolve, OPENS_WITHIN_MS))]);
  return {
    submit: () => {
      const isComplete = dropIn.isValid;
      dropIn.submit();
      return isComplete;
    },
    handle: (action) => {
      if (isAction(action)) dropIn.handleAction(action);
    },
    remove: () => void dropIn.unmount(),
  };
}
