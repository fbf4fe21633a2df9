import type { Order, Quote } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidOperation } from '../errors/platform-error.js';
import { orderDraft } from '../orders/order-draft.js';
import { orderActions } from '../orders/order-operations.js';
import { takeFromStock } from '../orders/stock.js';
import { sumTaxedPrices } from '../pricing/taxed-totals.js';
import { isVisible } from '../work/audience.js';
import { resourceIdentifier } from '../input/draft-parts.js';
import { orders, quotes, states } from '../families/families.js';
import { optionalReference, referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId } from '../storage/repository.js';
import { requireUnitPermission } from './negotiation.js';
import { offerOf } from './offer.js';
import { requirePending } from './quote-operations.js';

const toAccepted = z.boolean().default(false);
const { orderNumber, paymentState, shipmentState, orderState, state } = orderDraft.shape;
const serviceDraft = z.object({
  quote: resourceIdentifier,
  version: z.int(),
  quoteStateToAccepted: toAccepted,
  orderNumber,
  paymentState,
  shipmentState,
  orderState,
  state,
});
const myDraft = z.object({ id: z.string(), version: z.int(), quoteStateToAccepted: toAccepted });

/** The draft schemas of orders from quotes, for shoppers and for service clients. */
export const quoteOrderDrafts = { mine: myDraft, service: serviceDraft };
type Draft = z.output<typeof serviceDraft>;

function draftOf(work: Work, raw: unknown): Draft {
  if (!work.audience.mine) return parseAs(serviceDraft, raw);
  const { id, ...draft } = parseAs(myDraft, raw);
  return serviceDraft.parse({ ...draft, quote: { id } });
}

function requireOrderable(quote: Quote, now: Date): void {
  requirePending(quote);
  if (quote.validTo !== undefined && Date.parse(quote.validTo) < now.getTime())
    throw invalidOperation(`The quote was valid until ${quote.validTo}.`);
}

async function orderOf(work: Work, quote: Quote, draft: Draft): Promise<Order> {
  const { currencyCode } = quote.totalPrice;
  const shippingTax = quote.shippingInfo?.taxedPrice;
  return work.newResource({
    ...offerOf(quote),
    totalPrice: { ...quote.totalPrice, type: 'centPrecision' as const },
    taxedShippingPrice: shippingTax && sumTaxedPrices([shippingTax], currencyCode),
    itemShippingAddresses: quote.itemShippingAddresses ?? [],
    directDiscounts: quote.directDiscounts ?? [],
    quote: { typeId: 'quote' as const, id: quote.id },
    customerId: quote.customer?.id,
    origin: 'Quote' as const,
    orderNumber: draft.orderNumber,
    purchaseOrderNumber: quote.purchaseOrderNumber,
    orderState: draft.orderState,
    paymentState: draft.paymentState,
    shipmentState: draft.shipmentState,
    state: await optionalReference(work, states, draft.state),
    shippingMode: 'Single' as const,
    shipping: [],
    discountCodes: [],
    refusedGifts: [],
    syncInfo: [],
    returnInfo: [],
    lastMessageSequenceNumber: 1,
  });
}

/** Creates the order of a quote, at its prices. */
export const orderFromQuote = (work: Work, raw: unknown): Promise<Order> =>
  extendedTransaction(work, { family: orders, actions: orderActions, action: 'Create' }, async (inner) => {
    const draft = draftOf(inner, raw);
    const { id } = await referenced(inner, quotes, draft.quote);
    const quote = await inner.rows(quotes).lock(byId(id), draft.version, isVisible(inner));
    requireOrderable(quote, inner.now);
    await requireUnitPermission(inner, quote, 'CreateMyOrdersFromMyQuotes');
    await takeFromStock(inner, quote);
    const order = await inner.insert(orders, await orderOf(inner, quote, draft));
    if (draft.quoteStateToAccepted) await inner.save(quotes, quote, { ...quote, quoteState: 'Accepted' });
    return order;
  });
