import type { FieldType, ResourceTypeId } from '@commercetools/platform-sdk';

/** Keys of the commerce project's custom types. */
export const CART_TYPE_KEY = 'cart';
export const ADDRESS_TYPE_KEY = 'address';
export const CUSTOMER_TYPE_KEY = 'customer';
export const STORE_TYPE_KEY = 'store';
export const REVIEW_TYPE_KEY = 'review';

/** The state of a review before moderation. */
export const SUBMITTED_REVIEW_STATE_KEY = 'review-submitted';

/** The state of a published review; it is in the statistics. */
export const SHOWN_REVIEW_STATE_KEY = 'review-shown';

/** A custom field or an attribute as the backend's GraphQL returns it. */
export interface RawField {
  readonly name: string;
  readonly value: unknown;
}
const BOOLEAN = { name: 'Boolean' } as const;
const TEXT = { name: 'String' } as const;
const TEXTS = { name: 'Set', elementType: TEXT } as const;
const MONEY = { name: 'Money' } as const;

/** The custom fields that the services write, by type key: the resource type, and the type of each field. */
export const WRITTEN_FIELDS = {
  [CART_TYPE_KEY]: {
    on: 'order',
    fields: {
      calculatedCodFee: MONEY,
      cashRounding: MONEY,
      customerAgreedToSendEmail: BOOLEAN,
      grossBeforeNet: MONEY,
      grossCustomLines: TEXTS,
      grossSubtotalBeforeNet: MONEY,
      netPricesDue: BOOLEAN,
      netShippingMethod: TEXT,
      utmSource: TEXT,
    },
  },
  [ADDRESS_TYPE_KEY]: { on: 'address', fields: { vatNumber: TEXT } },
  [CUSTOMER_TYPE_KEY]: {
    on: 'customer',
    fields: {
      customerType: {
        name: 'Enum',
        values: ['PRIVATE', 'COMPANY'].map((key) => ({ key, label: key })),
      },
      taxId: TEXT,
    },
  },
  [STORE_TYPE_KEY]: {
    on: 'store',
    fields: {
      sale_of_additional_guarantee_enabled: BOOLEAN,
      vat_validation_enabled: BOOLEAN,
      change_tax_rate_enabled: BOOLEAN,
      google_autocomplete_enabled: BOOLEAN,
      trustpilot_in_header_enabled: BOOLEAN,
      complementary_products_enabled: BOOLEAN,
      google_reviews_enabled: BOOLEAN,
      cash_on_delivery_fee_title: { name: 'LocalizedString' },
      ex_store_campaigns: TEXTS,
      iban: TEXT,
      bic: TEXT,
      accountOwner: TEXT,
      bankInstitute: TEXT,
    },
  },
  [REVIEW_TYPE_KEY]: {
    on: 'review',
    fields: {
      reviewCreatedAt: { name: 'DateTime' },
      source: TEXT,
      store: TEXT,
      sku: TEXT,
      consent: BOOLEAN,
      customerCareResponseText: TEXT,
      moderationReason: TEXT,
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly on: ResourceTypeId; readonly fields: Readonly<Record<string, FieldType>> }>
>;
