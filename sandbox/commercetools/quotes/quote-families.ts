import type { MessagePayload, Quote, QuoteRequest, StagedQuote } from '@commercetools/platform-sdk';
import type { Telling } from '../messages/telling.js';
import { keyReference, reference, text } from '../predicates/shape.js';
import { cartFields } from '../resources/field-shapes.js';
import { stored } from '../storage/family-of.js';
import { generated, resourceTable, uniqueKey } from '../storage/resource-table.js';

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

interface Negotiated {
  readonly state?: StateReference;
  readonly customer?: CustomerReference;
}
type StateReference = NonNullable<Quote['state']>;
type CustomerReference = NonNullable<Quote['customer']>;

/** What changed in a workflow of the merchant's own. */
function workflowStep<Type extends string>(type: Type, { state }: Negotiated, { state: oldState }: Negotiated) {
  return state === undefined || state.id === oldState?.id ? [] : [{ type, state, oldState, force: false }];
}

function newCustomer<Type extends string>(type: Type, { customer }: Negotiated, { customer: previous }: Negotiated) {
  return customer === undefined || previous === undefined || customer.id === previous.id
    ? []
    : [{ type, customer, previousCustomer: previous }];
}

const quoteRequestTelling: Telling<QuoteRequest> = {
  created: (quoteRequest) => [{ type: 'QuoteRequestCreated', quoteRequest }],
  changed: (after, before) => {
    const { quoteRequestState, quoteRequestState: now } = after;
    const { quoteRequestState: oldQuoteRequestState } = before;
    const told: MessagePayload[] = [
      ...workflowStep('QuoteRequestStateTransition' as const, after, before),
      ...newCustomer('QuoteRequestCustomerChanged' as const, after, before),
    ];
    if (now !== oldQuoteRequestState)
      told.push({ type: 'QuoteRequestStateChanged', quoteRequestState, oldQuoteRequestState });
    return told;
  },
  deleted: () => [{ type: 'QuoteRequestDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

const stagedQuoteTelling: Telling<StagedQuote> = {
  created: (stagedQuote) => [{ type: 'StagedQuoteCreated', stagedQuote }],
  changed: (after, before) => {
    const { stagedQuoteState, sellerComment = '', validTo = '' } = after;
    const told: MessagePayload[] = [...workflowStep('StagedQuoteStateTransition' as const, after, before)];
    if (stagedQuoteState !== before.stagedQuoteState)
      told.push({
        type: 'StagedQuoteStateChanged',
        stagedQuoteState,
        oldStagedQuoteState: before.stagedQuoteState,
      });
    if (after.sellerComment !== before.sellerComment) told.push({ type: 'StagedQuoteSellerCommentSet', sellerComment });
    if (after.validTo !== before.validTo) told.push({ type: 'StagedQuoteValidToSet', validTo });
    return told;
  },
  deleted: () => [{ type: 'StagedQuoteDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

const quoteTelling: Telling<Quote> = {
  created: (quote) => [{ type: 'QuoteCreated', quote }],
  changed: (after, before) => {
    const { quoteState, buyerComment } = after;
    const told: MessagePayload[] = [
      ...workflowStep('QuoteStateTransition' as const, after, before),
      ...newCustomer('QuoteCustomerChanged' as const, after, before),
    ];
    if (quoteState === before.quoteState) return told;
    // A wish to renegotiate is told by a message of its own.
    return quoteState === 'DeclinedForRenegotiation'
      ? [...told, { type: 'QuoteRenegotiationRequested', buyerComment }]
      : [...told, { type: 'QuoteStateChanged', quoteState, oldQuoteState: before.quoteState }];
  },
  deleted: () => [{ type: 'QuoteDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

export const quoteRequests = stored<QuoteRequest>(OWNER_COLUMNS, quoteRequestTelling)(
  'quote-request',
  'quote_requests',
  { ...offered, ...common, quoteRequestState: text, comment: text, cart: reference },
);
export const stagedQuotes = stored<StagedQuote>(OWNER_COLUMNS, stagedQuoteTelling)('staged-quote', 'staged_quotes', {
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
  quoteTelling,
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

const table = (name: string, ...columns: readonly string[]): string =>
  resourceTable(
    name,
    [
      generated('modified_at', 'lastModifiedAt'),
      generated('store_key', 'store,key'),
      // Nobody anonymous has one; whoever asks with such a token sees none.
      generated('anonymous_id', 'anonymousId'),
      generated('customer_id', 'customer,id'),
      generated('business_unit_key', 'businessUnit,key'),
      ...columns,
    ],
    [uniqueKey(name), `CREATE INDEX ${name}__customer ON ${name} (customer_id);`],
  );

/** What buyers ask for, what sellers prepare, and what they offer. */
export const QUOTES = [
  table('quote_requests'),
  table('staged_quotes'),
  table('quotes', generated('staged_quote_id', 'stagedQuote,id'), generated('quote_request_id', 'quoteRequest,id')),
  'CREATE INDEX quotes__staged_quote ON quotes (staged_quote_id);',
].join('\n');
