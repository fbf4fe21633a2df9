import type { DetailsForProvider, OnlinePaymentSetup, PaymentForProvider, ProviderAction } from './setup.js';

/** The next step of Drop-in after a request: an action of the provider, or nothing if the page has taken over. */
export interface NextStep {
  readonly action?: ProviderAction | undefined;
  /** Whether the order is placed or its payment is being confirmed. */
  readonly isPaid?: boolean;
}

/** The shopper's data that a method may ask for again. */
export interface KnownShopper {
  readonly firstName: string;
  readonly lastName: string;
  readonly telephoneNumber: string;
  readonly shopperEmail: string;
}

export interface DropInParams {
  readonly setup: OnlinePaymentSetup;
  readonly node: HTMLElement;
  readonly shopper: KnownShopper;
  readonly pay: (payment: PaymentForProvider) => Promise<NextStep>;
  readonly sendDetails: (details: DetailsForProvider) => Promise<NextStep>;
  readonly onError: (reason: unknown) => void;
  /** The shopper has opened a method, by the provider's name. */
  readonly onSelect: (type: string) => void;
}

/** A mounted Drop-in. */
export interface DropIn {
  /** Sends the payment, or marks the missing fields and returns false. */
  readonly submit: () => boolean;
  /** Goes on with an action that was not started by Drop-in. */
  readonly handle: (action: ProviderAction) => void;
  readonly remove: () => void;
}
