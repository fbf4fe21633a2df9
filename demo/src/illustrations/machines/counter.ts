import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, line, onFront, onSide, onTop, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A salami that lies on the carriage, cut at its near end. */
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

/** A slicer: the round blade in its guard, the carriage with a salami in front, slices beside it. */
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

/** One chamber of a pizza oven; the lowest is open, with a pizza on its door. */
function chamber(floor: number, isOpen: boolean): Shape {
  const glow = rectangle(36, 44, 440, 142, '#2b1d16', 10) + rectangle(58, 62, 396, 12, '#f08a3c', 6);
  const hearth = rectangle(48, 150, 420, 30, '#b9552a', 6) + rectangle(58, 84, 396, 30, '#f08a3c38', 8);
  return group(
    box([0, 0, floor], [640, 520, 230], material.steel),
    onSide([640, 60, floor + 190], slots(40, 30, { width: 320, height: 12, count: 4, gap: 20 }, '#00000026')),
    onFront(
      [0, 0, floor + 230],
      glow + hearth,
      rectangle(500, 14, 126, 202, material.graphite, 10),
      knob(563, 66, 30, material.rubber),
      knob(563, 150, 30, material.accent),
      circle(606, 108, 8, '#f0b23b'),
    ),
    ...(isOpen
      ? [
          box([30, -210, floor + 28], [452, 214, 14], material.steel),
          onTop([30, 0, floor + 43], rectangle(28, 12, 396, 176, '#8b959d', 12)),
          pizza([256, -76, floor + 50], 150),
        ]
      : [
          box([26, -16, floor + 28], [460, 16, 172], material.darkSteel),
          onFront(
            [26, -16, floor + 200],
            rectangle(40, 40, 380, 100, '#3a2318', 12),
            line('M64 66H396', 12, '#f08a3c'),
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
  );
}

/** A pizza oven of one or two chambers, one above the other. */
export function pizzaOven(chambers: 1 | 2): Shape {
  return group(
    shadow([0, -60], [640, 580]),
    ...[50, 590].map((x) => cylinder({ from: [x, 50, 0], to: [x, 50, 50], radius: 26, colour: material.rubber })),
    ...Array.from({ length: chambers }, (_, index) => chamber(46 + index * 230, index === 0)),
    box([-6, -6, 46 + chambers * 230], [652, 532, 20], material.graphite),
  );
}
