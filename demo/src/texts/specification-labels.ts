import * as z from 'zod/mini';
import { readData } from '../data-files/read-data.js';
import { localizedText } from '../terms/language.js';

/** The names of the attributes in the specification of a product. */
// prettier-ignore
export const specificationKeys = [
  'brand', 'model', 'power', 'voltage', 'volume', 'capacity', 'output', 'throughput',
  'pressure', 'force', 'current', 'speed', 'resolution', 'bandwidth', 'magnification', 'cuttingWidth',
  'logLength', 'shelves', 'dimensions', 'weight', 'energyRating', 'diameter', 'length', 'pieces',
] as const;

export type SpecificationKey = (typeof specificationKeys)[number];

/** The labels of attributes in the table of technical details. */
export const specificationLabels = readData(
  'texts/specification-labels',
  z.record(z.enum(specificationKeys), localizedText),
);
