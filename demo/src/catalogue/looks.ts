import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';

/** The figures that determine the size of a drawing. */
const sizeFigures = ['nominal', 'volume', 'capacity', 'output', 'force', 'logLength'] as const;

const limitSchema = z.optional(z.number().check(z.positive()));

/** The variations of a machine's drawing by size and paint. */
const looksSchema = z.strictObject({
  /** The figure, its maximum for the small drawing and its minimum for the large one. */
  size: z.optional(z.strictObject({ of: z.enum(sizeFigures), smallTo: limitSchema, largeFrom: limitSchema })),
  /** The paints of the models, in order; `demo/pictures` defines their colours. */
  paints: z.array(keySchema).check(z.minLength(1), z.maxLength(8)),
});

export type Looks = z.output<typeof looksSchema>;

/** The looks of the machines with variations, by the name of their drawing. */
export const looks: Readonly<Record<string, Looks>> = readData('pictures/looks', z.record(keySchema, looksSchema));

/** Returns the names of all drawings of a machine: `compressor-large-dark`; empty without variations. */
export function looksOf(name: string): readonly string[] {
  const look = looks[name];
  if (!look) return [];
  const sizes = ['', ...(look.size?.smallTo ? ['-small'] : []), ...(look.size?.largeFrom ? ['-large'] : [])];
  const paints = look.paints.map((paint) => (paint === 'own' ? '' : `-${paint}`));
  return sizes.flatMap((size) => paints.map((paint) => `${name}${size}${paint}`));
}
