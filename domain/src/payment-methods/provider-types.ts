/** The payment provider's names of the online methods, by their names in the config. */
export const PROVIDER_TYPES = {
  card: 'scheme',
  payPal: 'paypal',
  applePay: 'applepay',
  googlePay: 'googlepay',
  ideal: 'ideal',
  polishBanks: 'onlineBanking_PL',
  multibanco: 'multibanco',
  twint: 'twint',
  mobilePay: 'mobilepay',
  klarna: 'klarna',
  klarnaAccount: 'klarna_account',
  billie: 'klarna_b2b',
  ratepay: 'ratepay',
} as const;

export type ProviderType = (typeof PROVIDER_TYPES)[keyof typeof PROVIDER_TYPES];
