import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, line, onBack, onFront, onTop, rectangle } from '../drawing/surface.js';

/** A griddle of this width in millimetres, ribbed on its right half, with splash guard and drip tray. */
export function griddle(width = 550): Shape {
  const ribs = Math.round(width / 61);
  const ribbed = width - 30 - ribs * 26;
  const steak = Math.min(1.4, Number((ribbed / 190).toFixed(2)));
  const foot = (x: number, y: number): Shape =>
    cylinder({ from: [x, y, 0], to: [x, y, 40], radius: 20, colour: material.rubber });
  const body = group(
    box([0, 0, 40], [width, 430, 130], material.steel),
    onFront(
      [0, 0, 170],
      knob(width * 0.2, 62, 26, material.rubber),
      knob(width * 0.8, 62, 26, material.rubber),
      ...(width > 700
        ? [knob(width * 0.32, 62, 26, material.rubber), knob(width * 0.68, 62, 26, material.rubber)]
        : []),
      circle(width * 0.2 + 50, 36, 8, '#6cbf6a'),
      circle(width * 0.8 - 50, 36, 8, '#f0b23b'),
      rectangle(width / 2 - 75, 88, 150, 30, '#7d878f', 6),
      rectangle(width / 2 - 30, 98, 60, 10, material.accent, 5),
    ),
    onTop(
      [0, 430, 170],
      rectangle(14, 16, width - 28, 400, '#60696f', 8),
      ...Array.from({ length: ribs }, (_, index) => rectangle(ribbed + index * 26, 34, 13, 340, '#3f474d', 6)),
      rectangle(30, 44, ribbed - 56, 320, '#6c767d', 8),
    ),
    onTop(
      [ribbed / 2 + 2 - 58 * steak, 200 + 93 * steak, 171],
      `<path transform="scale(${steak})" d="M12 60C0 10 70-14 104 14s30 70-6 84S24 108 12 60z" fill="#8c4a34"/><path transform="scale(${steak})" d="M28 62C22 28 66 8 92 26" fill="none" stroke="#b06a4e" stroke-width="8" stroke-linecap="round"/>`,
    ),
    onTop(
      [ribbed + ribs * 13 - 62, 280, 172],
      `<path transform="scale(1.15)" d="M8 60C0 14 60-12 96 12s26 66-4 80S20 104 8 60z" fill="#7d3f2c"/>${line('M38 40L108 114M68 24L128 84M22 73L76 127', 9, '#4d2519')}`,
    ),
    onBack([width, 430, 170], rectangle(60, 30, 90, 50, '#8b959d', 4), circle(width - 90, 60, 16, '#20262b')),
  );
  return group(
    shadow([0, 0], [width, 430]),
    depthSorted(
      ...[380, 50].flatMap((y) => [foot(50, y), foot(width - 50, y)]),
      body,
      box([0, 418, 170], [width, 12, 84], material.steel),
      box([width - 12, 40, 170], [12, 378, 84], material.steel),
    ),
  );
}
