import type { MessagePayload, Quote, QuoteRequest, StagedQuote } from '@commercetools/platform-sdk';
import type { Telling } from '../storage/message-factory.js';

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

export const quoteRequestTelling: Telling<QuoteRequest> = {
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

export const stagedQuoteTelling: Telling<StagedQuote> = {
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

export const quoteTelling: Telling<Quote> = {
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
