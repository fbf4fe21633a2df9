import type { AssociateRole, IBusinessUnit, Quote, QuoteRequest, StagedQuote } from '@commercetools/platform-sdk';
import { associateRoleMessages, businessUnitMessages } from '../messages/business-unit-messages.js';
import { quoteRequestMessages, quoteMessages, stagedQuoteMessages } from '../messages/quote-messages.js';
import { address, boolean, customFields, keyReference, list, object, reference, text } from '../predicates/shape.js';
import { cached, stored } from '../storage/family-of.js';
import { cartFields } from './field-shapes.js';

/** A company or one of its divisions, with its inherited fields. */
export type BusinessUnit = IBusinessUnit;

export const associateRoles = cached<AssociateRole>(associateRoleMessages)('associate-role', 'associate_roles', {
  name: text,
  buyerAssignable: boolean,
  permissions: list(text),
  custom: customFields,
});

export const businessUnits = stored<BusinessUnit>({ status: 'status' }, businessUnitMessages)(
  'business-unit',
  'business_units',
  {
    status: text,
    unitType: text,
    name: text,
    contactEmail: text,
    storeMode: text,
    associateMode: text,
    approvalRuleMode: text,
    stores: list(keyReference),
    inheritedStores: list(keyReference),
    parentUnit: keyReference,
    topLevelUnit: keyReference,
    associates: list(
      object({
        customer: reference,
        associateRoleAssignments: list(object({ associateRole: keyReference, inheritance: text })),
      }),
    ),
    inheritedAssociates: list(
      object({
        customer: reference,
        associateRoleAssignments: list(object({ associateRole: keyReference, source: keyReference })),
      }),
    ),
    addresses: list(address),
    shippingAddressIds: list(text),
    billingAddressIds: list(text),
    defaultShippingAddressId: text,
    defaultBillingAddressId: text,
    custom: customFields,
  },
);

const {
  customerId: _customer,
  customerEmail: _email,
  anonymousId: _anonymous,
  cartState: _state,
  origin: _origin,
  discountCodes: _codes,
  locale: _locale,
  ...offered
} = cartFields;
const common = {
  customer: reference,
  state: reference,
  purchaseOrderNumber: text,
  businessUnit: keyReference,
  store: keyReference,
};
const OWNER_COLUMNS = { 'customer.id': 'customer_id', 'store.key': 'store_key' };

export const quoteRequests = stored<QuoteRequest>(OWNER_COLUMNS, quoteRequestMessages)(
  'quote-request',
  'quote_requests',
  { ...offered, ...common, quoteRequestState: text, comment: text, cart: reference },
);
export const stagedQuotes = stored<StagedQuote>(OWNER_COLUMNS, stagedQuoteMessages)('staged-quote', 'staged_quotes', {
  ...common,
  custom: cartFields.custom,
  stagedQuoteState: text,
  quoteRequest: reference,
  quotationCart: reference,
  validTo: text,
  sellerComment: text,
});
export const quotes = stored<Quote>(
  { ...OWNER_COLUMNS, 'stagedQuote.id': 'staged_quote_id', 'quoteRequest.id': 'quote_request_id' },
  quoteMessages,
)('quote', 'quotes', {
  ...offered,
  ...common,
  quoteState: text,
  quoteRequest: reference,
  stagedQuote: reference,
  validTo: text,
  sellerComment: text,
  buyerComment: text,
});
