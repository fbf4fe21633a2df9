import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { frontProfile, profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onFront, onSide, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

function wheel(x: number): Shape {
  return group(
    cylinder({ from: [x, 100, 150], to: [x + 36, 100, 150], radius: 74, colour: '#8d8a86' }),
    cylinder({ from: [x - 6, 118, 152], to: [x + 42, 118, 152], radius: 84, colour: material.graphite }),
    cylinder({ from: [x, 92, 148], to: [x + 36, 92, 148], radius: 72, colour: '#a3a09b', cap: '#b5b2ac' }),
    disc([x + 43, 110, 150], [1, 0, 0], 30, material.darkSteel),
    box([x - 4, 4, 112], [44, 26, 12], material.darkSteel),
  );
}

/** A bench grinder: motor in the middle, a wheel under its guard on either side. */
export function benchGrinder(): Shape {
  return group(
    shadow([40, 20], [300, 170]),
    frontProfile(
      [
        [80, 0],
        [300, 0],
        [280, 34],
        [100, 34],
      ],
      30,
      150,
      material.graphite,
    ),
    box([140, 60, 34], [100, 90, 50], material.graphite),
    wheel(30),
    cylinder({ from: [74, 106, 150], to: [306, 106, 150], radius: 56, colour: material.accent }),
    cylinder({ from: [76, 106, 150], to: [112, 106, 150], radius: 62, colour: material.graphite }),
    cylinder({ from: [270, 106, 150], to: [306, 106, 150], radius: 62, colour: material.graphite }),
    box([150, 12, 40], [80, 24, 44], material.rubber),
    onFront([150, 12, 84], circle(26, 22, 12, '#6cbf6a'), circle(56, 22, 12, '#d9544d')),
    wheel(306),
  );
}

/** A return spring, as the zigzag that one sees of it. */
function spring(x: number): Shape {
  const coils = Array.from({ length: 15 }, (_, index): Vector => [x + (index % 2 ? 17 : -17), 155, 926 + index * 16]);
  return tube(coils, 13, material.steel);
}

/** A workshop press: an H frame with jack, ram and bed. */
export function workshopPress(): Shape {
  const post = (x: number): Shape =>
    group(
      box([x, 120, 40], [60, 70, 1180], material.accent),
      onFront([x, 120, 1220], ...Array.from({ length: 9 }, (_, index) => circle(30, 330 + index * 84, 13, '#5e2008'))),
      box([x - 10, 0, 0], [80, 320, 40], material.graphite),
    );
  return group(
    shadow([-10, 0], [620, 320]),
    post(0),
    post(520),
    box([-14, 100, 1160], [608, 110, 110], material.accent),
    onFront([-14, 100, 1270], rectangle(190, 38, 230, 34, '#ffffffcc', 8)),
    cylinder({ from: [290, 155, 1160], to: [290, 155, 900], radius: 62, colour: material.graphite }),
    cylinder({ from: [290, 155, 900], to: [290, 155, 720], radius: 30, colour: material.steel }),
    box([60, 130, 880], [460, 50, 44], material.darkSteel),
    ...[110, 470].map((x) => spring(x)),
    box([-10, 80, 480], [600, 34, 96], material.graphite),
    box([-10, 196, 480], [600, 34, 96], material.graphite),
    box([200, 70, 576], [180, 170, 50], material.darkSteel),
    cylinder({ from: [290, 155, 626], to: [290, 155, 700], radius: 54, colour: material.steel }),
    box([596, 90, 800], [90, 90, 150], material.graphite),
    tube(
      [
        [640, 80, 920],
        [690, -120, 1010],
      ],
      26,
      material.darkSteel,
    ),
    hose(
      [
        [640, 135, 950],
        [700, 150, 1100],
        [520, 140, 1260],
        [340, 120, 1210],
      ],
      16,
      material.rubber,
    ),
  );
}

/** A compressor: tank on wheels, motor and pump on top, pressure gauges in front. */
export function compressor(): Shape {
  return group(
    shadow([0, 0], [680, 300]),
    cylinder({ from: [150, 262, 90], to: [150, 292, 90], radius: 90, colour: material.rubber }),
    tube(
      [
        [560, 60, 120],
        [560, 60, 8],
      ],
      34,
      material.rubber,
    ),
    tube(
      [
        [560, 230, 120],
        [560, 230, 8],
      ],
      34,
      material.rubber,
    ),
    cylinder({ from: [40, 150, 230], to: [640, 150, 230], radius: 130, colour: material.accent }),
    cylinder({ from: [640, 150, 230], to: [676, 150, 230], radius: 128, endRadius: 74, colour: material.accent }),
    cylinder({ from: [150, 8, 90], to: [150, -26, 90], radius: 90, colour: material.rubber, cap: '#3b4248' }),
    disc([150, -27, 90], [0, -1, 0], 44, material.steel),
    box([90, 60, 352], [480, 180, 18], material.graphite),
    profile(
      [
        [70, 370],
        [230, 370],
        [230, 480],
        [196, 520],
        [104, 520],
        [70, 480],
      ],
      330,
      220,
      material.graphite,
    ),
    onSide([550, 70, 500], slots(26, 30, { width: 108, height: 9, count: 5, gap: 10 }, '#00000055')),
    box([120, 86, 370], [150, 130, 90], material.darkSteel),
    ...[390, 412, 434].map((z) => box([112, 78, z], [166, 146, 9], material.steel)),
    cylinder({ from: [195, 150, 470], to: [195, 150, 580], radius: 54, colour: material.darkSteel }),
    ...[492, 518, 544, 570].map((z) =>
      cylinder({ from: [195, 150, z], to: [195, 150, z + 8], radius: 70, colour: material.steel }),
    ),
    hose(
      [
        [250, 130, 560],
        [300, 60, 560],
        [320, 20, 470],
        [300, 26, 350],
      ],
      18,
      material.brass,
    ),
    box([400, 20, 380], [130, 40, 110], material.rubber),
    onFront(
      [400, 20, 490],
      circle(38, 44, 30, '#f4f4f2'),
      line('M38 44L54 26', 5, material.accent),
      circle(98, 44, 24, '#f4f4f2'),
      line('M98 44L88 28', 4, material.accent),
      circle(38, 88, 8, '#6cbf6a'),
    ),
    tube(
      [
        [60, 40, 360],
        [-70, 40, 470],
        [-70, 260, 470],
        [60, 260, 360],
      ],
      26,
      material.rubber,
    ),
  );
}
