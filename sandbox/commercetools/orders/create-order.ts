import { isDeepStrictEqual } from 'node:util';
import type { Cart, CustomFields, LineItem, Order } from '@commercetools/platform-sdk';
import { requirePermission } from '../associates/associates.js';
import { requireMayBuyFor, unitOf } from '../associates/bought-for.js';
import { repriced } from '../carts/reprice.js';
import { extendedTransaction } from '../extensions/extended-change.js';
import { parseAs } from '../input/parse.js';
import { invalidField, invalidOperation, PlatformError } from '../errors/platform-error.js';
import { isVisible, ownerOf } from '../work/audience.js';
import { customFields } from '../resources/custom-fields.js';
import { carts, orders, states } from '../families/families.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { byId, byKey } from '../storage/repository.js';
import { myOrderDraft, orderDraft, orderedCart, type OrderDraft } from './order-draft.js';
import { orderedFields } from './order-as-cart.js';
import { requireUsesLeft } from './redemptions.js';
import { takeFromStock } from './stock.js';
import { orderActions } from './order-operations.js';

function requireOrderable(cart: Cart): void {
  if (cart.cartState !== 'Active' && cart.cartState !== 'Frozen')
    throw invalidOperation(`The cart '${cart.id}' is ${cart.cartState} and cannot be ordered.`);
  if (cart.lineItems.length + cart.customLineItems.length === 0)
    throw invalidOperation('An order cannot be made from an empty cart.');
  if (cart.shippingAddress === undefined) throw invalidOperation('The cart has no shipping address.');
}

/** The states of codes that do not prevent an order: it applies, or a better deal of its group does. */
const HONOURED: ReadonlySet<string> = new Set(['MatchesCart', 'ApplicationStoppedByGroupBestDeal']);

/** Throws if the shipping method or a code no longer matches the repriced cart. */
function requireStillApplies(now: Cart): void {
  if (now.shippingInfo?.shippingMethodState === 'DoesNotMatchCart')
    throw new PlatformError(400, {
      code: 'ShippingMethodDoesNotMatchCart',
      message: 'The shipping method of the cart does not match the cart any more.',
    });
  const inapplicable = now.discountCodes.find(({ state }) => !HONOURED.has(state));
  if (inapplicable !== undefined)
    throw new PlatformError(400, {
      code: 'DiscountCodeNonApplicable',
      message: `The discount code '${inapplicable.discountCode.id}' cannot be applied to the cart.`,
      discountCodeId: inapplicable.discountCode.id,
      reason: inapplicable.state,
    });
}

const priceFacts = ({ price, taxRate }: LineItem): unknown =>
  JSON.parse(
    JSON.stringify([price.value.centAmount, price.discounted?.value.centAmount ?? null, taxRate?.amount ?? null]),
  );

/** Throws PriceChanged if amounts differ from those that the shopper saw. */
function requireUnchangedPrices(cart: Cart, now: Cart): void {
  const changed = cart.lineItems.filter((line, index) => {
    const fresh = now.lineItems[index];
    return fresh === undefined || !isDeepStrictEqual(priceFacts(line), priceFacts(fresh));
  });
  const shipping = now.shippingInfo?.price.centAmount !== cart.shippingInfo?.price.centAmount;
  if (changed.length === 0 && !shipping && now.totalPrice.centAmount === cart.totalPrice.centAmount) return;
  throw new PlatformError(400, {
    code: 'PriceChanged',
    message: 'The price or tax of some line items changed at the moment of creating the order.',
    lineItems: changed.map(({ id }) => id),
    shipping,
  });
}

/** Throws unless the cart's buyer may order for its business unit. */
async function requireBuyersRight(work: Work, cart: Cart): Promise<void> {
  const unit = await unitOf(work, cart);
  if (unit === undefined) return;
  requireMayBuyFor(unit, cart);
  if (!work.audience.mine) return;
  const act = { unit, associateId: ownerOf(work).customerId ?? '', act: 'create an order' };
  await requirePermission(work, act, 'CreateMyOrdersFromMyCarts');
}

async function orderCustomFields(work: Work, cart: Cart, draft: OrderDraft): Promise<CustomFields | undefined> {
  const own = await customFields(work, 'order', draft.custom);
  if (own === undefined || cart.custom === undefined) return own ?? cart.custom;
  if (own.type.id !== cart.custom.type.id)
    throw invalidField('custom', own.type.id, 'The cart has another custom type.');
  return { ...own, fields: { ...cart.custom.fields, ...own.fields } };
}

async function orderOf(work: Work, cart: Cart, draft: OrderDraft): Promise<Order> {
  return work.newResource({
    ...orderedFields(cart),
    custom: await orderCustomFields(work, cart, draft),
    cart: { typeId: 'cart' as const, id: cart.id },
    orderNumber: draft.orderNumber,
    purchaseOrderNumber: draft.purchaseOrderNumber,
    orderState: draft.orderState,
    paymentState: draft.paymentState,
    shipmentState: draft.shipmentState,
    state: await optionalReference(work, states, draft.state),
    syncInfo: [],
    returnInfo: [],
    lastMessageSequenceNumber: 1,
  });
}

/**
 * Creates the order of a cart in one transaction: locks the cart, checks its version, reserves stock, claims the order
 * number and sets the cart to Ordered. Any failure rolls back everything, and no cart is ordered twice.
 */
export const createOrder = (work: Work, raw: unknown): Promise<Order> =>
  extendedTransaction(work, { family: orders, actions: orderActions, action: 'Create' }, async (inner) => {
    const draft = work.audience.mine ? orderDraft.parse(parseAs(myOrderDraft, raw)) : parseAs(orderDraft, raw);
    const { id, key = '' } = orderedCart(draft);
    const identifier = id === undefined ? byKey(key) : byId(id);
    const cart = await inner.rows(carts).lock(identifier, draft.version, isVisible(inner));
    requireOrderable(cart);
    await requireBuyersRight(inner, cart);
    const now = cart.cartState === 'Frozen' ? cart : await repriced(inner, cart);
    requireStillApplies(now);
    requireUnchangedPrices(cart, now);
    await requireUsesLeft(inner, now);
    await takeFromStock(inner, cart);
    const order = await inner.insert(orders, await orderOf(inner, cart, draft));
    await inner.save(carts, cart, { ...cart, cartState: 'Ordered' });
    return order;
  });
