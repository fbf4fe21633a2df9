import type { TrimName } from '../illustrations/trims.js';
import type { Figures } from './family.js';

/** How the drawings of a machine differ from its own: by size, when a figure says so, and by paint. */
export interface Looks {
  /** Drawn small up to the first value of the figure, large from the second on. */
  readonly size?: { readonly of: keyof Figures; readonly smallTo?: number; readonly largeFrom?: number };
  /** The paints that the models of a family come in, in turn. */
  readonly paints: readonly (TrimName | 'own')[];
}

const bodyPaints = ['own', 'dark', 'silver'] as const;
const caseworkPaints = ['own', 'black', 'bright'] as const;

/** The looks of every machine that comes in more than one, by the name of its drawing. */
export const looks: Readonly<Record<string, Looks>> = {
  fryer: { paints: ['own', 'dark'] },
  'fryer-double': { paints: ['own', 'dark', 'black'] },
  griddle: { size: { of: 'nominal', smallTo: 50, largeFrom: 70 }, paints: ['own', 'black'] },
  'meat-grinder': { paints: ['own', 'painted', 'black'] },
  'planetary-mixer': { paints: ['own', 'bright', 'black'] },
  'meat-slicer': { paints: ['own', 'bright', 'black'] },
  'pizza-oven': { paints: ['own', 'black', 'dark'] },
  'pizza-oven-double': { paints: ['own', 'black'] },
  'ice-machine': { size: { of: 'output', smallTo: 30, largeFrom: 50 }, paints: ['own', 'black'] },
  'bottle-cooler': { paints: ['own', 'dark', 'pale'] },
  'storage-freezer': { paints: ['own', 'dark', 'black'] },
  'espresso-machine': { paints: ['own', 'dark'] },
  'espresso-machine-double': { paints: ['own', 'dark', 'silver'] },
  'bench-grinder': { paints: bodyPaints },
  'workshop-press': { size: { of: 'force', smallTo: 12, largeFrom: 30 }, paints: bodyPaints },
  compressor: { size: { of: 'volume', smallTo: 30, largeFrom: 80 }, paints: bodyPaints },
  'drill-press': { paints: bodyPaints },
  'engine-crane': { paints: bodyPaints },
  'welding-inverter': { paints: bodyPaints },
  'welding-helmet': { paints: bodyPaints },
  'mig-welder': { paints: bodyPaints },
  'bench-scale': { paints: caseworkPaints },
  'floor-scale': { paints: ['own', 'pale', 'black'] },
  'crane-scale': { paints: bodyPaints },
  oscilloscope: { paints: caseworkPaints },
  multimeter: { paints: bodyPaints },
  'pressure-washer': { paints: bodyPaints },
  'ultrasonic-cleaner': { size: { of: 'volume', smallTo: 3, largeFrom: 20 }, paints: ['own', 'black', 'dark'] },
  'vacuum-cleaner': { paints: ['own', 'painted', 'black'] },
  'steam-cleaner': { paints: bodyPaints },
  greenhouse: { size: { of: 'nominal', smallTo: 4, largeFrom: 9 }, paints: ['own', 'black'] },
  'lawn-mower': { paints: bodyPaints },
  'garden-pump': { paints: bodyPaints },
  'hedge-trimmer': { paints: bodyPaints },
  microscope: { paints: caseworkPaints },
  centrifuge: { paints: caseworkPaints },
  'hot-plate-stirrer': { paints: caseworkPaints },
  'log-splitter': { size: { of: 'logLength', smallTo: 40 }, paints: bodyPaints },
  winch: { paints: bodyPaints },
  'winch-manual': { paints: ['own', 'dark'] },
  chainsaw: { size: { of: 'nominal', smallTo: 35 }, paints: bodyPaints },
  'barber-chair': { paints: ['own', 'dark', 'brown', 'black'] },
  'massage-table': { paints: ['own', 'pale', 'bright'] },
  'massage-table-electric': { paints: ['own', 'pale'] },
  'hood-dryer': { paints: bodyPaints },
  'pallet-truck': { size: { of: 'nominal', smallTo: 1000 }, paints: ['own', 'dark', 'silver'] },
  'pallet-truck-electric': { paints: ['own', 'silver'] },
  'scissor-lift-table': { size: { of: 'nominal', largeFrom: 900 }, paints: bodyPaints },
  shelving: { size: { of: 'capacity', smallTo: 200, largeFrom: 350 }, paints: ['own', 'black', 'painted'] },
};

/** The names of all drawings of a machine that has looks: "compressor-large-dark". */
export function looksOf(name: string): readonly string[] {
  const look = looks[name];
  if (!look) return [];
  const sizes = ['', ...(look.size?.smallTo ? ['-small'] : []), ...(look.size?.largeFrom ? ['-large'] : [])];
  const paints = look.paints.map((paint) => (paint === 'own' ? '' : `-${paint}`));
  return sizes.flatMap((size) => paints.map((paint) => `${name}${size}${paint}`));
}
