import type { Quote, StagedQuote } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidOperation } from '../errors/platform-error.js';
import { isVisible } from '../work/audience.js';
import { customFieldsDraft, key, resourceIdentifier } from '../input/draft-parts.js';
import { carts, quoteRequests, quotes, stagedQuotes, states } from '../families/families.js';
import { action, type Actions } from '../resources/kind.js';
import { optionalReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { changeCustomer, operationsOf, workflowActions, type Sides } from './negotiation.js';
import { inheritedCustom, offerOf } from './offer.js';

/** The draft schema of quotes. */
export const quoteDraft = z.object({
  stagedQuote: resourceIdentifier,
  stagedQuoteVersion: z.int(),
  stagedQuoteStateToSent: z.boolean().default(false),
  key: key.optional(),
  state: resourceIdentifier.optional(),
  custom: customFieldsDraft.optional(),
});

export function requirePending({ quoteState }: Quote): void {
  if (quoteState !== 'Pending') throw invalidOperation(`The quote is ${quoteState} and not Pending.`);
}

// Only a request of the buyer sets DeclinedForRenegotiation.
const sellersState = z.enum(['Pending', 'Declined', 'RenegotiationAddressed', 'Accepted', 'Withdrawn']);
const buyersState = z.enum(['Accepted', 'Declined']);

const decides = (field: 'quoteState', states: z.ZodType<Quote['quoteState']>) =>
  action(z.object({ [field]: states }), (quote: Quote, input) => {
    requirePending(quote);
    return { ...quote, quoteState: input[field] ?? quote.quoteState };
  });

const seller: Actions<Quote> = {
  ...workflowActions<Quote>(),
  changeCustomer: changeCustomer<Quote>(),
  changeQuoteState: action(z.object({ quoteState: sellersState }), (quote: Quote, input) => ({ ...quote, ...input })),
  requestQuoteRenegotiation: action(
    z.object({ buyerComment: z.string().max(2048).optional() }),
    (quote: Quote, { buyerComment }) => {
      requirePending(quote);
      return { ...quote, quoteState: 'DeclinedForRenegotiation' as const, buyerComment };
    },
  ),
};
export const quoteSides: Sides<Quote> = {
  seller,
  shopper: { changeMyQuoteState: decides('quoteState', buyersState) },
  associate: { ...seller, changeQuoteState: decides('quoteState', buyersState) },
};

/** Sets former quotes with an open request to renegotiate to RenegotiationAddressed. */
async function addressRenegotiations(work: Work, { id }: StagedQuote): Promise<void> {
  const former = await work.rows(quotes).findMany('staged_quote_id', [id]);
  for (const quote of former.filter(({ quoteState }) => quoteState === 'DeclinedForRenegotiation')) {
    const locked = await work.rows(quotes).lock(byId(quote.id));
    await work.save(quotes, locked, { ...locked, quoteState: 'RenegotiationAddressed' });
  }
}

/** Creates a quote from a staged quote, at the current prices. */
const createQuote = (work: Work, raw: unknown): Promise<Quote> =>
  extendedTransaction(work, { family: quotes, actions: seller, action: 'Create' }, async (inner) => {
    const draft = parseAs(quoteDraft, raw);
    const { id } = await referenced(inner, stagedQuotes, draft.stagedQuote);
    const staged = await inner.rows(stagedQuotes).lock(byId(id), draft.stagedQuoteVersion, isVisible(inner));
    if (staged.stagedQuoteState === 'Closed') throw invalidOperation('The staged quote is closed.');
    const cart = await referenced(inner, carts, { id: staged.quotationCart.id });
    const request = await referenced(inner, quoteRequests, { id: staged.quoteRequest.id });
    const quote = await inner.insert(
      quotes,
      inner.newResource({
        ...offerOf(cart),
        key: draft.key,
        quoteState: 'Pending',
        customer: staged.customer ?? request.customer,
        quoteRequest: staged.quoteRequest,
        stagedQuote: { typeId: 'staged-quote' as const, id },
        validTo: staged.validTo,
        sellerComment: staged.sellerComment,
        purchaseOrderNumber: staged.purchaseOrderNumber,
        state: await optionalReference(inner, states, draft.state),
        custom: await inheritedCustom(inner, draft.custom, staged.custom),
      }),
    );
    await addressRenegotiations(inner, staged);
    if (draft.stagedQuoteStateToSent) await inner.save(stagedQuotes, staged, { ...staged, stagedQuoteState: 'Sent' });
    return quote;
  });

export const quoteOperations = { ...operationsOf(quotes, quoteSides), create: createQuote };
