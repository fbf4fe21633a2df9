import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';

/** The colour and fill level of each tube in the front row. */
const contents = [
  ['#e58a4e', 62],
  ['#7fb7cf', 44],
  ['#e58a4e', 36],
  ['#b9494a', 66],
] as const satisfies readonly (readonly [colour: string, height: number])[];

type Content = (typeof contents)[number];

/** A tube in the rack, with a conical bottom and a cap. */
const tubeAt = (x: number, [colour, height]: Content, cap: string): Shape =>
  group(
    cylinder({ from: [x, 34, 22], to: [x, 34, 48], radius: 4, endRadius: 17, colour }),
    cylinder({ from: [x, 34, 48], to: [x, 34, 48 + height], radius: 17, colour }),
    cylinder({ from: [x, 34, 48 + height], to: [x, 34, 160], radius: 17, colour: '#dcebef' }),
    cylinder({ from: [x, 34, 158], to: [x, 34, 184], radius: 21, colour: cap }),
  );

/** The visible part of a tube in the back row: neck and cap. */
const neckAt = (x: number, cap: string): Shape =>
  group(
    cylinder({ from: [x, 96, 110], to: [x, 96, 160], radius: 17, colour: '#dcebef' }),
    cylinder({ from: [x, 96, 158], to: [x, 96, 184], radius: 21, colour: cap }),
  );

/** Centrifuge tubes in their rack. */
export function centrifugeTubes(): Shape {
  const capOf = (index: number): string => (index % 2 === 0 ? material.accent : material.graphite);
  const places = contents.map((content, index) => ({ content, x: 40 + index * 54, index }));
  return group(
    shadow([0, 0], [246, 130]),
    box([0, 0, 0], [242, 130, 14], material.enamel),
    box([0, 0, 14], [10, 130, 96], material.enamel),
    box([0, 66, 98], [242, 64, 12], material.enamel),
    ...places.slice(1).map(({ x, index }) => neckAt(x - 27, capOf(index))),
    ...places.map(({ x, content, index }) => tubeAt(x, content, capOf(index))),
    box([0, 0, 92], [242, 8, 18], material.enamel),
    box([232, 0, 14], [10, 130, 96], material.enamel),
  );
}
