import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { depthSorted, withBounds } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, line, onBack, onFront, onLeft, onSide, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** A bench oscilloscope showing a signal. */
export function oscilloscope(): Shape {
  const grid =
    Array.from({ length: 7 }, (_, index) => `M${22 + index * 25} 24v124`).join('') +
    Array.from({ length: 5 }, (_, index) => `M18 ${32 + index * 27}h160`).join('');
  const dials = [
    [214, 40],
    [262, 40],
    [214, 96],
    [262, 96],
  ]
    .map(([x = 0, y = 0]) => knob(x, y, 15, '#3a4147'))
    .join('');
  const vents = slots(24, 50, { width: 84, height: 8, count: 7, gap: 9 }, '#00000026');
  const body = group(
    box([0, 0, 12], [320, 130, 190], material.enamel),
    onSide([320, 0, 202], vents),
    onLeft([0, 130, 202], vents),
    onBack(
      [320, 130, 202],
      circle(90, 90, 46, '#00000022'),
      slots(58, 64, { width: 64, height: 6, count: 5, gap: 6 }, '#00000055'),
      rectangle(190, 40, 90, 46, '#c3cad0', 4),
      rectangle(200, 120, 56, 36, '#2c3136', 6),
    ),
    onFront(
      [0, 0, 202],
      rectangle(8, 8, 304, 174, '#d4d8da', 10),
      rectangle(14, 18, 170, 136, '#12241f', 8),
      line(grid, 1.2, '#3f5f55'),
      line('M18 86C34 30 50 30 62 86s28 56 42 0 28-56 42 0 18 50 32 20', 4.5, '#f0c04a'),
      line('M18 122h26v-34h34v34h34v-34h34v34h32', 3.5, '#5fd0d8'),
      dials,
      rectangle(198, 122, 84, 12, '#8b959d', 6),
      rectangle(198, 138, 40, 12, material.accent, 6),
      ...[206, 242, 278].map((x) => circle(x, 166, 10, '#9aa4ab') + circle(x, 166, 4.5, '#23292e')),
      circle(34, 168, 7, '#6cbf6a'),
    ),
  );
  const handle = tube(
    [
      [40, 66, 202],
      [40, 66, 240],
      [280, 66, 240],
      [280, 66, 202],
    ],
    15,
    material.graphite,
  );
  const probe = group(
    hose(
      [
        [206, -8, 36],
        [206, -60, 20],
        [120, -90, 8],
        [30, -60, 8],
        [-40, -20, 10],
      ],
      7,
      material.rubber,
    ),
    tube(
      [
        [-40, -20, 10],
        [-88, 10, 14],
      ],
      14,
      material.graphite,
    ),
  );
  return group(
    shadow([0, 0], [320, 140]),
    depthSorted(
      ...[30, 270].map((x) => box([x, 10, 0], [26, 110, 12], material.rubber)),
      body,
      handle,
      withBounds([-90, -92, 4], [210, -6, 40], probe),
    ),
  );
}
