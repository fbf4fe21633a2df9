/** How an order was paid: what runs it, and what the shopper chose there. */
export interface PaymentChoice {
  readonly method: string;
  readonly paymentInterface: string;
}

interface Habits {
  /** The country's part of all orders, in shares of the sum of all. */
  readonly share: number;
  /** How often each method is chosen, in shares of their sum, the method of all countries first. */
  readonly payments: Readonly<Record<string, number>>;
}

const cashCountry = { 'cash-on-delivery': 46, scheme: 28, 'bank-transfer': 16, googlepay: 6, paypal: 4 };
const nordic = { scheme: 52, klarna: 26, 'bank-transfer': 9, applepay: 8, paypal: 5 };
const southern = { scheme: 40, paypal: 30, 'cash-on-delivery': 16, 'bank-transfer': 9, applepay: 5 };

/** How much each country buys and how it pays. */
export const habits: Readonly<Record<string, Habits>> = {
  AT: { share: 5, payments: { klarna: 30, paypal: 26, scheme: 24, 'bank-transfer': 14, 'cash-on-delivery': 6 } },
  BE: { share: 4, payments: { scheme: 54, paypal: 22, 'bank-transfer': 14, klarna: 6, 'cash-on-delivery': 4 } },
  BG: { share: 2, payments: cashCountry },
  CH: { share: 4, payments: { twint: 34, scheme: 30, 'bank-transfer': 20, paypal: 14, 'cash-on-delivery': 2 } },
  GB: { share: 9, payments: { scheme: 52, paypal: 28, applepay: 13, 'bank-transfer': 6, 'cash-on-delivery': 1 } },
  CZ: { share: 5, payments: { ...cashCountry, scheme: 36 } },
  DE: {
    share: 17,
    payments: { paypal: 34, klarna: 24, scheme: 20, 'bank-transfer': 15, ratepay: 4, 'cash-on-delivery': 3 },
  },
  DK: { share: 2, payments: { ...nordic, mobilepay: 30 } },
  ES: { share: 6, payments: southern },
  FI: { share: 2, payments: nordic },
  FR: { share: 8, payments: { scheme: 56, paypal: 30, 'bank-transfer': 8, applepay: 4, 'cash-on-delivery': 2 } },
  GR: { share: 2, payments: cashCountry },
  HR: { share: 2, payments: cashCountry },
  HU: { share: 4, payments: cashCountry },
  IE: { share: 2, payments: { scheme: 58, paypal: 24, applepay: 12, 'bank-transfer': 5, 'cash-on-delivery': 1 } },
  IT: { share: 7, payments: southern },
  LT: { share: 1, payments: { 'bank-transfer': 40, scheme: 34, 'cash-on-delivery': 20, paypal: 6 } },
  NL: { share: 4, payments: { ideal: 62, scheme: 14, paypal: 12, klarna: 8, 'bank-transfer': 4 } },
  NO: { share: 2, payments: nordic },
  PL: {
    share: 9,
    payments: { onlineBanking_PL: 46, 'cash-on-delivery': 22, scheme: 20, 'bank-transfer': 9, paypal: 3 },
  },
  PT: { share: 2, payments: { multibanco: 44, scheme: 26, paypal: 16, 'bank-transfer': 9, 'cash-on-delivery': 5 } },
  RO: { share: 4, payments: cashCountry },
  SE: { share: 3, payments: { ...nordic, klarna: 44 } },
  SI: { share: 1, payments: cashCountry },
  SK: { share: 3, payments: { ...cashCountry, scheme: 34 } },
};

/** Methods that need no payment provider run by themselves; all others by the provider of cards. */
export const choiceOf = (method: string): PaymentChoice => ({
  method,
  paymentInterface: method === 'cash-on-delivery' || method === 'bank-transfer' ? method : 'adyen',
});
