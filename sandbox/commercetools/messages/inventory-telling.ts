import type { InventoryEntry, MessagePayload } from '@commercetools/platform-sdk';
import type { Telling } from '../storage/message-factory.js';

/** As on the platform, what an order takes is told by the order: it reserves pieces, and those stay on stock. */
function quantityChanges(after: InventoryEntry, before: InventoryEntry): MessagePayload[] {
  if (after.quantityOnStock === before.quantityOnStock) return [];
  const { sku, supplyChannel } = after;
  const told: MessagePayload[] = [
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
  return isOut ? [...told, { type: 'InventoryEntryOutOfStock', sku, supplyChannel }] : told;
}

export const inventoryTelling: Telling<InventoryEntry> = {
  created: (inventoryEntry) => [{ type: 'InventoryEntryCreated', inventoryEntry }],
  changed: quantityChanges,
  deleted: ({ sku, supplyChannel }) => [{ type: 'InventoryEntryDeleted', sku, supplyChannel }],
  identifiers: ({ key, sku }) => ({ key, sku }),
};
