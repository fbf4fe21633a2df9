import * as z from 'zod/mini';
import { keySchema, readData } from '../data-files/read-data.js';

/** The figures by which a machine is drawn smaller or larger. */
const sizeFigures = ['nominal', 'volume', 'capacity', 'output', 'force', 'logLength'] as const;

const limitSchema = z.optional(z.number().check(z.positive()));

/** How the drawings of a machine differ from its own: by size, if a figure says so, and by paint. */
const looksSchema = z.strictObject({
  /** Drawn small up to the first value of the figure, large from the second on. */
  size: z.optional(z.strictObject({ of: z.enum(sizeFigures), smallTo: limitSchema, largeFrom: limitSchema })),
  /** The paints that the models of a family come in, in turn; the pictures know what they are. */
  paints: z.array(keySchema).check(z.minLength(1), z.maxLength(8)),
});

export type Looks = z.output<typeof looksSchema>;

/** The looks of every machine that comes in more than one, by the name of its drawing. */
export const looks: Readonly<Record<string, Looks>> = readData('pictures/looks', z.record(keySchema, looksSchema));

/** The names of all drawings of a machine that has looks: "compressor-large-dark". */
export function looksOf(name: string): readonly string[] {
  const look = looks[name];
  if (!look) return [];
  const sizes = ['', ...(look.size?.smallTo ? ['-small'] : []), ...(look.size?.largeFrom ? ['-large'] : [])];
  const paints = look.paints.map((paint) => (paint === 'own' ? '' : `-${paint}`));
  return sizes.flatMap((size) => paints.map((paint) => `${name}${size}${paint}`));
}
