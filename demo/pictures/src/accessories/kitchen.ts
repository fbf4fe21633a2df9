import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { line, onFront, onPlane, onSide, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A wire wall with this number of meshes across and down. */
function wire(width: number, height: number, across: number, down: number): string {
  const upright = Array.from({ length: across - 1 }, (_, index) => `M${((index + 1) * width) / across} 0V${height}`);
  const level = Array.from({ length: down - 1 }, (_, index) => `M0 ${((index + 1) * height) / down}H${width}`);
  return line([...upright, ...level].join(''), 3.2, '#7c868e');
}

/** A heap of fries: the position, direction and slope of each. */
const fries: readonly (readonly [x: number, y: number, turn: number, rise: number])[] = [
  [40, 190, 0.3, 0.2],
  [120, 200, 2.6, 0.3],
  [180, 170, 1.2, 0.1],
  [70, 130, 1.9, 0.25],
  [140, 140, 0.2, 0.3],
  [50, 80, 0.6, 0.15],
  [110, 90, 2.3, 0.4],
  [170, 90, 1.4, 0.25],
  [80, 50, 2.9, 0.3],
  [140, 50, 0.5, 0.2],
];

const fry = ([x, y, turn, rise]: readonly [number, number, number, number], index: number): Shape => {
  const middle: Vector = [x, y, 146 + (index % 3) * 12];
  const reach: Vector = [Math.cos(turn) * 44, Math.sin(turn) * 30, rise * 44];
  const end = (side: number): Vector => [
    middle[0] + reach[0] * side,
    middle[1] + reach[1] * side,
    middle[2] + reach[2] * side,
  ];
  return tube([end(-1), end(1)], 17, index % 2 ? '#e3ab3d' : '#efc25c');
};

/** A wire basket full of fries, with its long handle. */
export function fryerBasket(): Shape {
  const [width, depth, height] = [210, 250, 140];
  const rim: readonly Vector[] = [
    [0, 0, height],
    [width, 0, height],
    [width, depth, height],
    [0, depth, height],
    [0, 0, height],
  ];
  return group(
    shadow([0, 0], [width, depth]),
    box([2, 2, 4], [width - 4, depth - 4, 133], '#e0ae4d'),
    onFront([0, 0, height], rectangle(0, 0, width, height, '#c98a2c80'), wire(width, height, 9, 6)),
    onSide([width, 0, height], rectangle(0, 0, depth, height, '#8d5a1a66'), wire(depth, height, 10, 6)),
    tube(
      [
        [0, 0, height],
        [0, depth, height],
        [width, depth, height],
      ],
      9,
      material.darkSteel,
    ),
    ...fries.map((place, index) => fry(place, index)),
    tube(rim.slice(0, 3), 9, material.darkSteel),
    tube(
      [
        [width, 0, height],
        [width, 0, 0],
      ],
      7,
      material.darkSteel,
    ),
    tube(
      [
        [0, 0, 0],
        [width, 0, 0],
        [width, depth, 0],
      ],
      7,
      material.darkSteel,
    ),
    ...[-1, 1].map((side) =>
      tube(
        [
          [width / 2 + side * 42, 0, height - 50],
          [width / 2 + side * 42, -6, height + 2],
          [width / 2 + side * 15, -90, height + 34],
          [width / 2 + side * 12, -130, height + 42],
        ],
        9,
        material.darkSteel,
      ),
    ),
    cylinder({
      from: [width / 2, -118, height + 39],
      to: [width / 2, -270, height + 76],
      radius: 19,
      colour: material.rubber,
      cap: '#454c53',
    }),
    onPlane([width / 2 - 26, 1, height - 58], [1, 0, 0], [0, 0, -1], rectangle(0, 0, 52, 22, material.accent, 6)),
  );
}

/** A wire loop of a whisk, in the plane at this angle to the front. */
function loop(angle: number): readonly Vector[] {
  const outline: readonly (readonly [number, number])[] = [
    [14, 196],
    [30, 160],
    [58, 104],
    [64, 62],
    [46, 20],
    [0, 2],
  ];
  const half = (side: number): Vector[] =>
    outline.map(([reach, up]): Vector => [side * reach * Math.cos(angle), side * reach * Math.sin(angle), up]);
  return [...half(-1), ...half(1).reverse().slice(1)];
}

/** The whisk of a planetary mixer: its hub with the slot for the pin, and the wires. */
export function mixerWhisk(): Shape {
  const half = Array.from({ length: 6 }, (_, index) => (index * Math.PI) / 6 + 0.1);
  return group(
    shadow([-34, -34], [68, 68]),
    ...half.map((angle, index) => hose(loop(angle), 5.4, index % 2 ? material.darkSteel : '#a5afb6')),
    cylinder({ from: [0, 0, 178], to: [0, 0, 206], radius: 24, endRadius: 40, colour: material.steel }),
    cylinder({ from: [0, 0, 206], to: [0, 0, 226], radius: 40, colour: material.steel }),
    cylinder({ from: [0, 0, 226], to: [0, 0, 236], radius: 27, colour: material.accent }),
    cylinder({ from: [0, 0, 236], to: [0, 0, 300], radius: 22, colour: material.steel, cap: '#eef1f3' }),
    onPlane([-8, -19, 286], [1, 0, 0], [0, 0, -1], rectangle(0, 0, 15, 34, '#2c3136', 7)),
  );
}
