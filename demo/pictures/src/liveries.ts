import { mixColours, type Palette } from './drawing/colour.js';
import type { Trim } from './trims.js';

/** The colours of the liveries, in the order in which the models of a drawing use them. */
const COLOURS = [
  '#2b5f8f',
  '#d19a1c',
  '#3d7d4f',
  '#8f2430',
  '#1f7480',
  '#6b4a86',
  '#b4682f',
  '#4d5f2b',
  '#34566e',
  '#a83f6b',
];

/** Returns a livery: the colour on painted parts, and a tint of it on metal, covers and leather. */
const livery =
  (colour: string): Trim =>
  ({ steel, darkSteel, enamel, graphite, rubber, leather, wood }: Palette) => ({
    accent: colour,
    steel: mixColours(steel, colour, 0.12),
    darkSteel: mixColours(darkSteel, colour, 0.14),
    enamel: mixColours(enamel, colour, 0.16),
    graphite: mixColours(graphite, colour, 0.18),
    rubber: mixColours(rubber, colour, 0.08),
    leather: mixColours(leather, colour, 0.35),
    wood: mixColours(wood, colour, 0.14),
  });

/** Returns the livery with this number; numbers after the last start again with the first. */
export const liveryOf = (number: number): Trim => livery(COLOURS[(number - 1) % COLOURS.length] ?? '#2b5f8f');
