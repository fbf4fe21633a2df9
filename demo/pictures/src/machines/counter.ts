import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, rectangle } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

/** A salami on the carriage, with its cut end in front. */
function salami(): Shape {
  const fat: readonly (readonly [number, number])[] = [
    [-24, 20],
    [12, 30],
    [30, -6],
    [-6, -4],
    [-32, -16],
    [8, -32],
  ];
  return group(
    cylinder({ from: [104, 140, 186], to: [104, -10, 186], radius: 54, colour: '#8f3a30', cap: '#c4564c' }),
    ...fat.map(([x, z]) => disc([104 + x, -11, 186 + z], [0, -1, 0], 7, '#f0cfc2')),
  );
}

/** A meat slicer: round blade with guard, carriage with a salami, slices beside it. */
export function meatSlicer(): Shape {
  return group(
    shadow([0, 0], [470, 340]),
    ...[50, 410].map((x) => cylinder({ from: [x, 40, 0], to: [x, 40, 24], radius: 24, colour: material.rubber })),
    profile(
      [
        [0, 22],
        [330, 22],
        [330, 92],
        [30, 92],
        [0, 62],
      ],
      0,
      460,
      material.enamel,
    ),
    box([190, 200, 92], [170, 120, 120], material.enamel),
    cylinder({ from: [276, 310, 232], to: [276, 190, 232], radius: 96, colour: material.enamel }),
    box([14, 176, 92], [130, 16, 250], material.steel),
    cylinder({ from: [276, 196, 232], to: [276, 174, 232], radius: 160, colour: material.darkSteel }),
    disc([276, 172, 232], [0, -1, 0], 146, '#e9eef0'),
    disc([276, 171, 232], [0, -1, 0], 112, '#bcc5cb'),
    cylinder({ from: [276, 170, 232], to: [276, 156, 232], radius: 58, colour: material.accent }),
    onFront(
      [0, 0, 62],
      circle(330, 18, 12, '#6cbf6a'),
      circle(366, 18, 12, '#d9544d'),
      rectangle(150, 12, 120, 12, material.accent, 6),
    ),
    box([20, 0, 118], [200, 160, 12], material.steel),
    box([20, 0, 130], [12, 160, 120], material.steel),
    salami(),
    ...[0, 1, 2].map((index) =>
      cylinder({
        from: [370 + index * 14, 92 - index * 24, 92 + index * 7],
        to: [370 + index * 14, 92 - index * 24, 99 + index * 7],
        radius: 52,
        colour: '#8f3a30',
        cap: '#c4564c',
      }),
    ),
    tube(
      [
        [24, 10, 130],
        [-40, -30, 150],
        [-40, -30, 230],
      ],
      18,
      material.darkSteel,
    ),
    ball([-40, -30, 240], 24, material.rubber),
  );
}
