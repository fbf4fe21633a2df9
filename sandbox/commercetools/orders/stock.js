import { PlatformError } from '../http/platform-error.js';
import { inventoryEntries } from '../resources/families.js';
const piecesOf = (demand) => demand.lines.reduce((pieces, { quantity }) => pieces + quantity, 0);
/** What the cart's lines take from stock, per SKU and supply channel. Lines in mode None take nothing. */
function demands(cart) {
    const found = new Map();
    for (const line of cart.lineItems) {
        const mode = line.inventoryMode ?? cart.inventoryMode;
        const { sku } = line.variant;
        if (mode === 'None' || sku === undefined)
            continue;
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
/** The entries, locked in one order for everybody: two orders that want the same things cannot block each other. */
async function lockedEntries(work, wanted) {
    const { rows } = await work.db.query('SELECT body FROM inventory_entries WHERE sku = ANY($1) ORDER BY id FOR UPDATE', [wanted.map(({ sku }) => sku)]);
    return rows.map((row) => row.body);
}
function outOfStock(missing) {
    const lines = missing.flatMap((demand) => demand.lines);
    return new PlatformError(400, {
        code: 'OutOfStock',
        message: `Some line items are out of stock at the moment: ${missing.map(({ sku }) => sku).join(', ')}.`,
        lineItems: lines.map(({ id }) => id),
        skus: missing.map(({ sku }) => sku),
    });
}
/** Takes the cart's pieces from stock; refuses with OutOfStock when a line that must be reserved cannot be. */
export async function takeFromStock(work, cart) {
    const wanted = demands(cart);
    if (wanted.length === 0)
        return;
    const entries = await lockedEntries(work, wanted);
    const withEntry = wanted.map((demand) => ({
        demand,
        entry: entries.find(({ sku, supplyChannel }) => sku === demand.sku && supplyChannel?.id === demand.channelId),
    }));
    const missing = withEntry.filter(({ demand, entry }) => demand.mustBeAvailable && (entry?.availableQuantity ?? 0) < piecesOf(demand));
    if (missing.length > 0)
        throw outOfStock(missing.map(({ demand }) => demand));
    for (const { demand, entry } of withEntry) {
        if (entry === undefined)
            continue;
        const availableQuantity = entry.availableQuantity - piecesOf(demand);
        await work.save(inventoryEntries, entry, { ...entry, availableQuantity });
    }
}
//# sourceMappingURL=stock.js.map