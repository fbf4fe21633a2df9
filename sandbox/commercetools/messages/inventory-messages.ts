import type { InventoryEntry, MessagePayload } from '@commercetools/platform-sdk';
import type { MessageFactory } from '../storage/message-factory.js';

/** As on the platform, orders cause no message here: they reserve pieces, which stay on stock. */
function quantityChanges(after: InventoryEntry, before: InventoryEntry): MessagePayload[] {
  if (after.quantityOnStock === before.quantityOnStock) return [];
  const { sku, supplyChannel } = after;
  const payloads: MessagePayload[] = [
    {
      type: 'InventoryEntryQuantitySet',
      oldQuantityOnStock: before.quantityOnStock,
      newQuantityOnStock: after.quantityOnStock,
      oldAvailableQuantity: before.availableQuantity,
      newAvailableQuantity: after.availableQuantity,
      sku,
      supplyChannel,
    },
  ];
  const isOut = before.quantityOnStock > 0 && after.quantityOnStock <= 0;
  return isOut ? [...payloads, { type: 'InventoryEntryOutOfStock', sku, supplyChannel }] : payloads;
}

export const inventoryMessages: MessageFactory<InventoryEntry> = {
  created: (inventoryEntry) => [{ type: 'InventoryEntryCreated', inventoryEntry }],
  changed: quantityChanges,
  deleted: ({ sku, supplyChannel }) => [{ type: 'InventoryEntryDeleted', sku, supplyChannel }],
  identifiers: ({ key, sku }) => ({ key, sku }),
};
