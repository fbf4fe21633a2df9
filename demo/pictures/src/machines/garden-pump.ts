import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import type { Film } from '../drawing/film.js';
import { shadow } from '../drawing/picture.js';
import { soft } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

const rib = (x: number): Shape =>
  cylinder({ from: [x, 110, 150], to: [x + 18, 110, 150], radius: 90, colour: material.graphite, cap: '#565e66' });

const drop = (x: number, z: number, size: number): Shape =>
  soft(
    [
      [x, -30, z + size * 1.5],
      [x + size * 0.7, -30, z],
      [x, -30, z - size * 0.7],
      [x - size * 0.7, -30, z],
    ],
    '#6fb3cb',
  );

/** A garden pump without water: pump housing with hose in front, motor behind, handle on top. */
function dryPump(): Shape {
  return group(
    shadow([-20, -40], [500, 300]),
    cylinder({ from: [-50, 110, 150], to: [-12, 110, 150], radius: 48, colour: material.graphite }),
    cylinder({ from: [-14, 110, 150], to: [44, 110, 150], radius: 36, colour: material.brass }),
    frontProfile(
      [
        [60, 10],
        [220, 10],
        [204, 60],
        [76, 60],
      ],
      50,
      120,
      material.accent,
    ),
    cylinder({ from: [36, 110, 150], to: [62, 110, 150], radius: 70, endRadius: 104, colour: material.accent }),
    cylinder({ from: [60, 110, 150], to: [206, 110, 150], radius: 104, colour: material.accent }),
    cylinder({ from: [200, 110, 150], to: [240, 110, 150], radius: 114, colour: material.accent }),
    frontProfile(
      [
        [230, 16],
        [410, 16],
        [380, 90],
        [260, 90],
      ],
      40,
      140,
      material.graphite,
    ),
    cylinder({ from: [238, 110, 150], to: [440, 110, 150], radius: 80, colour: material.darkSteel }),
    ...[262, 304, 346, 388].map(rib),
    cylinder({ from: [430, 110, 150], to: [474, 110, 150], radius: 90, endRadius: 76, colour: material.graphite }),
    disc([475, 110, 150], [1, 0, 0], 52, '#2c3136'),

    box([290, 50, 226], [120, 110, 56], material.rubber),
    onFront([290, 50, 282], rectangle(18, 12, 44, 30, material.accent, 6), circle(92, 27, 11, '#6cbf6a')),
    tube(
      [
        [140, 110, 250],
        [150, 110, 340],
        [420, 110, 352],
        [450, 110, 250],
      ],
      30,
      material.graphite,
    ),
    onFront([92, 4, 190], circle(60, 40, 36, '#00000026'), circle(60, 40, 29, '#f2f4f4'), circle(60, 40, 7, '#2c3136')),
    cylinder({ from: [100, 110, 244], to: [100, 110, 292], radius: 36, colour: material.brass }),
    cylinder({ from: [100, 110, 292], to: [100, 110, 318], radius: 46, colour: material.graphite }),
    hose(
      [
        [100, 110, 318],
        [70, 100, 420],
        [-70, 40, 430],
        [-150, -10, 270],
        [-170, -40, 130],
      ],
      40,
      material.green,
    ),
    tube(
      [
        [-166, -38, 170],
        [-176, -44, 96],
      ],
      50,
      material.graphite,
    ),
    tube(
      [
        [-176, -44, 96],
        [-180, -48, 56],
      ],
      30,
      material.brass,
    ),
  );
}

/** A garden pump with the last drops falling from its hose. */
export const gardenPump = (): Shape => group(dryPump(), drop(-200, -10, 24), drop(-150, -70, 19), drop(-216, -96, 15));

/** The drops: horizontal position, start time and size. */
const falling: readonly (readonly [x: number, start: number, size: number])[] = [
  [-186, 0, 24],
  [-166, 0.4, 19],
  [-204, 0.7, 16],
  [-180, 0.2, 20],
];

/** Animates the drops, which accelerate as they fall. */
export const gardenPumpAtWork = (): Film => ({
  layers: [
    dryPump(),
    {
      at: (time) =>
        group(
          ...falling.map(([x, start, size]) => {
            const fallen = ((time + start) % 1) ** 1.6;
            return drop(x - fallen * 26, 30 - fallen * 150, size);
          }),
        ),
    },
  ],
  seconds: 1.2,
});
