import type { Cart, Order, StagedOrderUpdateAction } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { cartActions } from '../carts/cart-actions.js';
import { parseAs } from '../input/parse.js';
import { invalidInput } from '../errors/platform-error.js';
import { orderActions } from '../orders/order-operations.js';
import { actionNamed, type Actions } from '../resources/kind.js';

/** An update action as an edit stores it; `stageableActions` checks its properties. */
export const stagedAction = z.looseObject({ action: z.string() }) as z.ZodType<StagedOrderUpdateAction>;

/** Actions of carts that the platform publishes for order edits as well. */
const STAGED_ON_CARTS: ReadonlySet<string> = new Set([
  'addCustomLineItem',
  'addDiscountCode',
  'addItemShippingAddress',
  'addLineItem',
  'changeCustomLineItemMoney',
  'changeCustomLineItemQuantity',
  'changeLineItemQuantity',
  'changePriceRoundingMode',
  'changeTaxCalculationMode',
  'changeTaxMode',
  'changeTaxRoundingMode',
  'removeCustomLineItem',
  'removeDiscountCode',
  'removeItemShippingAddress',
  'removeLineItem',
  'setCountry',
  'setCustomLineItemCustomField',
  'setCustomLineItemCustomType',
  'setCustomLineItemShippingDetails',
  'setCustomLineItemTaxRate',
  'setCustomerGroup',
  'setLineItemCustomField',
  'setLineItemCustomType',
  'setLineItemDistributionChannel',
  'setLineItemPrice',
  'setLineItemShippingDetails',
  'setLineItemTaxRate',
  'setLineItemTotalPrice',
  // Unlike the action of the same name on orders, this one updates shipping rate and taxes.
  'setShippingAddress',
  'setShippingMethod',
  'setShippingMethodTaxRate',
  'setShippingRateInput',
  'updateItemShippingAddress',
]);

/** The staged actions that can change amounts: actions of carts. */
export const stagedCartActions: Actions<Cart> = Object.fromEntries(
  Object.entries(cartActions).filter(([name]) => STAGED_ON_CARTS.has(name)),
);

/** The staged actions that change no amount: actions of orders. */
export const stagedOrderActions: Actions<Order> = Object.fromEntries(
  Object.entries(orderActions).filter(([name]) => !STAGED_ON_CARTS.has(name)),
);

/** Returns an action without unpublished properties. Throws if the action is unknown or a property is invalid. */
function stageable(sent: StagedOrderUpdateAction): StagedOrderUpdateAction {
  const known = actionNamed(stagedCartActions, sent.action) ?? actionNamed(stagedOrderActions, sent.action);
  if (known === undefined) throw invalidInput(`Malformed parameter: stagedActions: Invalid action '${sent.action}'.`);
  const read = z.record(z.string(), z.unknown()).parse(parseAs(known.schema, sent));
  return stagedAction.parse(
    Object.fromEntries(Object.entries(sent).filter(([name]) => name === 'action' || name in read)),
  );
}

/** Returns the actions as an edit stores them. Throws for the first that cannot be staged. */
export const stageableActions = (actions: readonly StagedOrderUpdateAction[]): StagedOrderUpdateAction[] =>
  actions.map(stageable);
