import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { profile } from '../drawing/extrusion.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import {
  circle,
  display,
  knob,
  line,
  onBack,
  onFront,
  onLeft,
  onPlane,
  onSide,
  onTop,
  rectangle,
  slots,
} from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

/** An ultrasonic cleaner of this width and depth in millimetres, with water, basket and open lid. */
export function ultrasonicCleaner(width = 330, depth = 180): Shape {
  const [inside, water] = [width - 44, width - 60];
  const bubbles = Array.from({ length: Math.round(width / 47) }, (_, index) =>
    circle(54 + ((index * 83) % (width - 110)), 46 + ((index * 57) % (depth - 80)), 5 + (index % 3) * 3, '#ffffff99'),
  );
  const columns = Math.round((width - 104) / 38);
  const rows = Math.round((depth - 70) / 28);
  const wires = [
    `M0 0H${width - 104}V${depth - 70}H0z`,
    ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${((index + 1) * (depth - 70)) / rows}H${width - 104}`),
    ...Array.from({ length: columns - 1 }, (_, index) => `M${((index + 1) * (width - 104)) / columns} 0V${depth - 70}`),
  ].join('');
  const lid = Math.round(depth * 1.1);
  const cover = group(
    profile(
      [
        [depth + 10, 200],
        [depth + 18, 200],
        [depth + 78, 200 + lid],
        [depth + 70, 200 + lid],
      ],
      0,
      width,
      '#b4bdc4',
    ),
    onPlane(
      [20, depth + 70 - 60 / lid, 190 + lid],
      [1, 0, 0],
      [0, -60 / lid, -1],
      rectangle(0, 4, width - 40, lid - 24, '#dbe2e6', 10),
    ),
  );
  const basket = [
    onTop([52, depth - 30, 225], line(wires, 3, '#5f6a72')),
    tube(
      [
        [44, depth / 2, 228],
        [20, depth / 2, 262],
        [-8, depth / 2, 256],
      ],
      9,
      material.darkSteel,
    ),
    tube(
      [
        [width - 44, depth / 2, 228],
        [width - 18, depth / 2, 262],
        [width + 12, depth / 2, 256],
      ],
      9,
      material.darkSteel,
    ),
  ];
  const vents = slots(40, 60, { width: depth - 84, height: 8, count: 5, gap: 10 }, '#00000026');
  const body = group(
    box([0, 0, 14], [width, depth, 210], material.steel),
    onTop(
      [0, depth, 224],
      rectangle(22, 18, inside, depth - 36, '#66717a', 16),
      rectangle(30, 28, water, depth - 56, '#7fb6c9', 12),
      rectangle(30, 28, water, (depth - 56) / 2, '#9fcedd', 12),
      ...bubbles,
    ),
    onFront(
      [0, 0, 224],
      rectangle(26, 42, width - 52, 128, material.graphite, 14),
      ...(width > 250
        ? [
            display(48, 62, 104, 48, 3),
            circle(width - 134, 86, 15, '#6b757d'),
            circle(width - 94, 86, 15, '#6b757d'),
            circle(width - 54, 86, 15, material.accent),
            rectangle(48, 130, width - 100, 14, '#ffffff26', 7),
            rectangle(48, 130, (width - 90) / 2, 14, '#6cbf6a', 7),
          ]
        : [display(42, 60, 84, 44, 3), circle(58, 138, 15, '#6b757d'), knob(width - 60, 132, 19, material.accent)]),
    ),
    onSide([width, 0, 200], vents),
    onLeft([0, depth, 200], vents),
    onBack([width, depth, 200], rectangle(30, 40, 70, 44, '#8b959d', 4), circle(width - 60, 60, 14, '#20262b')),
  );
  return group(
    shadow([0, 0], [width, depth]),
    depthSorted(
      ...[30, width - 60].map((x) => box([x, 20, 0], [30, depth - 50, 14], material.rubber)),
      cover,
      body,
      ...basket,
    ),
  );
}
