import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import type { Film } from '../drawing/film.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A winch: drum between plates, rope and hook. `drive` is the motor or crank beside it. */
function winchWith(drive: Shape, behind: Shape): Shape {
  const coil = Array.from({ length: 8 }, (_, index) =>
    cylinder({
      from: [64 + index * 21, 110, 110],
      to: [82 + index * 21, 110, 110],
      radius: 66,
      colour: index % 2 ? '#b4bdc4' : '#9ba5ad',
    }),
  );
  const plate = (x: number): Shape =>
    profile(
      [
        [10, 0],
        [210, 0],
        [210, 130],
        [170, 200],
        [60, 200],
        [10, 130],
      ],
      x,
      16,
      material.accent,
    );
  return group(
    shadow([-10, 0], [330, 220]),
    box([-10, 0, 0], [300, 220, 14], material.graphite),
    behind,
    plate(30),
    ...coil,
    hose(
      [
        [150, 50, 120],
        [140, -40, 70],
        [100, -120, 20],
        [10, -170, 12],
      ],
      11,
      '#9ba5ad',
    ),
    tube(
      [
        [18, -166, 12],
        [-30, -190, 12],
        [-60, -180, 12],
      ],
      20,
      material.graphite,
    ),
    hose(
      [
        [-56, -180, 12],
        [-96, -170, 12],
        [-100, -210, 12],
        [-66, -222, 12],
      ],
      17,
      material.graphite,
    ),
    plate(236),
    drive,
  );
}

/** An electric winch. */
export function electricWinch(): Shape {
  const motor = group(
    cylinder({ from: [252, 110, 120], to: [300, 110, 120], radius: 88, colour: material.graphite }),
    cylinder({ from: [300, 110, 120], to: [440, 110, 120], radius: 72, colour: material.graphite, cap: '#565e66' }),
    disc([441, 110, 120], [1, 0, 0], 40, '#3a4147'),
    box([310, 60, 186], [100, 90, 50], material.rubber),
    onFront([310, 60, 236], circle(32, 25, 12, '#6cbf6a'), circle(66, 25, 12, '#d9544d')),
  );
  return winchWith(motor, box([-60, 60, 40], [90, 110, 130], material.graphite));
}

/** The crank of a hand winch, turned by this angle in degrees. */
function crank(turn: number): Shape {
  const angle = (turn * Math.PI) / 180;
  const [across, up] = [-50 * Math.cos(angle) - 190 * Math.sin(angle), 190 * Math.cos(angle) - 50 * Math.sin(angle)];
  const end: Vector = [280, 110 + across, 110 + up];
  return group(
    cylinder({ from: [252, 110, 110], to: [268, 110, 110], radius: 62, colour: material.darkSteel, cap: '#a9b3ba' }),
    disc([269, 110, 110], [1, 0, 0], 20, material.graphite),
    tube([[276, 110, 110], end], 24, material.steel),
    cylinder({ from: end, to: [380, end[1], end[2]], radius: 22, colour: material.rubber }),
  );
}

/** A hand winch with its crank. */
export const handWinch = (): Shape => winchWith(crank(0), group());

/** Animates the crank of the winch. */
export const handWinchAtWork = (): Film => ({
  layers: [winchWith(group(), group()), { at: (time) => crank(time * 360) }],
  seconds: 2,
});
