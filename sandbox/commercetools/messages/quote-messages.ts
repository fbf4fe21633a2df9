import type { MessagePayload, Quote, QuoteRequest, StagedQuote } from '@commercetools/platform-sdk';
import type { MessageFactory } from '../storage/message-factory.js';

interface Negotiated {
  readonly state?: StateReference;
  readonly customer?: CustomerReference;
}
type StateReference = NonNullable<Quote['state']>;
type CustomerReference = NonNullable<Quote['customer']>;

/** Returns the message of a new workflow state. */
function workflowStep<Type extends string>(type: Type, { state }: Negotiated, { state: oldState }: Negotiated) {
  return state === undefined || state.id === oldState?.id ? [] : [{ type, state, oldState, force: false }];
}

function newCustomer<Type extends string>(type: Type, { customer }: Negotiated, { customer: previous }: Negotiated) {
  return customer === undefined || previous === undefined || customer.id === previous.id
    ? []
    : [{ type, customer, previousCustomer: previous }];
}

export const quoteRequestMessages: MessageFactory<QuoteRequest> = {
  created: (quoteRequest) => [{ type: 'QuoteRequestCreated', quoteRequest }],
  changed: (after, before) => {
    const { quoteRequestState, quoteRequestState: now } = after;
    const { quoteRequestState: oldQuoteRequestState } = before;
    const payloads: MessagePayload[] = [
      ...workflowStep('QuoteRequestStateTransition' as const, after, before),
      ...newCustomer('QuoteRequestCustomerChanged' as const, after, before),
    ];
    if (now !== oldQuoteRequestState)
      payloads.push({ type: 'QuoteRequestStateChanged', quoteRequestState, oldQuoteRequestState });
    return payloads;
  },
  deleted: () => [{ type: 'QuoteRequestDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

export const stagedQuoteMessages: MessageFactory<StagedQuote> = {
  created: (stagedQuote) => [{ type: 'StagedQuoteCreated', stagedQuote }],
  changed: (after, before) => {
    const { stagedQuoteState, sellerComment = '', validTo = '' } = after;
    const payloads: MessagePayload[] = [...workflowStep('StagedQuoteStateTransition' as const, after, before)];
    if (stagedQuoteState !== before.stagedQuoteState)
      payloads.push({
        type: 'StagedQuoteStateChanged',
        stagedQuoteState,
        oldStagedQuoteState: before.stagedQuoteState,
      });
    if (after.sellerComment !== before.sellerComment)
      payloads.push({ type: 'StagedQuoteSellerCommentSet', sellerComment });
    if (after.validTo !== before.validTo) payloads.push({ type: 'StagedQuoteValidToSet', validTo });
    return payloads;
  },
  deleted: () => [{ type: 'StagedQuoteDeleted' }],
  identifiers: ({ key }) => ({ key }),
};

export const quoteMessages: MessageFactory<Quote> = {
  created: (quote) => [{ type: 'QuoteCreated', quote }],
  changed: (after, before) => {
    const { quoteState, buyerComment } = after;
    const payloads: MessagePayload[] = [
      ...workflowStep('QuoteStateTransition' as const, after, before),
      ...newCustomer('QuoteCustomerChanged' as const, after, before),
    ];
    if (quoteState === before.quoteState) return payloads;
    // A request to renegotiate has a separate message.
    return quoteState === 'DeclinedForRenegotiation'
      ? [...payloads, { type: 'QuoteRenegotiationRequested', buyerComment }]
      : [...payloads, { type: 'QuoteStateChanged', quoteState, oldQuoteState: before.quoteState }];
  },
  deleted: () => [{ type: 'QuoteDeleted' }],
  identifiers: ({ key }) => ({ key }),
};
