import type { SupportRequiredField } from '@manifold/domain/support-webform/contract';

/** A subreason, its fields, and the self-service page that is offered before the form (spec shell §4). */
type SubreasonForm = readonly [key: string, requires: readonly SupportRequiredField[], shortcutPage: string | null];

interface ReasonForm {
  readonly key: string;
  readonly subreasons: readonly SubreasonForm[];
}

/** The eleven reasons of the specification (shell §3.5) in their order, and the subreasons of each. */
export const supportReasons = [
  {
    key: 'consulting',
    subreasons: [
      ['product-advice', ['product-number'], null],
      ['technical-question', ['product-number'], null],
      ['product-availability', ['product-number', 'quantity'], null],
    ],
  },
  {
    key: 'payments',
    subreasons: [
      ['payment-not-completed', ['order-number'], null],
      ['payment-methods', [], null],
      ['refund-status', ['order-number'], null],
      ['double-charge', ['order-number'], null],
    ],
  },
  {
    key: 'sales',
    subreasons: [
      ['discount-request', ['product-number', 'vat-id', 'quantity', 'phone'], null],
      ['price-match', ['product-number'], null],
      ['become-reseller', ['vat-id', 'phone'], null],
    ],
  },
  {
    key: 'order',
    subreasons: [
      ['change-order', ['product-number', 'invoice-number', 'order-number'], null],
      ['cancellation-request', ['product-number', 'invoice-number', 'order-number'], null],
      ['order-status', ['order-number'], null],
      ['order-confirmation-missing', [], null],
    ],
  },
  {
    key: 'shipment',
    subreasons: [
      ['shipment-status', ['order-number'], 'my-orders'],
      ['shipment-delayed', ['order-number'], null],
      ['shipment-damaged', ['product-number', 'order-number'], null],
      ['shipment-incomplete', ['product-number', 'order-number'], null],
    ],
  },
  {
    key: 'invoice',
    subreasons: [
      ['invoice-request', ['order-number'], 'my-orders'],
      ['invoice-correction', ['invoice-number', 'order-number'], null],
      ['vat-refund', ['invoice-number', 'vat-id'], null],
    ],
  },
  {
    key: 'product-claim',
    subreasons: [
      ['missing-manual-language', ['product-number'], null],
      ['defective-product', ['product-number', 'order-number'], null],
      ['missing-parts', ['product-number', 'order-number'], null],
      ['wrong-product', ['product-number', 'order-number'], null],
    ],
  },
  {
    key: 'return',
    subreasons: [
      ['no-reason-given', ['order-number'], 'return-policy'],
      ['product-not-as-expected', ['product-number', 'order-number'], null],
      ['return-label', ['order-number'], null],
      ['return-status', ['order-number'], null],
    ],
  },
  {
    key: 'account',
    subreasons: [
      ['login-issue', [], null],
      ['data-removal', [], null],
      ['unsubscribe', [], null],
    ],
  },
  {
    key: 'shop-issues',
    subreasons: [
      ['page-error', [], null],
      ['coupon-not-working', [], null],
      ['wrong-product-information', ['product-number'], null],
    ],
  },
  {
    key: 'other',
    subreasons: [
      ['feedback', [], null],
      ['cooperation', ['phone'], null],
      ['other-request', [], null],
    ],
  },
] as const satisfies readonly ReasonForm[];

export type ReasonKey = (typeof supportReasons)[number]['key'];
/** The key of any subreason of any reason. */
export type SubreasonKey = (typeof supportReasons)[number]['subreasons'][number][0];

/** The words of the support form in one language. */
export interface SupportLabels {
  readonly reasons: Readonly<Record<ReasonKey, string>>;
  readonly subreasons: Readonly<Record<SubreasonKey, string>>;
}
