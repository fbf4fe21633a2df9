import { openedCarton } from './carton.js';
import { boundsOf } from './drawing/depth-sorted.js';
import { sideBySide, type RowMachine } from './drawing/picture.js';
import { productDrawing, threeQuarter, type Drawing } from './drawings.js';
import { pictureList } from './list.js';

type Pictures = Readonly<Record<string, string>>;

const rowMachine = ({ machine, stretch }: Drawing): RowMachine => ({
  machine,
  view: stretch ? { ...threeQuarter, stretch } : threeQuarter,
});

/** The size factor of the carton, which must not dominate its machine. */
const CARTON_SHARE = 0.55;

function cartonFor({ machine }: Drawing): RowMachine {
  const { low, high } = boundsOf(machine);
  const side = Math.max(...[0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0)));
  return { machine: openedCarton(side), view: threeQuarter, name: 'carton', share: CARTON_SHARE };
}

/** Draws returned machines beside their opened carton: `EX20010002-1`. */
export const returnedPictures = (): Pictures =>
  Object.fromEntries(
    Object.entries(pictureList.returned).map(([sku, name]) => {
      const drawing = productDrawing(name);
      return [`${sku}-1`, sideBySide([cartonFor(drawing), { ...rowMachine(drawing), name }])];
    }),
  );

/** Draws sets with all their parts on one picture: `EX18010001-1`. Each part is a group with the name of its drawing. */
export const setPictures = (): Pictures =>
  Object.fromEntries(
    Object.entries(pictureList.sets).map(([sku, names]) => [
      `${sku}-1`,
      sideBySide(names.map((name) => ({ ...rowMachine(productDrawing(name)), name }))),
    ]),
  );
