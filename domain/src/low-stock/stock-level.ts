import type { LowStock } from './contract.js';

export type StockLevel = 'out-of-stock' | 'low-stock' | 'in-stock';

function lowStockPieces(priceCentAmount: number, bands: LowStock): number {
  if (priceCentAmount >= bands.highBoundaryCentAmount) return bands.piecesAtOrAboveHigh;
  if (priceCentAmount >= bands.lowBoundaryCentAmount) return bands.piecesBetween;
  return bands.piecesBelowLow;
}

/** Returns the stock level of a product for its price: expensive products are low at fewer pieces than cheap ones. */
export function stockLevel(availablePieces: number, priceCentAmount: number, bands: LowStock): StockLevel {
  if (availablePieces < 1) return 'out-of-stock';
  return availablePieces <= lowStockPieces(priceCentAmount, bands) ? 'low-stock' : 'in-stock';
}
