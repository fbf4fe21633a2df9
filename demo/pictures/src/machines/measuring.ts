/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { profile, roundedOutline, slab } from '../drawing/extrusion.js';
import { depthSorted } from '../drawing/depth-sorted.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, display, line, onBack, onFront, onPlane, onTop, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

const keys = (x: number, y: number, count: number, gap: number, colour: string): string =>
  Array.from({ length: count }, (_, index) =>
    rectangle(x + index * gap, y, gap * 0.72, gap * 0.46, index === count - 1 ? material.accent : colour, 6),
  ).join('');

/** A bench scale: steel pan on a flat housing with a sloping panel. */
export function benchScale(): Shape {
  const housing = group(
    profile(
      [
        [-60, 8],
        [260, 8],
        [260, 66],
        [10, 66],
        [-60, 30],
      ],
      0,
      300,
      material.enamel,
    ),
    onPlane(
      [0, 10, 66],
      [1, 0, 0],
      [0, -70 / 79, -36 / 79],
      display(26, 10, 160, 46, 5),
      keys(200, 16, 2, 44, '#8b959d'),
      keys(200, 44, 2, 44, '#8b959d'),
    ),
    onBack([300, 260, 66], circle(50, 30, 12, '#20262b'), rectangle(190, 16, 70, 28, '#c3cad0', 4)),
  );
  const pan = group(
    slab(roundedOutline(-14, 14, 328, 250, 26), 90, 16, material.steel),
    onTop(
      [-14, 264, 107],
      rectangle(16, 14, 296, 222, '#ffffff40', 18),
      line('M40 190L150 30M90 214L216 34', 8, '#ffffff55'),
    ),
  );
  return group(
    shadow([0, -40], [300, 320]),
    depthSorted(
      housing,
      ...[220, 60].flatMap((y) =>
        [40, 260].map((x) => cylinder({ from: [x, y, 66], to: [x, y, 90], radius: 14, colour: material.rubber })),
      ),
      pan,
    ),
  );
}

/** A platform scale with its indicator on a column. */
export function floorScale(): Shape {
  const tread = Array.from({ length: 6 }, (_, row) =>
    Array.from(
      { length: 7 },
      (_, at) => `M${70 + at * 128} ${70 + row * 150}l52 44M${134 + at * 128} ${145 + row * 150}l52-44`,
    ).join(''),
  ).join('');
  return group(
    shadow([0, 0], [1000, 1000]),
    box([20, 20, 0], [960, 960, 50], material.graphite),
    tube(
      [
        [500, 1060, 20],
        [500, 1060, 1000],
      ],
      54,
      material.darkSteel,
    ),
    box([420, 1010, 0], [160, 110, 26], material.graphite),
    box([0, 0, 50], [1000, 1000, 44], material.darkSteel),
    onTop([0, 1000, 94], rectangle(24, 24, 952, 952, '#ffffff1f', 14), line(tread, 16, '#68727a')),
    onFront([0, 0, 94], rectangle(40, 12, 200, 20, material.accent, 8)),
    box([330, 1000, 940], [340, 90, 220], material.enamel),
    onFront([330, 1000, 1160], display(40, 34, 260, 84, 5), keys(46, 146, 4, 64, '#8b959d')),
    hose(
      [
        [500, 1040, 940],
        [560, 1000, 500],
        [520, 1010, 60],
      ],
      22,
      material.rubber,
    ),
  );
}

/** A hand-held multimeter with its test leads. */
export function multimeter(): Shape {
  const marks = Array.from({ length: 11 }, (_, index) => {
    const angle = (-150 + index * 30) * (Math.PI / 180);
    return circle(46 + 38 * Math.sin(angle), 116 - 38 * Math.cos(angle), 3, index % 3 === 0 ? '#f0c04a' : '#ffffff');
  }).join('');
  return group(
    shadow([-6, 0], [104, 90]),
    profile(
      [
        [0, 0],
        [34, 0],
        [80, 176],
        [46, 188],
      ],
      -6,
      104,
      material.accent,
    ),
    onPlane(
      [0, 44, 184],
      [1, 0, 0],
      [0, -0.24, -0.97],
      rectangle(2, 4, 88, 180, '#343b41', 12),
      rectangle(10, 12, 72, 44, '#b9cdbb', 5),
      line('M18 22h10v22h-10zM34 22v22M42 22h10v11h-10v11h10M60 22h10v22h-10zM60 33h10', 3.4, '#2b3a33'),
      circle(46, 116, 30, '#20262b'),
      circle(46, 116, 22, '#4b545b'),
      line('M46 116V96', 5, '#ffffff'),
      marks,
      circle(24, 168, 8, '#15191c'),
      circle(46, 168, 8, '#c8332b'),
      circle(70, 168, 8, '#15191c'),
    ),
    hose(
      [
        [46, -6, 20],
        [60, -60, 4],
        [150, -60, 4],
        [190, 20, 4],
        [160, 60, 6],
      ],
      6,
      '#c8332b',
    ),
    tube(
      [
        [160, 60, 6],
        [128, 96, 8],
      ],
      11,
      '#c8332b',
    ),
    hose(
      [
        [24, -6, 20],
        [0, -70, 4],
        [-80, -40, 4],
        [-70, 40, 6],
      ],
      6,
      material.rubber,
    ),
    tube(
      [
        [-70, 40, 6],
        [-50, 96, 8],
      ],
      11,
      material.rubber,
    ),
  );
}
