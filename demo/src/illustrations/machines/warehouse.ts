/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onFront, onSide, rectangle } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The forks, from the back of the picture to the pump in front. */
const forks = group(
  ...[0, 380].map((x) =>
    group(
      cylinder({ from: [x + 40, 1320, 44], to: [x + 120, 1320, 44], radius: 42, colour: material.rubber }),
      profile(
        [
          [260, 66],
          [1380, 66],
          [1440, 90],
          [1440, 112],
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

const steering = group(
  cylinder({ from: [200, 60, 90], to: [260, 60, 90], radius: 90, colour: material.rubber, cap: '#3b4248' }),
  cylinder({ from: [290, 60, 90], to: [350, 60, 90], radius: 90, colour: material.rubber, cap: '#565e66' }),
);

/** A hand pallet truck. */
export function palletTruck(): Shape {
  return group(
    shadow([0, -60], [540, 1500]),
    forks,
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
    steering,
    cylinder({ from: [270, 110, 170], to: [270, 110, 470], radius: 64, colour: material.graphite }),
    cylinder({ from: [270, 110, 470], to: [270, 110, 560], radius: 30, colour: material.steel }),
    tiller([270, 60, 440]),
  );
}

/** An electric pallet truck with its battery box. */
export function electricPalletTruck(): Shape {
  return group(
    shadow([0, -80], [540, 1520]),
    forks,
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

/** A shelving unit with some goods in it. */
export function shelving(): Shape {
  const [width, depth, height] = [1200, 500, 1800];
  const levels = [60, 490, 920, 1350, 1750];
  const post = (x: number, y: number): Shape =>
    group(
      box([x, y, 0], [44, 44, height], material.darkSteel),
      onFront([x, y, height], line(`M22 40V${height - 60}`, 9, '#5f6a72')),
    );
  const carton = (x: number, z: number, size: Vector, colour: string): Shape =>
    group(
      box([x, 80, z], size, colour),
      onFront(
        [x, 80, z + size[2]],
        rectangle(size[0] / 2 - 16, 0, 32, size[2], '#00000014'),
        rectangle(size[0] - 96, size[2] - 74, 72, 46, '#ffffffb0', 5),
      ),
    );
  const goods = [
    group(
      carton(90, 98, [360, 300, 260], material.wood),
      carton(500, 98, [260, 300, 200], '#d9b483'),
      cylinder({ from: [950, 240, 98], to: [950, 240, 380], radius: 130, colour: '#5c7f9b' }),
    ),
    group(
      box([100, 80, 528], [270, 320, 190], material.accent),
      box([400, 80, 528], [270, 320, 190], material.accent),
      box([700, 80, 528], [270, 320, 190], material.graphite),
    ),
    group(carton(120, 958, [300, 300, 220], '#d9b483'), carton(640, 958, [420, 300, 270], material.wood)),
    group(
      cylinder({ from: [240, 240, 1388], to: [240, 240, 1600], radius: 110, colour: material.steel }),
      carton(480, 1388, [300, 300, 180], material.wood),
    ),
  ];
  return group(
    shadow([0, 0], [width, depth]),
    post(0, depth - 44),
    post(width - 44, depth - 44),
    ...levels.map((z, index) =>
      group(
        box([10, 10, z], [width - 20, depth - 20, 38], material.steel),
        onFront([10, 10, z + 38], rectangle(0, 0, width - 20, 38, '#00000012')),
        goods[index] ?? group(),
      ),
    ),
    post(0, 0),
    post(width - 44, 0),
  );
}
