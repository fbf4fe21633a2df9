import type { Cart, LineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { resourceIdentifier } from '../resources/draft-parts.js';
import { channels } from '../resources/families.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import { optionalReference } from '../resources/references.js';
import type { Work } from '../resources/work.js';
import { externalPriceFields, withExternalPrice, withPriceForQuantity, type ExternalPrices } from './external-price.js';
import { lineItemDraft, lineSelector, pricedLineItemDraft, requireLine, withLine, withLineItem } from './line-item.js';
import { anyQuantity, withQuantity } from './line-quantity.js';

/** An action on one line that is named by id or key. */
const onLine =
  <S extends z.ZodType>(
    schema: S,
    change: (line: LineItem, input: z.output<S>, work: Work) => LineItem | Promise<LineItem>,
  ): Action<Cart> =>
  async (cart, raw, work) => {
    const line = requireLine(cart, parseAs(lineSelector, raw));
    return withLine(cart, line, await change(line, parseAs(schema, raw), work));
  };

const channelInput = (field: 'supplyChannel' | 'distributionChannel'): Action<Cart> =>
  onLine(z.object({ [field]: resourceIdentifier.optional() }), async (line, input, work) => ({
    ...line,
    [field]: await optionalReference(work, channels, input[field]),
  }));

/** The line at another quantity and at the price that goes with it; at 0 there is no line. */
const atQuantity = (
  line: LineItem,
  { pieces, ...given }: ExternalPrices & { readonly pieces: number },
  work: Work,
): LineItem | undefined => (pieces === 0 ? undefined : withPriceForQuantity(withQuantity(line, pieces, work), given));

/** Shoppers change quantities; the price that goes with one is for service clients to name. */
function quantityActions(prices: z.ZodType<ExternalPrices>): Actions<Cart> {
  return {
    removeLineItem: action(
      z.intersection(lineSelector.extend({ quantity: anyQuantity.optional() }), prices),
      (cart: Cart, { quantity, lineItemId, lineItemKey, ...given }, work) => {
        const line = requireLine(cart, { lineItemId, lineItemKey });
        const left = Math.max(0, line.quantity - (quantity ?? line.quantity));
        return withLine(cart, line, atQuantity(line, { pieces: left, ...given }, work));
      },
    ),
    changeLineItemQuantity: action(
      z.intersection(lineSelector.extend({ quantity: anyQuantity }), prices),
      (cart: Cart, { quantity, lineItemId, lineItemKey, ...given }, work) => {
        const line = requireLine(cart, { lineItemId, lineItemKey });
        return withLine(cart, line, atQuantity(line, { pieces: quantity, ...given }, work));
      },
    ),
  };
}

/** What shoppers do with lines themselves. */
export const myLineItemActions: Actions<Cart> = {
  ...quantityActions(z.object({})),
  addLineItem: action(lineItemDraft, (cart: Cart, input, work) => withLineItem(work, cart, input)),
  setLineItemCustomType: onLine(customTypeInput, async (line, input, work) => ({
    ...line,
    custom: await customTypeOf(work, 'line-item', input),
  })),
  setLineItemCustomField: onLine(customFieldInput, async (line, input, work) => ({
    ...line,
    custom: await withCustomField(work, line.custom, input),
  })),
  setLineItemSupplyChannel: channelInput('supplyChannel'),
  setLineItemDistributionChannel: channelInput('distributionChannel'),
};

export const externalTaxRate = z.object({
  name: z.string(),
  amount: z.number().min(0).max(1).default(0),
  includedInPrice: z.boolean().default(false),
  country: z.string(),
  state: z.string().optional(),
});

/** What only a service client may do with lines: prices and tax rates of its own. */
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
    z.object({ externalTaxRate: externalTaxRate.optional() }),
    (line, { externalTaxRate }) => ({
      ...line,
      taxRate: externalTaxRate,
    }),
  ),
  setLineItemInventoryMode: onLine(
    z.object({ inventoryMode: z.enum(['None', 'TrackOnly', 'ReserveOnOrder']).optional() }),
    (line, input) => ({
      ...line,
      inventoryMode: input.inventoryMode,
    }),
  ),
};
