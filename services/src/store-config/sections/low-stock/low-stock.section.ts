import { lowStockSchema } from '@manifold/domain/low-stock/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Low stock as a section of the config. */
export const lowStockSection = defineSection({
  key: 'low-stock',
  scope: 'store',
  schema: lowStockSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Low stock',
  help: 'From how few pieces on a product counts as nearly sold out, by its price.',
  fields: {
    highBoundaryCentAmount: ['High boundary', 'Products at or above this price are dear'],
    lowBoundaryCentAmount: ['Low boundary', 'Products below this price are cheap'],
    piecesAtOrAboveHigh: ['Pieces, dear', 'Low stock starts here for dear products'],
    piecesBetween: ['Pieces, between', 'Low stock starts here between the boundaries'],
    piecesBelowLow: ['Pieces, cheap', 'Low stock starts here for cheap products'],
  },
  table: {
    load: (db) => db.lowStock.findMany(),
    save: (db, row, value) => db.lowStock.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.lowStock.deleteMany({ where }),
  },
});
