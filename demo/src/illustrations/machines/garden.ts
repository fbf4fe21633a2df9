import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { flat } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onTop, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A greenhouse with a gable roof; plants stand inside. */
export function greenhouse(): Shape {
  const [width, depth, eaves, ridge] = [1900, 2400, 1300, 1950];
  const frame = '#6f7f78';
  const bars = (lines: readonly (readonly Vector[])[], thick = 46): Shape =>
    group(...lines.map((line) => tube(line, thick, frame)));
  const plant = (x: number, y: number, height: number): Shape =>
    group(
      tube(
        [
          [x, y, 60],
          [x, y, height],
        ],
        40,
        material.green,
      ),
      ball([x - 60, y, height * 0.62], 120, '#6f9460'),
      ball([x + 70, y, height * 0.8], 130, material.green),
      ball([x, y, height + 40], 120, '#7ba56b'),
    );
  const bays = [1, 2, 3].map((at) => (depth / 4) * at);
  const roofTop: Vector[] = [
    [width / 2, 0, ridge],
    [width / 2, depth, ridge],
  ];
  return group(
    shadow([0, 0], [width, depth]),
    flat(
      [
        [0, 0, 0],
        [0, depth, 0],
        [width, depth, 0],
        [width, 0, 0],
      ],
      '#a98a66',
    ),
    bars(
      [
        [
          [0, 0, 0],
          [0, depth, 0],
          [0, depth, eaves],
          [0, 0, eaves],
        ],
        [
          [0, depth, eaves],
          [width / 2, depth, ridge],
          [width, depth, eaves],
          [width, depth, 0],
          [0, depth, 0],
        ],
      ],
      36,
    ),
    ...[1900, 700].flatMap((y) => [plant(400, y, 520), plant(1000, y + 120, 420)]),
    flat(
      [
        [0, 0, eaves],
        [0, depth, eaves],
        [width / 2, depth, ridge],
        [width / 2, 0, ridge],
      ],
      material.glass,
      0.5,
    ),
    flat(
      [
        [width, 0, 0],
        [width, 0, eaves],
        [width, depth, eaves],
        [width, depth, 0],
      ],
      material.glass,
      0.55,
    ),
    flat(
      [
        [width, 0, eaves],
        [width / 2, 0, ridge],
        [width / 2, depth, ridge],
        [width, depth, eaves],
      ],
      '#cfe6ea',
      0.6,
    ),
    flat(
      [
        [0, 0, 0],
        [0, 0, eaves],
        [width / 2, 0, ridge],
        [width, 0, eaves],
        [width, 0, 0],
      ],
      '#d9edf0',
      0.5,
    ),
    bars([
      [
        [width, 0, eaves],
        [width, depth, eaves],
      ],
      [
        [width, 0, 0],
        [width, depth, 0],
        [width, depth, eaves],
        [width / 2, depth, ridge],
      ],
      roofTop,
    ]),
    ...bays.map((y) =>
      bars(
        [
          [
            [width, y, 0],
            [width, y, eaves],
            [width / 2, y, ridge],
          ],
          [
            [0, y, eaves],
            [width / 2, y, ridge],
          ],
        ],
        34,
      ),
    ),
    bars([
      [
        [0, 0, 0],
        [0, 0, eaves],
        [width / 2, 0, ridge],
        [width, 0, eaves],
        [width, 0, 0],
        [0, 0, 0],
      ],
      [
        [0, 0, eaves],
        [width, 0, eaves],
      ],
      [
        [560, 0, 0],
        [560, 0, eaves],
      ],
      [
        [1340, 0, 0],
        [1340, 0, eaves],
      ],
      [
        [560, 0, 640],
        [1340, 0, 640],
      ],
    ]),
    tube(
      [
        [1250, -20, 560],
        [1250, -20, 740],
      ],
      60,
      material.accent,
    ),
  );
}

/** A lawn mower with its grass box and handle. */
export function lawnMower(): Shape {
  const wheel = (x: number, y: number, radius: number): Shape =>
    group(
      cylinder({ from: [x, y, radius], to: [x + 56, y, radius], radius, colour: material.rubber, cap: '#3b4248' }),
      disc([x + 57, y, radius], [1, 0, 0], radius * 0.5, material.steel),
    );
  return group(
    shadow([-30, 0], [500, 760]),
    wheel(-46, 120, 80),
    wheel(-46, 560, 110),
    profile(
      [
        [640, 120],
        [1010, 150],
        [1030, 330],
        [940, 420],
        [660, 360],
      ],
      50,
      320,
      material.graphite,
    ),
    tube(
      [
        [30, 620, 200],
        [10, 1180, 900],
        [410, 1180, 900],
        [390, 620, 200],
      ],
      28,
      material.darkSteel,
    ),
    tube(
      [
        [60, 1180, 900],
        [360, 1180, 900],
      ],
      42,
      material.rubber,
    ),
    box([140, 1150, 800], [90, 60, 70], material.accent),
    profile(
      [
        [0, 90],
        [40, 70],
        [700, 70],
        [700, 200],
        [620, 260],
        [90, 230],
        [10, 170],
      ],
      0,
      420,
      material.accent,
    ),
    profile(
      [
        [120, 230],
        [560, 250],
        [540, 360],
        [460, 410],
        [220, 400],
        [130, 330],
      ],
      70,
      280,
      material.graphite,
    ),
    onTop(
      [110, 440, 409],
      slots(20, 30, { width: 160, height: 14, count: 6, gap: 14 }, '#00000055'),
      circle(100, 190, 14, material.accent),
      rectangle(0, 0, 0, 0, '#000'),
    ),
    wheel(404, 120, 80),
    wheel(404, 560, 110),
  );
}
