/** How many pictures once around are. */
const FRAMES = 24;

/** Drawings that are there from all around, with their number of frames: `/media/products/fryer-360/01.svg` to `24.svg`. */
export const turnablePictures: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'bench-scale',
    'bottle-cooler',
    'centrifuge',
    'compressor-silver',
    'compressor-small',
    'fryer',
    'fryer-double',
    'griddle',
    'griddle-large',
    'griddle-small',
    'hot-plate-stirrer',
    'ice-machine',
    'ice-machine-large',
    'ice-machine-small',
    'oscilloscope',
    'pizza-oven',
    'pizza-oven-double',
    'planetary-mixer',
    'planetary-mixer-bright',
    'shelving-painted',
    'shelving-small',
    'storage-freezer',
    'ultrasonic-cleaner-dark',
    'ultrasonic-cleaner-large',
    'ultrasonic-cleaner-small',
  ].map((name) => [name, FRAMES]),
);

/** The files of a drawing once around, from the three-quarter view on; none when it is drawn from in front only. */
export function framesOf(drawing: string): readonly string[] {
  const numbers = Array.from({ length: turnablePictures[drawing] ?? 0 }, (_, index) => String(index + 1));
  return numbers.map((number) => `${drawing}-360/${number.padStart(2, '0')}`);
}
