import type { Cart, LineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { parseAs } from '../http/parse.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { money, resourceIdentifier } from '../resources/draft-parts.js';
import { channels } from '../resources/families.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import { optionalReference } from '../resources/references.js';
import type { Work } from '../resources/work.js';
import {
  lineItemDraft,
  lineSelector,
  pricedLineItemDraft,
  requireLine,
  withExternalPrice,
  withLine,
  withLineItem,
  atQuantity,
} from './line-item.js';

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

const anyQuantity = z.int().min(0, 'The quantity must not be negative.').max(1_000_000, 'The quantity is too large.');

/** What shoppers do with lines themselves. */
export const myLineItemActions: Actions<Cart> = {
  addLineItem: action(lineItemDraft, (cart: Cart, input, work) => withLineItem(work, cart, input)),
  removeLineItem: action(
    lineSelector.extend({ quantity: anyQuantity.optional() }),
    (cart: Cart, { quantity, ...selector }, work) => {
      const line = requireLine(cart, selector);
      const left = Math.max(0, line.quantity - (quantity ?? line.quantity));
      return withLine(cart, line, atQuantity(work, line, left));
    },
  ),
  changeLineItemQuantity: action(
    lineSelector.extend({ quantity: anyQuantity }),
    (cart: Cart, { quantity, ...selector }, work) => {
      const line = requireLine(cart, selector);
      return withLine(cart, line, atQuantity(work, line, quantity));
    },
  ),
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
  addLineItem: action(pricedLineItemDraft, (cart: Cart, input, work) => withLineItem(work, cart, input)),
  setLineItemPrice: onLine(z.object({ externalPrice: money.optional() }), (line, { externalPrice }) =>
    withExternalPrice(line, { externalPrice }),
  ),
  setLineItemTotalPrice: onLine(
    z.object({ externalTotalPrice: z.object({ price: money, totalPrice: money }).optional() }),
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
