import { lowStockSchema } from '@manifold/domain/low-stock/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Low stock as a section of the config. */
export const lowStockSection = defineSection({
  key: 'low-stock',
  scope: 'store',
  schema: lowStockSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Low stock', de: 'Geringer Bestand' },
  help: {
    en: 'The number of pieces at which a product counts as nearly sold out, by its price.',
    de: 'Ab wie wenigen Stück ein Produkt als fast ausverkauft gilt, je nach Preis.',
  },
  fields: {
    highBoundaryCentAmount: {
      en: ['High boundary', 'Products at or above this price are expensive'],
      de: ['Obere Preisschwelle', 'Produkte ab diesem Preis gelten als teuer'],
    },
    lowBoundaryCentAmount: {
      en: ['Low boundary', 'Products below this price are cheap'],
      de: ['Untere Preisschwelle', 'Produkte unter diesem Preis gelten als günstig'],
    },
    piecesAtOrAboveHigh: {
      en: ['Pieces, expensive', 'Low stock starts here for expensive products'],
      de: ['Stück, teuer', 'Ab so vielen Stück ist der Bestand teurer Produkte gering'],
    },
    piecesBetween: {
      en: ['Pieces, between', 'Low stock starts here between the boundaries'],
      de: ['Stück, mittel', 'Ab so vielen Stück ist der Bestand zwischen den Schwellen gering'],
    },
    piecesBelowLow: {
      en: ['Pieces, cheap', 'Low stock starts here for cheap products'],
      de: ['Stück, günstig', 'Ab so vielen Stück ist der Bestand günstiger Produkte gering'],
    },
  },
  amounts: { highBoundaryCentAmount: 'price-band', lowBoundaryCentAmount: 'price-band' },
  table: {
    load: (db) => db.lowStock.findMany(),
    save: (db, row, value) => db.lowStock.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.lowStock.deleteMany({ where }),
  },
});
