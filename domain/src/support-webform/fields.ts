import type { SupportRequiredField } from './contract.js';

/** Fields of the form in order (spec shell §3.5). */
export const SUPPORT_FIELDS = [
  'reason',
  'subreason',
  'contactName',
  'company',
  'email',
  'phone',
  'subject',
  'description',
  'productNumber',
  'orderNumber',
  'invoiceNumber',
  'vatId',
  'quantity',
] as const;

export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** The kind of input of a field. */
export type SupportFieldKind = 'choice' | 'text' | 'long-text' | 'email' | 'phone' | 'digits' | 'count';

interface FieldRule {
  readonly kind: SupportFieldKind;
  /** Whether it is required if it is shown (spec shell §5). */
  readonly isRequired: boolean;
  /** Maximum length; null for no limit. */
  readonly maximumLength: number | null;
  /** Shown only if the subreason requires this; null for always. */
  readonly askedAs: SupportRequiredField | null;
}

/** Product numbers have eight digits without their prefix (spec shell §9). */
export const PRODUCT_NUMBER_LENGTH = 8;

/** Rules of each field. The lengths are those of the support platform's columns. */
export const FIELD_RULES: Readonly<Record<SupportField, FieldRule>> = {
  reason: { kind: 'choice', isRequired: true, maximumLength: null, askedAs: null },
  subreason: { kind: 'choice', isRequired: true, maximumLength: null, askedAs: null },
  contactName: { kind: 'text', isRequired: true, maximumLength: 80, askedAs: null },
  company: { kind: 'text', isRequired: false, maximumLength: 80, askedAs: null },
  email: { kind: 'email', isRequired: true, maximumLength: 80, askedAs: null },
  phone: { kind: 'phone', isRequired: true, maximumLength: 30, askedAs: 'phone' },
  subject: { kind: 'text', isRequired: true, maximumLength: 255, askedAs: null },
  description: { kind: 'long-text', isRequired: true, maximumLength: 4000, askedAs: null },
  productNumber: {
    kind: 'digits',
    isRequired: true,
    maximumLength: PRODUCT_NUMBER_LENGTH,
    askedAs: 'product-number',
  },
  orderNumber: { kind: 'text', isRequired: true, maximumLength: 30, askedAs: 'order-number' },
  invoiceNumber: { kind: 'text', isRequired: true, maximumLength: 30, askedAs: 'invoice-number' },
  vatId: { kind: 'text', isRequired: false, maximumLength: 30, askedAs: 'vat-id' },
  quantity: { kind: 'count', isRequired: false, maximumLength: null, askedAs: 'quantity' },
};
