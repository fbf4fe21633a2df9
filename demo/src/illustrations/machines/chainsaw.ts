import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { frontProfile, type Outline } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** The guide bar with its round nose; `grown` by the height of the chain. */
const bar = (grown: number): Outline => [
  [40, 60 - grown],
  [40, 152 + grown],
  [-400, 144 + grown],
  [-440 - grown * 0.5, 134 + grown * 0.7],
  [-458 - grown, 104],
  [-440 - grown * 0.5, 74 - grown * 0.7],
  [-400, 64 - grown],
];

const links = Array.from({ length: 15 }, (_, index) => 30 + index * 29);

/** An electric chainsaw lying on its foot, the bar to the left. */
export function chainsaw(): Shape {
  return group(
    shadow([-440, 10], [820, 170]),
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
    frontProfile(bar(13), 62, 12, material.graphite),
    onFront(
      [0, 60, 165],
      ...links.flatMap((x) => [rectangle(-x, -8, 15, 12, '#59636a', 3), rectangle(-x - 8, 118, 15, 12, '#59636a', 3)]),
    ),
    frontProfile(bar(0), 58, 8, '#d3dadf'),
    onFront(
      [-400, 57, 130],
      rectangle(90, 16, 190, 20, material.accent, 10),
      circle(-32, 26, 9, '#8b959d'),
      rectangle(320, 20, 70, 12, '#8b959d', 6),
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
