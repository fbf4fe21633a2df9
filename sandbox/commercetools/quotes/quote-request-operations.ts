import type { Cart, QuoteRequest } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidOperation } from '../errors/platform-error.js';
import { isVisible } from '../work/audience.js';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key, resourceIdentifier } from '../input/draft-parts.js';
import { carts, quoteRequests, states } from '../families/families.js';
import { action, type Actions } from '../resources/kind.js';
import { optionalReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { changeCustomer, operationsOf, requireUnitPermission, workflowActions, type Sides } from './negotiation.js';
import { offerOf } from './offer.js';

const comment = z.string().max(2048).optional();
const serviceDraft = z.object({
  cart: resourceIdentifier,
  cartVersion: z.int(),
  key: key.optional(),
  comment,
  custom: customFieldsDraft.optional(),
  state: resourceIdentifier.optional(),
  purchaseOrderNumber: z.string().max(256).optional(),
});
const myDraft = z.object({ cartId: z.string(), cartVersion: z.int(), comment });

/** The draft schemas of quote requests, for shoppers and for service clients. */
export const quoteRequestDrafts = { mine: myDraft, service: serviceDraft };

function draftOf(work: Work, raw: unknown): z.output<typeof serviceDraft> {
  if (!work.audience.mine) return parseAs(serviceDraft, raw);
  const { cartId, ...draft } = parseAs(myDraft, raw);
  return { ...draft, cart: { id: cartId } };
}

/** Returns the customer's id. Throws InvalidOperation for a cart for which no quote can be requested. */
function requireNegotiable(cart: Cart): string {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen')
    throw invalidOperation(`The cart '${cart.id}' is ${cart.cartState}; no quote can be requested for it.`);
  if (cart.customerId === undefined) throw invalidOperation('A quote cannot be requested for an anonymous cart.');
  if (cart.discountCodes.length > 0)
    throw invalidOperation('A quote cannot be requested for a cart with discount codes.');
  if (cart.shippingAddress === undefined) throw invalidOperation('The cart has no shipping address.');
  if (cart.lineItems.length + cart.customLineItems.length === 0)
    throw invalidOperation('A quote cannot be requested for an empty cart.');
  return cart.customerId;
}

const state = z.enum(['Submitted', 'Accepted', 'Closed', 'Rejected', 'Cancelled']);

function cancelled(request: QuoteRequest): QuoteRequest {
  if (request.quoteRequestState !== 'Submitted')
    throw invalidOperation(`The quote request is ${request.quoteRequestState} and cannot be cancelled any more.`);
  return { ...request, quoteRequestState: 'Cancelled' };
}

const seller: Actions<QuoteRequest> = {
  ...workflowActions<QuoteRequest>(),
  changeCustomer: changeCustomer<QuoteRequest>(),
  changeQuoteRequestState: action(z.object({ quoteRequestState: state }), (request: QuoteRequest, input) => ({
    ...request,
    ...input,
  })),
};
/** Buyers can only cancel a request; the other states are the seller's. */
export const quoteRequestSides: Sides<QuoteRequest> = {
  seller,
  shopper: { cancelQuoteRequest: action(z.object({}), cancelled) },
  associate: {
    ...seller,
    changeQuoteRequestState: action(z.object({ quoteRequestState: state }), (request: QuoteRequest, input) => {
      if (input.quoteRequestState !== 'Cancelled') throw invalidOperation('A buyer can only cancel a quote request.');
      return cancelled(request);
    }),
  },
};

/** Creates a quote request from a cart, which stays as it is; later changes of the cart have no effect. */
const createQuoteRequest = (work: Work, raw: unknown): Promise<QuoteRequest> =>
  extendedTransaction(work, { family: quoteRequests, actions: seller, action: 'Create' }, async (inner) => {
    const draft = draftOf(inner, raw);
    const { id } = await referenced(inner, carts, draft.cart);
    const cart = await inner.rows(carts).lock(byId(id), draft.cartVersion, isVisible(inner));
    const customerId = requireNegotiable(cart);
    await requireUnitPermission(inner, cart, 'CreateMyQuoteRequestsFromMyCarts');
    return inner.insert(
      quoteRequests,
      inner.newResource({
        ...offerOf(cart),
        key: draft.key,
        quoteRequestState: 'Submitted',
        comment: draft.comment,
        customer: { typeId: 'customer' as const, id: customerId },
        cart: { typeId: 'cart' as const, id },
        purchaseOrderNumber: draft.purchaseOrderNumber ?? cart.purchaseOrderNumber,
        state: await optionalReference(inner, states, draft.state),
        custom: await customFields(inner, 'quote', draft.custom),
      }),
    );
  });

export const quoteRequestOperations = {
  ...operationsOf(quoteRequests, quoteRequestSides),
  create: createQuoteRequest,
};
