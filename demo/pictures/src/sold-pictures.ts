import { openedCarton } from './carton.js';
import { roomOf } from './drawing/ordered.js';
import { sideBySide, type Standing } from './drawing/picture.js';
import { drawnFor, threeQuarter, type Drawing } from './drawings.js';
import { pictureList } from './list.js';

type Pictures = Readonly<Record<string, string>>;

const standing = ({ machine, stretch }: Drawing): Standing => ({
  machine,
  view: stretch ? { ...threeQuarter, stretch } : threeQuarter,
});

/** How large the carton is drawn beside its machine, which matters more. */
const CARTON_SHARE = 0.55;

function cartonFor({ machine }: Drawing): Standing {
  const { low, high } = roomOf(machine);
  const side = Math.max(...[0, 1, 2].map((axis) => (high[axis] ?? 0) - (low[axis] ?? 0)));
  return { machine: openedCarton(side), view: threeQuarter, name: 'carton', share: CARTON_SHARE };
}

/** Returned machines beside their opened carton: `EX20010002-1`. */
export const returnedPictures = (): Pictures =>
  Object.fromEntries(
    Object.entries(pictureList.returned).map(([sku, name]) => {
      const drawing = drawnFor(name);
      return [`${sku}-1`, sideBySide([cartonFor(drawing), { ...standing(drawing), name }])];
    }),
  );

/** Sets with all their parts on one picture, each a group that is called as its drawing: `EX18010001-1`. */
export const setPictures = (): Pictures =>
  Object.fromEntries(
    Object.entries(pictureList.sets).map(([sku, names]) => [
      `${sku}-1`,
      sideBySide(names.map((name) => ({ ...standing(drawnFor(name)), name }))),
    ]),
  );
