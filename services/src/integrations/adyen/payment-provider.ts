import type { PaidAmount, PaymentOutcome } from '@manifold/domain/online-payment/outcome';

/** An amount in the provider's form: minor units. */
interface ProviderAmount {
  readonly currency: string;
  readonly value: number;
}

interface ProviderAddress {
  readonly city: string;
  readonly country: string;
  readonly houseNumberOrName: string;
  readonly postalCode: string;
  readonly street: string;
}

/** An item of the invoice of Klarna, Billie and Ratepay. Amounts in minor units per piece; the tax rate in hundredths of a percent. */
export interface ProviderLineItem {
  readonly id: string;
  readonly description: string;
  readonly quantity: number;
  readonly amountIncludingTax: number;
  readonly amountExcludingTax: number;
  readonly taxAmount: number;
  readonly taxPercentage: number;
}

/** A request to pay, stored before it is sent and repeated unchanged. JSON only. */
export interface ProviderPayment {
  readonly merchantAccount: string;
  /** Our reference of the attempt. */
  readonly reference: string;
  readonly amount: ProviderAmount;
  readonly countryCode: string;
  readonly shopperLocale: string;
  readonly returnUrl: string;
  readonly origin: string;
  readonly paymentMethod: Readonly<Record<string, string>>;
  readonly shopperEmail?: string | undefined;
  readonly shopperIP?: string | undefined;
  readonly shopperName?: { readonly firstName: string; readonly lastName: string } | undefined;
  readonly telephoneNumber?: string | undefined;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth?: string | undefined;
  readonly deviceFingerprint?: string | undefined;
  readonly billingAddress?: ProviderAddress | undefined;
  readonly deliveryAddress?: ProviderAddress | undefined;
  readonly company?: { readonly name: string; readonly taxId?: string | undefined } | undefined;
  readonly lineItems?: readonly ProviderLineItem[] | undefined;
  readonly browserInfo?: Readonly<Record<string, unknown>> | undefined;
  readonly riskData?: { readonly clientData?: string | undefined } | undefined;
}

/** The result of an action or of a return from a bank, as the browser sends it. */
export interface ProviderDetails {
  readonly details: Readonly<Record<string, string>>;
  readonly paymentData?: string | undefined;
}

/** The purchase to list methods for. */
export interface MethodsQuery {
  readonly merchantAccount: string;
  readonly amount: PaidAmount;
  readonly countryCode: string;
  readonly shopperLocale: string;
  /** The provider's names of the methods to list; null for all methods of the account. */
  readonly allowed: readonly string[] | null;
}

/** A method that the provider offers, for its browser library. */
export interface ProviderMethod {
  readonly type: string;
  readonly name: string;
  readonly [field: string]: unknown;
}

/** A change of an authorised payment. */
export interface ModificationRequest {
  readonly pspReference: string;
  readonly merchantAccount: string;
  readonly reference: string;
  /** A repeated request with the same key has no further effect. */
  readonly idempotencyKey: string;
}

/** A capture or a refund; partial ones are possible. */
export type AmountRequest = ModificationRequest & { readonly amount: PaidAmount };

/** `received` is not the result: that follows by webhook. */
export type ModificationAnswer =
  | { readonly kind: 'received'; readonly pspReference: string }
  /** `isAccessRefused`: the account may not call now. An earlier call with the same key may have succeeded. */
  | { readonly kind: 'rejected'; readonly reason: string; readonly isAccessRefused: boolean }
  | { readonly kind: 'unknown'; readonly reason: string };

/** The outcome of a call, and our reference of the attempt if the provider named it. */
export interface ProviderAnswer {
  readonly outcome: PaymentOutcome;
  readonly merchantReference: string | null;
  /** Whether the account may not call now. An earlier call with the same key may have been processed. */
  readonly isAccessRefused?: boolean;
}

/** The payment provider. Calls never throw for a failure of the provider, except `listMethods`. */
export abstract class PaymentProvider {
  /** Returns the methods for a purchase. Throws `backend-unavailable` if the provider does not answer. */
  abstract listMethods(query: MethodsQuery): Promise<ProviderMethod[]>;
  /** Pays once per idempotency key. */
  abstract pay(payment: ProviderPayment, idempotencyKey: string): Promise<ProviderAnswer>;
  /** Submits the result of an action or of a return from a bank. */
  abstract submitDetails(details: ProviderDetails, idempotencyKey: string): Promise<ProviderAnswer>;
  abstract capture(request: AmountRequest): Promise<ModificationAnswer>;
  abstract refund(request: AmountRequest): Promise<ModificationAnswer>;
  /** Cancels a payment that is not captured. */
  abstract cancel(request: ModificationRequest): Promise<ModificationAnswer>;
  /** Cancels the whole payment, or refunds it if it is captured. */
  abstract reverse(request: ModificationRequest): Promise<ModificationAnswer>;
}
