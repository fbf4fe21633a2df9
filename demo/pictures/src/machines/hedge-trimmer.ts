import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { frontProfile, profile, slab, type Outline } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { soft } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, onTop, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import { minus, plus, times, type Vector } from '../drawing/vector.js';

const teeth = 9;
const pitch = 58;
const ground = 290;
const [left, right, front, back, top] = [-570, -90, -60, 190, ground - 20];

/** A blade with teeth on both sides, from x = 0 to the left; `shift` is the offset of the upper blade from the lower one. */
function blade(shift: number): Outline {
  const start = -teeth * pitch + shift;
  const edge = (side: 1 | -1): (readonly [number, number])[] =>
    Array.from({ length: teeth }, (_, index) => start + index * pitch).flatMap((x) => [
      [x, 60 + side * 26] as const,
      [x + 10, 60 + side * 76] as const,
      [x + 24, 60 + side * 76] as const,
      [x + 34, 60 + side * 26] as const,
    ]);
  return [...edge(-1), [0, 34], [0, 86], ...edge(1).reverse()];
}

/** Returns an uneven outline for leaves: every second point is moved outwards. */
const leafy = (from: Vector, to: Vector, outwards: Vector, count: number): Vector[] =>
  Array.from({ length: count }, (_, index) => {
    const along = plus(from, times(minus(to, from), (index + 0.5) / count));
    return plus(along, times(outwards, index % 2 ? 20 : -6));
  });

/** A hedge with a freshly cut top and some loose leaves. */
const hedge = (): Shape =>
  group(
    box([left, front, 0], [right - left, back - front, top], material.green),
    soft(
      [
        ...leafy([left, back, top], [right, back, top], [0, 1, 0], 7),
        ...leafy([right, front, top], [left, front, top], [0, -1, 0], 7),
      ],
      '#8fb07f',
    ),
    soft(
      [
        ...leafy([left, front, top], [right, front, top], [0, 0, 0.4], 7),
        ...leafy([right, front, top], [right, front, 0], [1, 0, 0], 5),
        ...leafy([right, front, 0], [left, front, 0], [0, 0, -1], 8),
        ...leafy([left, front, 0], [left, front, top], [-1, 0, 0], 5),
      ],
      material.green,
    ),
    onFront(
      [left, front, top],
      ...Array.from({ length: 11 }, (_, index) =>
        circle(40 + ((index * 83) % 400), 36 + ((index * 127) % 200), 20, index % 3 ? '#7ba56b' : '#4d6b42'),
      ),
    ),
  );

/** An electric hedge trimmer above a cut hedge. */
export function hedgeTrimmer(): Shape {
  return group(
    shadow([-570, -60], [950, 250]),
    hedge(),
    hose(
      [
        [410, 60, ground + 110],
        [450, 60, ground + 40],
        [420, 60, 120],
        [450, 90, 8],
      ],
      18,
      material.rubber,
    ),
    slab(blade(24), ground + 12, 8, material.steel),
    onTop(
      [-520, 120, ground + 21],
      rectangle(0, 44, 520, 32, '#ffffff52', 12),
      ...[60, 200, 340].map((x) => circle(x, 60, 9, '#59636a')),
    ),
    profile(
      [
        [-70, ground + 10],
        [190, ground + 10],
        [210, ground + 120],
        [170, ground + 220],
        [-50, ground + 220],
        [-90, ground + 120],
      ],
      -34,
      12,
      material.graphite,
    ),
    tube(
      [
        [60, 60, ground + 270],
        [60, 130, ground + 270],
        [64, 180, ground + 160],
        [70, 130, ground + 60],
      ],
      36,
      material.rubber,
    ),
    tube(
      [
        [240, 60, ground + 150],
        [330, 60, ground + 170],
        [410, 60, ground + 140],
        [424, 60, ground + 60],
        [240, 60, ground + 10],
      ],
      54,
      material.accent,
    ),
    tube(
      [
        [290, 60, ground + 140],
        [298, 60, ground + 110],
      ],
      22,
      material.rubber,
    ),
    frontProfile(
      [
        [-20, ground - 14],
        [200, ground - 24],
        [262, ground + 10],
        [262, ground + 130],
        [210, ground + 170],
        [60, ground + 150],
        [-20, ground + 80],
      ],
      0,
      120,
      material.accent,
    ),
    onFront([40, -1, ground + 130], slots(20, 34, { width: 120, height: 9, count: 4, gap: 9 }, '#00000066')),
    tube(
      [
        [70, -14, ground + 40],
        [64, -60, ground + 160],
        [60, -10, ground + 270],
        [60, 70, ground + 270],
      ],
      36,
      material.rubber,
    ),
  );
}
