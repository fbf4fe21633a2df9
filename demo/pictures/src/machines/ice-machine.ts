import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { flat } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, display, line, onBack, onFront, onLeft, onSide, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

/** An ice cube maker with an open hatch and a heap of cubes; `below` is the height of the housing below the hatch in millimetres. */
export function iceMachine(below = 200): Shape {
  const lift = below - 200;
  // All cubes share two paths, one for the faces and one for the highlights, to keep the picture small.
  const cubes = [
    [60, 214],
    [132, 208],
    [204, 216],
    [276, 206],
    [96, 152],
    [170, 146],
    [242, 150],
    [204, 90],
  ];
  const heap = cubes.map(([x = 0, y = 0]) => `M${x} ${y}l62-10 8 58-62 10z`).join('');
  const shine = cubes.map(([x = 0, y = 0]) => `M${x + 12} ${y + 10}l26-4`).join('');
  const foot = (x: number, y: number): Shape =>
    cylinder({ from: [x, y, 0], to: [x, y, 50], radius: 22, colour: material.rubber });
  const vents = slots(90, 320 + lift / 2, { width: 320, height: 14, count: 5, gap: 24 }, '#00000022');
  const body = group(
    box([0, 0, 50], [480, 500, 640 + lift], material.steel),
    onFront(
      [0, 0, 690 + lift],
      rectangle(0, 0, 480, 130, material.graphite),
      display(56, 40, 150, 56, 3),
      circle(270, 68, 17, '#6b757d'),
      circle(322, 68, 17, '#6b757d'),
      circle(374, 68, 17, material.accent),
      rectangle(40, 168, 400, 250, '#3b444b', 12),
      `<g transform="translate(36 128)"><path d="${heap}" fill="#e4f3f9" stroke="#8fbfd2" stroke-width="6"/>${line(shine, 7, '#ffffff')}</g>`,
    ),
    onFront(
      [0, 0, 250 + lift],
      slots(
        60,
        60,
        { width: 360, height: 14, count: below > 80 ? 4 + Math.max(0, Math.round(lift / 40)) : 1, gap: 18 },
        '#00000030',
      ),
    ),
    onSide([480, 0, 640 + lift], vents),
    onLeft([0, 500, 640 + lift], vents),
    onBack(
      [480, 500, 690 + lift],
      rectangle(60, 70, 360, 240, '#00000018', 10),
      slots(90, 100, { width: 300, height: 12, count: 8, gap: 12 }, '#00000040'),
      rectangle(60, 360, 90, 56, '#8b959d', 4),
      circle(390, 390, 18, '#20262b'),
    ),
  );
  const hatch = group(
    flat(
      [
        [40, -4, 522 + lift],
        [440, -4, 522 + lift],
        [440, -190, 560 + lift],
        [40, -190, 560 + lift],
      ],
      '#dfe8ec',
      0.9,
    ),
    tube(
      [
        [40, -190, 560 + lift],
        [440, -190, 560 + lift],
      ],
      20,
      material.graphite,
    ),
  );
  return group(
    shadow([0, 0], [480, 500]),
    depthSorted(...[460, 40].flatMap((y) => [foot(40, y), foot(440, y)]), body, hatch),
  );
}
