import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { frontProfile, type Outline } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** The outline of the guide bar with its round nose, extended by `grown` for the chain. */
const bar = (length: number, grown: number): Outline => [
  [40, 60 - grown],
  [40, 152 + grown],
  [-length, 144 + grown],
  [-length - 40 - grown * 0.5, 134 + grown * 0.7],
  [-length - 58 - grown, 104],
  [-length - 40 - grown * 0.5, 74 - grown * 0.7],
  [-length, 64 - grown],
];

/** An electric chainsaw on its foot; the bar points left and has this length in millimetres. */
export function chainsaw(length = 400): Shape {
  const links = Array.from({ length: Math.floor(length / 29) + 1 }, (_, index) => 30 + index * 29);
  return group(
    shadow([-length - 40, 10], [length + 420, 170]),
    hose(
      [
        [370, 90, 130],
        [440, 130, 90],
        [460, 210, 30],
        [380, 280, 14],
      ],
      16,
      material.rubber,
    ),
    frontProfile(bar(length, 13), 62, 12, material.graphite),
    onFront(
      [0, 60, 165],
      ...links.flatMap((x) => [rectangle(-x, -8, 15, 12, '#59636a', 3), rectangle(-x - 8, 118, 15, 12, '#59636a', 3)]),
    ),
    frontProfile(bar(length, 0), 58, 8, '#d3dadf'),
    onFront(
      [-length, 57, 130],
      rectangle(length / 4, 16, length / 2 - 10, 20, material.accent, 10),
      circle(-32, 26, 9, '#8b959d'),
      rectangle(length - 80, 20, 70, 12, '#8b959d', 6),
    ),
    tube(
      [
        [80, 170, 60],
        [70, 190, 200],
        [84, 170, 300],
        [100, 30, 316],
      ],
      34,
      material.rubber,
    ),
    tube(
      [
        [250, 100, 212],
        [340, 100, 222],
        [380, 100, 180],
        [380, 100, 70],
        [250, 100, 46],
      ],
      58,
      material.accent,
    ),
    tube(
      [
        [300, 100, 198],
        [306, 100, 168],
      ],
      22,
      material.rubber,
    ),
    frontProfile(
      [
        [6, 30],
        [230, 20],
        [262, 70],
        [262, 190],
        [230, 236],
        [180, 226],
        [30, 220],
        [6, 160],
      ],
      30,
      140,
      material.accent,
    ),
    onFront(
      [0, 29, 250],
      rectangle(20, 60, 150, 140, material.graphite, 22),
      circle(60, 130, 26, '#59636a'),
      circle(60, 130, 11, '#20262b'),
      slots(104, 96, { width: 54, height: 8, count: 5, gap: 9 }, '#00000066'),
    ),
    box([10, 0, 60], [12, 30, 110], material.darkSteel),
    frontProfile(
      [
        [-10, 210],
        [22, 206],
        [44, 316],
        [24, 334],
        [4, 322],
      ],
      16,
      150,
      material.graphite,
    ),
    tube(
      [
        [100, 30, 316],
        [104, 6, 270],
        [96, 10, 190],
      ],
      34,
      material.rubber,
    ),
  );
}
