import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { depthSorted, withBounds } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, line, onBack, onFront, onLeft, onSide, onTop, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A pizza with its slices of salami and its cheese. */
function pizza([x, y, z]: Vector, radius: number): Shape {
  const toppings = Array.from({ length: 7 }, (_, index) => {
    const angle = index * 2.4;
    const distance = radius * (index === 0 ? 0 : 0.32 + (index % 3) * 0.12);
    const place: Vector = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, z + 16];
    return disc(place, [0, 0, 1], radius * 0.15, index % 3 === 1 ? '#6f8f45' : '#9c2f22');
  });
  return group(
    cylinder({ from: [x, y, z], to: [x, y, z + 14], radius, colour: '#d9a45b' }),
    disc([x, y, z + 15], [0, 0, 1], radius * 0.86, '#e8b64c'),
    disc([x, y, z + 15], [0, 0, 1], radius * 0.8, '#edc766'),
    ...toppings,
  );
}

/** A chamber of a pizza oven; the lowest one is open and has a pizza on its door. */
function chamber(floor: number, isOpen: boolean): Shape[] {
  const glow = rectangle(36, 44, 440, 142, '#2b1d16', 10) + rectangle(58, 62, 396, 12, '#f08a3c', 6);
  const hearth = rectangle(48, 150, 420, 30, '#b9552a', 6) + rectangle(58, 84, 396, 30, '#f08a3c38', 8);
  const vents = slots(40, 30, { width: 320, height: 12, count: 4, gap: 20 }, '#00000026');
  const body = group(
    box([0, 0, floor], [640, 520, 230], material.steel),
    onSide([640, 60, floor + 190], vents),
    onLeft([0, 460, floor + 190], vents),
    onBack(
      [640, 520, floor + 200],
      slots(80, 20, { width: 360, height: 12, count: 5, gap: 16 }, '#00000040'),
      rectangle(500, 24, 80, 50, '#8b959d', 4),
      circle(540, 130, 16, '#20262b'),
    ),
    onFront(
      [0, 0, floor + 230],
      glow + hearth,
      rectangle(500, 14, 126, 202, material.graphite, 10),
      knob(563, 66, 30, material.rubber),
      knob(563, 150, 30, material.accent),
      circle(606, 108, 8, '#f0b23b'),
    ),
  );
  return [
    body,
    ...(isOpen
      ? [
          group(
            box([30, -210, floor + 28], [452, 210, 14], material.steel),
            onTop([30, 0, floor + 43], rectangle(28, 12, 396, 176, '#8b959d', 12)),
          ),
          withBounds([100, -230, floor + 43], [410, -2, floor + 70], pizza([256, -76, floor + 50], 150)),
        ]
      : [
          group(
            box([26, -16, floor + 28], [460, 16, 172], material.darkSteel),
            onFront(
              [26, -16, floor + 200],
              rectangle(40, 40, 380, 100, '#3a2318', 12),
              line('M64 66H396', 12, '#f08a3c'),
            ),
          ),
          tube(
            [
              [80, -46, floor + 188],
              [430, -46, floor + 188],
            ],
            24,
            material.rubber,
          ),
        ]),
  ];
}

const foot = (x: number, y: number): Shape =>
  cylinder({ from: [x, y, 0], to: [x, y, 46], radius: 26, colour: material.rubber });

/** A pizza oven with one or two stacked chambers. */
export function pizzaOven(chambers: 1 | 2): Shape {
  return group(
    shadow([0, -60], [640, 580]),
    depthSorted(
      ...[470, 50].flatMap((y) => [50, 590].map((x) => foot(x, y))),
      ...Array.from({ length: chambers }, (_, index) => chamber(46 + index * 230, index === 0)).flat(),
      box([-6, -6, 46 + chambers * 230], [652, 532, 20], material.graphite),
    ),
  );
}
