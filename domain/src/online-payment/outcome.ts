/** The action that the shopper must take, in the form of the provider's browser library. */
export type ProviderAction = Readonly<Record<string, unknown>>;

/** An amount in minor units of its currency. */
export interface PaidAmount {
  readonly centAmount: number;
  readonly currencyCode: string;
}

/** The result of a payment that the provider reported in an answer, after the return from a bank, or in a webhook. */
export type PaymentOutcome =
  /** `amount` is null if it is the requested one. */
  | { readonly kind: 'authorised'; readonly pspReference: string; readonly amount: PaidAmount | null }
  /** A voucher that the shopper pays later. */
  | { readonly kind: 'pending'; readonly pspReference: string; readonly action: ProviderAction }
  | { readonly kind: 'action'; readonly pspReference: string | null; readonly action: ProviderAction }
  | { readonly kind: 'refused'; readonly pspReference: string | null; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly pspReference: string | null }
  /** The provider did not accept the request itself, so that nothing was processed. */
  | { readonly kind: 'rejected'; readonly reason: string }
  /** The payment may be made: no answer, or one without a decision. */
  | { readonly kind: 'unknown'; readonly pspReference: string | null; readonly reason: string }
  /** The provider has returned the money, or freed it. */
  | { readonly kind: 'reversed' };
