import type {
  InventoryEntry,
  ProductVariantAvailability,
  ProductVariantChannelAvailability,
} from '@commercetools/platform-sdk';
import { inventoryEntries } from '../families/families.js';
import type { Work } from '../work/work.js';

const ofEntry = (entry: InventoryEntry): ProductVariantChannelAvailability => ({
  isOnStock: entry.availableQuantity > 0,
  restockableInDays: entry.restockableInDays,
  availableQuantity: entry.availableQuantity,
  id: entry.id,
  version: entry.version,
});

function ofEntries(entries: readonly InventoryEntry[]): ProductVariantAvailability {
  const general = entries.find((entry) => entry.supplyChannel === undefined);
  const channels = entries.flatMap((entry) =>
    entry.supplyChannel === undefined ? [] : [[entry.supplyChannel.id, ofEntry(entry)] as const],
  );
  return {
    ...(general === undefined ? {} : ofEntry(general)),
    ...(channels.length === 0 ? {} : { channels: Object.fromEntries(channels) }),
  };
}

/** Returns the stock of many SKUs with one query; a SKU without an inventory entry has no availability. */
export async function availabilities(
  work: Work,
  skus: readonly string[],
): Promise<ReadonlyMap<string, ProductVariantAvailability>> {
  const entries = await work.rows(inventoryEntries).findMany('sku', skus);
  const bySku = new Map<string, InventoryEntry[]>();
  for (const entry of entries) bySku.set(entry.sku, [...(bySku.get(entry.sku) ?? []), entry]);
  return new Map([...bySku].map(([sku, own]) => [sku, ofEntries(own)]));
}
