import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onFront, onLeft, onSide, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The cylinder of the pump with its cooling fins. */
const pumpCylinder = (x: number): Shape =>
  group(
    cylinder({ from: [x, 150, 470], to: [x, 150, 580], radius: 54, colour: material.darkSteel }),
    ...[492, 518, 544, 570].map((z) =>
      cylinder({ from: [x, 150, z], to: [x, 150, z + 8], radius: 70, colour: material.steel }),
    ),
  );

/** The pump beside the motor: housing, cylinders, and pipe to the tank. */
function pump(cylinders: number): Shape[] {
  const width = cylinders * 160 - 10;
  const pipe = hose(
    [
      [width + 130, 130, 560],
      [width + 166, 60, 550],
      [width + 172, 24, 470],
      [width + 140, 30, 374],
    ],
    18,
    material.brass,
  );
  return [
    group(
      box([120, 86, 370], [width, 130, 90], material.darkSteel),
      ...[390, 412, 434].map((z) => box([112, 78, z], [width + 16, 146, 9], material.steel)),
    ),
    ...Array.from({ length: cylinders }, (_, index) => pumpCylinder(195 + index * 160)),
    pipe,
  ];
}

/** A compressor: tank on wheels, motor and pump on top, pressure gauges in front. With 0 cylinders it is the small model. */
export function compressor(cylinders: 0 | 1 | 2 = 1): Shape {
  const motor = [110, 330, 490][cylinders] ?? 330;
  const end = motor + 310;
  const axle = (y: number): Vector => [150, y, 90];
  const leg = (y: number): Shape =>
    tube(
      [
        [end - 80, y, 98],
        [end - 80, y, 8],
      ],
      34,
      material.rubber,
    );
  const tank = [
    cylinder({ from: [40, 150, 230], to: [4, 150, 230], radius: 128, endRadius: 74, colour: material.accent }),
    cylinder({ from: [40, 150, 230], to: [end, 150, 230], radius: 130, colour: material.accent }),
    cylinder({ from: [end, 150, 230], to: [end + 36, 150, 230], radius: 128, endRadius: 74, colour: material.accent }),
  ];
  const vents = slots(26, 30, { width: 108, height: 9, count: 5, gap: 10 }, '#00000055');
  const cover = group(
    profile(
      [
        [70, 370],
        [230, 370],
        [230, 480],
        [196, 520],
        [104, 520],
        [70, 480],
      ],
      motor,
      220,
      material.graphite,
    ),
    onSide([motor + 220, 70, 500], vents),
    onLeft([motor, 230, 500], vents),
  );
  const gauges = group(
    box([motor + 70, 20, 380], [130, 40, 110], material.rubber),
    onFront(
      [motor + 70, 20, 490],
      circle(38, 44, 30, '#f4f4f2'),
      line('M38 44L54 26', 5, material.accent),
      circle(98, 44, 24, '#f4f4f2'),
      line('M98 44L88 28', 4, material.accent),
      circle(38, 88, 8, '#6cbf6a'),
    ),
  );
  const handle = tube(
    [
      [60, 40, 362],
      [-70, 40, 470],
      [-70, 260, 470],
      [60, 260, 362],
    ],
    26,
    material.rubber,
  );
  return group(
    shadow([0, 0], [end + 40, 300]),
    depthSorted(
      group(
        cylinder({ from: axle(286), to: axle(320), radius: 90, colour: material.rubber, cap: '#3b4248' }),
        disc(axle(321), [0, 1, 0], 44, material.steel),
      ),
      leg(60),
      leg(230),
      ...tank,
      group(
        cylinder({ from: axle(8), to: axle(-26), radius: 90, colour: material.rubber, cap: '#3b4248' }),
        disc(axle(-27), [0, -1, 0], 44, material.steel),
      ),
      box([90, 60, 359], [end - 160, 180, 11], material.graphite),
      cover,
      ...(cylinders > 0 ? pump(cylinders) : []),
      gauges,
      handle,
    ),
  );
}
