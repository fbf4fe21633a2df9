import { randomUUID } from 'node:crypto';
import type { Cart, QuoteRequest, StagedQuote } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidOperation } from '../errors/platform-error.js';
import { isVisible } from '../work/audience.js';
import { customFieldsDraft, dateTime, key, resourceIdentifier } from '../input/draft-parts.js';
import { carts, quoteRequests, stagedQuotes, states } from '../families/families.js';
import { action, assigns, type Actions } from '../resources/kind.js';
import { optionalReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { operationsOf, workflowActions } from './negotiation.js';
import { inheritedCustom, offerOf } from './offer.js';

/** The draft schema of staged quotes. */
export const stagedQuoteDraft = z.object({
  quoteRequest: resourceIdentifier,
  quoteRequestVersion: z.int(),
  quoteRequestStateToAccepted: z.boolean().default(false),
  key: key.optional(),
  custom: customFieldsDraft.optional(),
  state: resourceIdentifier.optional(),
});

export const stagedQuoteActions: Actions<StagedQuote> = {
  ...workflowActions<StagedQuote>(),
  changeStagedQuoteState: action(
    z.object({ stagedQuoteState: z.enum(['InProgress', 'Sent', 'Closed']) }),
    (staged: StagedQuote, input) => ({ ...staged, ...input }),
  ),
  setSellerComment: assigns('sellerComment', z.string().max(2048).optional()),
  setValidTo: action(z.object({ validTo: dateTime.optional() }), (staged: StagedQuote, { validTo }) => ({
    ...staged,
    validTo: validTo === undefined ? undefined : new Date(validTo).toISOString(),
  })),
};

/** Returns the cart in which the seller prepares the offer, with the requested items at their prices. */
function quotationCart(work: Work, request: QuoteRequest): Cart {
  return work.newResource({
    ...offerOf(request),
    itemShippingAddresses: request.itemShippingAddresses ?? [],
    directDiscounts: request.directDiscounts ?? [],
    inventoryMode: request.inventoryMode ?? 'None',
    totalPrice: { ...request.totalPrice, type: 'centPrecision' as const },
    lineItems: request.lineItems.map((line) => ({ ...line, id: randomUUID() })),
    customLineItems: request.customLineItems.map((line) => ({ ...line, id: randomUUID() })),
    customerId: request.customer.id,
    cartState: 'Active' as const,
    origin: 'Quote' as const,
    shippingMode: 'Single' as const,
    shipping: [],
    discountCodes: [],
    refusedGifts: [],
    purchaseOrderNumber: request.purchaseOrderNumber,
  });
}

const OPEN: ReadonlySet<string> = new Set(['Submitted', 'Accepted']);

const createStagedQuote = (work: Work, raw: unknown): Promise<StagedQuote> =>
  extendedTransaction(work, { family: stagedQuotes, actions: stagedQuoteActions, action: 'Create' }, async (inner) => {
    const draft = parseAs(stagedQuoteDraft, raw);
    const { id } = await referenced(inner, quoteRequests, draft.quoteRequest);
    const request = await inner.rows(quoteRequests).lock(byId(id), draft.quoteRequestVersion, isVisible(inner));
    if (!OPEN.has(request.quoteRequestState))
      throw invalidOperation(`The quote request is ${request.quoteRequestState}; no quote can be prepared for it.`);
    const cart = await inner.insert(carts, quotationCart(inner, request));
    const staged = await inner.insert(
      stagedQuotes,
      inner.newResource({
        key: draft.key,
        stagedQuoteState: 'InProgress',
        customer: request.customer,
        quoteRequest: { typeId: 'quote-request' as const, id },
        quotationCart: { typeId: 'cart' as const, id: cart.id },
        purchaseOrderNumber: request.purchaseOrderNumber,
        businessUnit: request.businessUnit,
        store: request.store,
        state: await optionalReference(inner, states, draft.state),
        custom: await inheritedCustom(inner, draft.custom, request.custom),
      }),
    );
    if (draft.quoteRequestStateToAccepted)
      await inner.save(quoteRequests, request, { ...request, quoteRequestState: 'Accepted' });
    return staged;
  });

export const stagedQuoteOperations = {
  ...operationsOf(stagedQuotes, { seller: stagedQuoteActions, shopper: {}, associate: {} }),
  create: createStagedQuote,
};
