/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile, roundedOutline, slab } from '../drawing/extrusion.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, display, knob, onBack, onFront, onPlane, onTop, rectangle, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

/** A binocular microscope. */
export function microscope(): Shape {
  const objective = (x: number, y: number, length: number, colour: string): Shape =>
    cylinder({ from: [110, 70, 216], to: [x, y, 214 - length], radius: 12, colour });
  return group(
    shadow([20, 0], [190, 240]),
    slab(roundedOutline(20, 0, 180, 240, 34), 0, 34, material.enamel),
    cylinder({ from: [110, 70, 34], to: [110, 70, 66], radius: 30, colour: material.graphite }),
    disc([110, 70, 67], [0, 0, 1], 20, '#f7e7a6'),
    profile(
      [
        [150, 34],
        [232, 34],
        [232, 200],
        [200, 290],
        [60, 300],
        [40, 268],
        [150, 246],
        [170, 200],
      ],
      80,
      60,
      material.enamel,
    ),
    box([34, 10, 128], [152, 130, 12], material.graphite),
    onTop(
      [34, 140, 141],
      rectangle(34, 52, 86, 30, '#cfe6ea', 3),
      circle(76, 67, 10, '#c9605a'),
      rectangle(120, 20, 16, 90, '#8b959d', 4),
    ),
    cylinder({ from: [140, 176, 96], to: [176, 176, 96], radius: 34, colour: material.graphite, cap: '#565e66' }),
    cylinder({ from: [176, 176, 96], to: [192, 176, 96], radius: 19, colour: material.steel }),
    objective(138, 84, 50, material.accent),
    cylinder({ from: [110, 70, 238], to: [110, 72, 212], radius: 44, colour: material.darkSteel }),
    objective(80, 56, 44, '#f0b23b'),
    objective(112, 44, 64, '#5fa6c9'),
    box([66, 30, 240], [88, 92, 44], material.enamel),
    onPlane([66, 30, 284], [1, 0, 0], [0, 0, -1], rectangle(12, 14, 40, 12, material.accent, 6)),
    ...[84, 136].map((x) =>
      group(
        cylinder({ from: [x, 50, 270], to: [x, -10, 356], radius: 21, colour: material.graphite }),
        cylinder({ from: [x, -8, 352], to: [x, -20, 370], radius: 26, colour: material.rubber, cap: '#59636a' }),
        disc([x, -20.6, 370.8], [0, -0.57, 0.82], 14, '#a9cbd6'),
      ),
    ),
  );
}

/** A laboratory centrifuge with an open lid that shows the rotor. */
export function centrifuge(): Shape {
  const tubes = Array.from({ length: 6 }, (_, index) => {
    const angle = (index * Math.PI) / 3 + 0.3;
    const [x, y] = [150 + 62 * Math.cos(angle), 160 + 62 * Math.sin(angle)];
    return cylinder({
      from: [x, y, 202],
      to: [x, y, 214],
      radius: 17,
      colour: index % 2 ? material.accent : '#5fa6c9',
    });
  });
  const lid = [
    slab(roundedOutline(20, 270, 260, 30, 12), 201, 199, material.enamel),
    slab(roundedOutline(52, 262, 196, 8, 3), 224, 150, '#cdd4d8'),
    tube(
      [
        [118, 292, 404],
        [182, 292, 404],
      ],
      15,
      material.graphite,
    ),
  ];
  const body = group(
    profile(
      [
        [0, 12],
        [300, 12],
        [300, 200],
        [60, 200],
        [0, 120],
      ],
      0,
      300,
      material.enamel,
    ),
    onTop(
      [0, 300, 201],
      circle(150, 140, 108, '#7c868e'),
      circle(150, 140, 98, '#4b545b'),
      circle(150, 140, 84, '#2f363c'),
    ),
    onPlane(
      [0, 60, 200],
      [1, 0, 0],
      [0, -0.6, -0.8],
      rectangle(20, 14, 260, 74, material.graphite, 12),
      display(36, 28, 104, 44, 4),
      knob(178, 50, 19, '#6b757d'),
      circle(224, 50, 14, '#6cbf6a'),
      circle(258, 50, 14, material.accent),
    ),
    onBack(
      [300, 300, 200],
      slots(50, 50, { width: 120, height: 9, count: 6, gap: 11 }, '#00000033'),
      rectangle(200, 50, 60, 40, '#c3cad0', 4),
      rectangle(205, 120, 50, 36, '#2c3136', 6),
    ),
  );
  const hub = cylinder({ from: [150, 160, 202], to: [150, 160, 218], radius: 24, colour: material.steel });
  return group(
    shadow([0, 0], [300, 300]),
    depthSorted(...[40, 236].map((x) => box([x, 30, 0], [28, 230, 12], material.rubber)), body, ...lid, ...tubes, hub),
  );
}

/** A magnetic stirrer with hot plate, a beaker of coloured liquid, and a thermometer on a rod. */
export function hotPlateStirrer(): Shape {
  const [x, y] = [140, 150];
  const body = group(
    profile(
      [
        [0, 12],
        [280, 12],
        [280, 110],
        [40, 110],
        [0, 70],
      ],
      0,
      280,
      material.enamel,
    ),
    onFront([0, -1, 70], display(96, 12, 88, 36, 3), knob(50, 30, 20, '#454c53'), knob(230, 30, 20, material.accent)),
    onBack([280, 280, 110], rectangle(40, 24, 80, 44, '#c3cad0', 4), rectangle(190, 30, 48, 34, '#2c3136', 6)),
  );
  const rod = tube(
    [
      [240, 250, 112],
      [240, 250, 470],
    ],
    16,
    material.steel,
  );
  const plate = group(
    cylinder({ from: [x, y, 112], to: [x, y, 130], radius: 122, colour: material.graphite }),
    cylinder({ from: [x, y, 130], to: [x, y, 142], radius: 116, colour: material.steel }),
  );
  const beaker = group(
    cylinder({ from: [x, y, 144], to: [x, y, 262], radius: 86, colour: '#dd8b5a' }),
    cylinder({ from: [x, y, 262], to: [x, y, 352], radius: 86, colour: material.glass, cap: '#e3f0f3' }),
    disc([x, y, 353], [0, 0, 1], 76, '#a9ccd5'),
  );
  const arm = tube(
    [
      [238, 246, 430],
      [x + 10, y, 430],
    ],
    14,
    material.darkSteel,
  );
  const thermometer = tube(
    [
      [x + 26, y, 500],
      [x + 26, y, 357],
    ],
    9,
    material.steel,
  );
  return group(
    shadow([0, 0], [280, 280]),
    depthSorted(
      ...[20, 232].map((left) => box([left, 10, 0], [28, 240, 12], material.rubber)),
      rod,
      body,
      plate,
      beaker,
      arm,
      thermometer,
    ),
  );
}
