import { mixed, type Palette } from './drawing/colour.js';
import type { Trim } from './trims.js';

/** The colours of the liveries, in the order in which the models of a drawing take them. */
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

/** A livery is paint where a machine is painted, and a breath of the same colour on its metal, covers and leather. */
const livery =
  (colour: string): Trim =>
  ({ steel, darkSteel, enamel, graphite, rubber, leather, wood }: Palette) => ({
    accent: colour,
    steel: mixed(steel, colour, 0.12),
    darkSteel: mixed(darkSteel, colour, 0.14),
    enamel: mixed(enamel, colour, 0.16),
    graphite: mixed(graphite, colour, 0.18),
    rubber: mixed(rubber, colour, 0.08),
    leather: mixed(leather, colour, 0.35),
    wood: mixed(wood, colour, 0.14),
  });

/** The livery with this number; after the last comes the first again. */
export const liveryOf = (number: number): Trim => livery(COLOURS[(number - 1) % COLOURS.length] ?? '#2b5f8f');
