import type { InventoryEntry, InventoryMode, LineItem } from '@commercetools/platform-sdk';
import { PlatformError } from '../errors/platform-error.js';
import { inventoryEntries } from '../families/families.js';
import type { Work } from '../work/work.js';

interface Demand {
  readonly sku: string;
  readonly channelId: string | undefined;
  readonly lines: LineItem[];
  readonly mustBeAvailable: boolean;
}

/** A cart, or an order without one. */
interface Ordered {
  readonly lineItems: readonly LineItem[];
  readonly inventoryMode?: InventoryMode;
}

const piecesOf = (demand: Demand): number => demand.lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Returns the demand of the lines per SKU and supply channel. Lines in mode None need no stock. */
function demands({ lineItems, inventoryMode }: Ordered): Demand[] {
  const found = new Map<string, Demand>();
  for (const line of lineItems) {
    const mode = line.inventoryMode ?? inventoryMode;
    const { sku } = line.variant;
    if (mode === 'None' || sku === undefined) continue;
    const channelId = line.supplyChannel?.id;
    const place = `${sku} ${channelId ?? ''}`;
    const before = found.get(place);
    found.set(place, {
      sku,
      channelId,
      lines: [...(before?.lines ?? []), line],
      mustBeAvailable: mode === 'ReserveOnOrder' || before?.mustBeAvailable === true,
    });
  }
  return [...found.values()];
}

/** Returns the inventory entries, always locked in the same order, so that two orders cannot deadlock. */
async function lockedEntries(work: Work, wanted: readonly Demand[]): Promise<InventoryEntry[]> {
  const { rows } = await work.db.query<{ body: InventoryEntry }>(
    'SELECT body FROM inventory_entries WHERE sku = ANY($1) ORDER BY id FOR UPDATE',
    [wanted.map(({ sku }) => sku)],
  );
  return rows.map((row) => row.body);
}

function outOfStock(missing: readonly Demand[]): PlatformError {
  const lines = missing.flatMap((demand) => demand.lines);
  return new PlatformError(400, {
    code: 'OutOfStock',
    message: `Some line items are out of stock at the moment: ${missing.map(({ sku }) => sku).join(', ')}.`,
    lineItems: lines.map(({ id }) => id),
    skus: missing.map(({ sku }) => sku),
  });
}

/** Reserves the ordered pieces. Throws OutOfStock if a line in mode ReserveOnOrder cannot be reserved. */
export async function takeFromStock(work: Work, ordered: Ordered): Promise<void> {
  const wanted = demands(ordered);
  if (wanted.length === 0) return;
  const entries = await lockedEntries(work, wanted);
  const withEntry = wanted.map((demand) => ({
    demand,
    entry: entries.find(({ sku, supplyChannel }) => sku === demand.sku && supplyChannel?.id === demand.channelId),
  }));
  const missing = withEntry.filter(
    ({ demand, entry }) => demand.mustBeAvailable && (entry?.availableQuantity ?? 0) < piecesOf(demand),
  );
  if (missing.length > 0) throw outOfStock(missing.map(({ demand }) => demand));
  for (const { demand, entry } of withEntry) {
    if (entry === undefined) continue;
    const availableQuantity = entry.availableQuantity - piecesOf(demand);
    await work.save(inventoryEntries, entry, { ...entry, availableQuantity });
  }
}
