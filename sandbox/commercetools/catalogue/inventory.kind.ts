import type { InventoryEntry } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, dateTime, key, resourceIdentifier, unsupportedProperties } from '../input/draft-parts.js';
import { channels, inventoryEntries } from '../families/families.js';
import { action, assigns, creates, customActions, type Kind } from '../resources/kind.js';
import { optionalReference } from '../work/references.js';

const draft = z.object({
  key: key.optional(),
  sku: z.string().min(1),
  supplyChannel: resourceIdentifier.optional(),
  quantityOnStock: z.int(),
  restockableInDays: z.int().optional(),
  expectedDelivery: dateTime.optional(),
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('minCartQuantity', 'maxCartQuantity', 'reservationExpirationInMinutes', 'stockLevels'),
});
const quantity = z.object({ quantity: z.int() });

/** Returns the entry with a new quantity; reserved pieces stay reserved. */
const withStock = (entry: InventoryEntry, quantityOnStock: number): InventoryEntry => ({
  ...entry,
  quantityOnStock,
  availableQuantity: quantityOnStock - (entry.quantityOnStock - entry.availableQuantity),
});

export const inventoryKind: Kind<InventoryEntry> = {
  path: 'inventory',
  family: inventoryEntries,
  view: ['view_products'],
  manage: ['manage_products'],
  create: creates(draft, async ({ custom, ...input }, work) =>
    work.newResource({
      ...input,
      supplyChannel: await optionalReference(work, channels, input.supplyChannel),
      availableQuantity: input.quantityOnStock,
      custom: await customFields(work, 'inventory-entry', custom),
    }),
  ),
  actions: {
    ...customActions<InventoryEntry>('inventory-entry'),
    setKey: assigns('key', key.optional()),
    addQuantity: action(quantity, (body: InventoryEntry, input) =>
      withStock(body, body.quantityOnStock + input.quantity),
    ),
    removeQuantity: action(quantity, (body: InventoryEntry, input) =>
      withStock(body, body.quantityOnStock - input.quantity),
    ),
    changeQuantity: action(quantity, (body: InventoryEntry, input) => withStock(body, input.quantity)),
    setRestockableInDays: assigns('restockableInDays', z.int().optional()),
    setExpectedDelivery: assigns('expectedDelivery', dateTime.optional()),
    setSupplyChannel: action(
      z.object({ supplyChannel: resourceIdentifier.optional() }),
      async (body: InventoryEntry, input, work) => ({
        ...body,
        supplyChannel: await optionalReference(work, channels, input.supplyChannel),
      }),
    ),
  },
};
