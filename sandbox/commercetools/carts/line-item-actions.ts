import type { Cart, LineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { channels } from '../families/families.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import { optionalReference } from '../work/references.js';
import type { Work } from '../work/work.js';
import { externalPriceFields, withExternalPrice, withPriceForQuantity, type ExternalPrices } from './external-price.js';
import { externalTaxRate, requireExternalTaxMode } from './external-tax-rate.js';
import { withoutGift } from './gift-lines.js';
import { shippingDetails, shippingDetailsDraft, withValidity, type ShippingDetailsDraft } from './item-shipping.js';
import { lineItemDraft, lineSelector, pricedLineItemDraft, requireLine, withLine, withLineItem } from './line-item.js';
import { anyQuantity, withQuantity } from './line-quantity.js';

/** Returns an action on one line that is named by id or key. */
const onLine = <S extends z.ZodType>(
  schema: S,
  change: (line: LineItem, input: z.output<S>, on: { work: Work; cart: Cart }) => LineItem | Promise<LineItem>,
): Action<Cart> =>
  action(z.intersection(lineSelector, schema), async (cart: Cart, input, work) => {
    const line = requireLine(cart, input);
    return withLine(cart, line, await change(line, input, { work, cart }));
  });

const channelInput = (field: 'supplyChannel' | 'distributionChannel'): Action<Cart> =>
  onLine(z.object({ [field]: resourceIdentifier.optional() }), async (line, input, { work }) => ({
    ...line,
    [field]: await optionalReference(work, channels, input[field]),
  }));

/** Returns the line at another quantity with its price; undefined at 0. */
const atQuantity = (
  line: LineItem,
  { pieces, ...given }: ExternalPrices & { readonly pieces: number },
  work: Work,
): LineItem | undefined => (pieces === 0 ? undefined : withPriceForQuantity(withQuantity(line, pieces, work), given));

/** Returns the line with the pieces of these targets subtracted. */
function withoutTargets(line: LineItem, removed: ShippingDetailsDraft | undefined): LineItem {
  if (line.shippingDetails === undefined || removed === undefined) return line;
  const targets = line.shippingDetails.targets.flatMap((target) => {
    const less = removed.targets.find(({ addressKey }) => addressKey === target.addressKey)?.quantity ?? 0;
    return target.quantity > less ? [{ ...target, quantity: target.quantity - less }] : [];
  });
  return { ...line, shippingDetails: withValidity({ targets, valid: false }, line.quantity) };
}

/** Returns the actions that change quantities. Only service clients may set a price with them. */
function quantityActions(prices: z.ZodType<ExternalPrices>): Actions<Cart> {
  return {
    removeLineItem: action(
      z.intersection(
        lineSelector.extend({
          quantity: anyQuantity.optional(),
          shippingDetailsToRemove: shippingDetailsDraft.optional(),
        }),
        prices,
      ),
      (cart: Cart, { quantity, lineItemId, lineItemKey, shippingDetailsToRemove, ...given }, work) => {
        const line = requireLine(cart, { lineItemId, lineItemKey });
        const left = Math.max(0, line.quantity - (quantity ?? line.quantity));
        if (line.lineItemMode === 'GiftLineItem') return withoutGift(cart, line, left);
        const next = atQuantity(line, { pieces: left, ...given }, work);
        return withLine(cart, line, next && withoutTargets(next, shippingDetailsToRemove));
      },
    ),
    changeLineItemQuantity: action(
      z.intersection(lineSelector.extend({ quantity: anyQuantity }), prices),
      (cart: Cart, { quantity, lineItemId, lineItemKey, ...given }, work) => {
        const line = requireLine(cart, { lineItemId, lineItemKey });
        if (line.lineItemMode === 'GiftLineItem') return withoutGift(cart, line, quantity);
        return withLine(cart, line, atQuantity(line, { pieces: quantity, ...given }, work));
      },
    ),
  };
}

/** The update actions of lines for shoppers. */
export const myLineItemActions: Actions<Cart> = {
  ...quantityActions(z.object(unsupportedProperties('externalPrice', 'externalTotalPrice'))),
  addLineItem: action(lineItemDraft, (cart: Cart, input, work) => withLineItem(work, cart, input)),
  setLineItemCustomType: onLine(customTypeInput, async (line, input, { work }) => ({
    ...line,
    custom: await customTypeOf(work, 'line-item', input),
  })),
  setLineItemCustomField: onLine(customFieldInput, async (line, input, { work }) => ({
    ...line,
    custom: await withCustomField(work, line.custom, input),
  })),
  setLineItemShippingDetails: onLine(
    z.object({ shippingDetails: shippingDetailsDraft.optional() }),
    (line, input, { cart }) => ({
      ...line,
      shippingDetails: shippingDetails(cart, input.shippingDetails, line.quantity),
    }),
  ),
  setLineItemSupplyChannel: channelInput('supplyChannel'),
  setLineItemDistributionChannel: channelInput('distributionChannel'),
};

/** The update actions of lines for service clients: with prices and tax rates. */
export const serviceLineItemActions: Actions<Cart> = {
  ...myLineItemActions,
  ...quantityActions(z.object(externalPriceFields)),
  addLineItem: action(pricedLineItemDraft, (cart: Cart, input, work) => withLineItem(work, cart, input)),
  setLineItemPrice: onLine(z.object({ externalPrice: externalPriceFields.externalPrice }), (line, { externalPrice }) =>
    withExternalPrice(line, { externalPrice }),
  ),
  setLineItemTotalPrice: onLine(
    z.object({ externalTotalPrice: externalPriceFields.externalTotalPrice }),
    (line, { externalTotalPrice }) => withExternalPrice(line, { externalTotalPrice }),
  ),
  setLineItemTaxRate: onLine(
    z.object({ externalTaxRate: externalTaxRate.optional(), ...unsupportedProperties('shippingKey') }),
    (line, input, { cart }) => {
      requireExternalTaxMode(cart, input.externalTaxRate);
      return { ...line, taxRate: input.externalTaxRate };
    },
  ),
  setLineItemInventoryMode: onLine(
    z.object({ inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']).optional() }),
    (line, input) => ({
      ...line,
      inventoryMode: input.inventoryMode,
    }),
  ),
};
