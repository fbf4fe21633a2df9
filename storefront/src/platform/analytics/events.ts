import type { Cart } from '@manifold/domain/cart/contract';
import type { Order } from '@manifold/domain/order/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';

/** The outcomes of the check of a VAT number (spec core §4). */
export type VatEvent = 'triggered' | 'button-click' | 'success' | 'failed' | 'failed-without-rate-change' | 'timeout';

/** The events of the shop that analytics may receive, with the shopper's consent (spec core §4, shell §9). */
export type AnalyticsEvent =
  | { readonly name: 'view-product'; readonly sku: string }
  | { readonly name: 'search'; readonly text: string; readonly results: number }
  /** The answer to a change that this tab made; reported as added and removed pieces. */
  | { readonly name: 'cart-changed'; readonly before: Cart | null; readonly after: Cart | null }
  /** Reported once per version of a cart. */
  | { readonly name: 'begin-checkout'; readonly cart: Cart }
  /** Without the number, which can be a person's. */
  | { readonly name: 'vat-check'; readonly outcome: VatEvent }
  | { readonly name: 'pay-now'; readonly cart: Cart; readonly method: PaymentMethod }
  /** Reported once per order. */
  | { readonly name: 'purchase'; readonly order: Order };

/** Receives events while the shopper consents. */
export interface EventSink {
  /** Resolves when the event is reported or dropped. */
  readonly push: (event: AnalyticsEvent) => Promise<void>;
}
