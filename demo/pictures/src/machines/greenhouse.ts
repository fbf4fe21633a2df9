import { material } from '../drawing/colour.js';
import { ball } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { flat } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A greenhouse with a gable roof, plants, and this number of bays of 600 mm. */
export function greenhouse(count = 4): Shape {
  const [width, depth, eaves, ridge] = [1900, count * 600, 1300, 1950];
  const frame = material.darkSteel;
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
  const bays = Array.from({ length: count - 1 }, (_, index) => 600 * (index + 1));
  const rows = Array.from({ length: Math.floor(count / 2) }, (_, index) => depth - 500 - index * 1200);
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
    ...rows.flatMap((y) => [plant(400, y, 520), plant(1000, y + 120, 420)]),
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
