/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, onSide, rectangle } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The forks, from back to front. */
const forks = (length: number): Shape =>
  group(
    ...[0, 380].map((x) =>
      group(
        cylinder({
          from: [x + 40, length + 170, 44],
          to: [x + 120, length + 170, 44],
          radius: 42,
          colour: material.rubber,
        }),
        profile(
          [
            [260, 66],
            [length + 230, 66],
            [length + 290, 90],
            [length + 290, 112],
            [260, 130],
          ],
          x,
          160,
          material.accent,
        ),
      ),
    ),
  );

const tiller = (from: Vector): Shape =>
  group(
    tube([from, [from[0], -190, 980]], 42, material.graphite),
    tube(
      [
        [from[0] - 150, -250, 1150],
        [from[0] - 140, -200, 1010],
        [from[0] + 140, -200, 1010],
        [from[0] + 150, -250, 1150],
        [from[0] - 150, -250, 1150],
      ],
      34,
      material.rubber,
    ),
    tube(
      [
        [from[0] + 40, -230, 1080],
        [from[0] + 90, -250, 1140],
      ],
      18,
      material.accent,
    ),
  );

const steering = (): Shape =>
  group(
    cylinder({ from: [200, 60, 90], to: [260, 60, 90], radius: 90, colour: material.rubber, cap: '#3b4248' }),
    cylinder({ from: [290, 60, 90], to: [350, 60, 90], radius: 90, colour: material.rubber, cap: '#565e66' }),
  );

/** A hand pallet truck with forks of this length in millimetres. */
export function palletTruck(length = 1150): Shape {
  return group(
    shadow([0, -60], [540, length + 350]),
    forks(length),
    profile(
      [
        [200, 66],
        [330, 66],
        [330, 330],
        [290, 390],
        [200, 390],
      ],
      0,
      540,
      material.accent,
    ),
    steering(),
    cylinder({ from: [270, 110, 170], to: [270, 110, 470], radius: 64, colour: material.graphite }),
    cylinder({ from: [270, 110, 470], to: [270, 110, 560], radius: 30, colour: material.steel }),
    tiller([270, 60, 440]),
  );
}

/** An electric pallet truck with its battery box. */
export function electricPalletTruck(): Shape {
  return group(
    shadow([0, -80], [540, 1520]),
    forks(1150),
    profile(
      [
        [20, 60],
        [330, 60],
        [330, 560],
        [280, 640],
        [80, 640],
        [20, 540],
      ],
      0,
      540,
      material.graphite,
    ),
    profile(
      [
        [10, 300],
        [120, 300],
        [120, 560],
        [60, 560],
      ],
      60,
      420,
      material.accent,
    ),
    onFront(
      [0, 20, 560],
      rectangle(40, 340, 460, 110, '#00000040', 12),
      circle(440, 60, 18, '#6cbf6a'),
      rectangle(90, 120, 200, 40, '#ffffffcc', 8),
    ),
    onSide([540, 20, 560], rectangle(60, 60, 200, 240, '#00000033', 14)),
    cylinder({ from: [220, 10, 70], to: [320, 10, 70], radius: 70, colour: material.rubber }),
    tiller([270, 60, 620]),
  );
}
