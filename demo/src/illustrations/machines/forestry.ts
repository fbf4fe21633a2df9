import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { flat } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, onPlane, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** A lying log splitter: a log between ram and wedge. */
export function logSplitter(): Shape {
  return group(
    shadow([0, 0], [1000, 300]),
    cylinder({ from: [160, 250, 90], to: [160, 290, 90], radius: 90, colour: material.rubber }),
    tube(
      [
        [860, 60, 240],
        [840, 20, 10],
      ],
      36,
      material.graphite,
    ),
    tube(
      [
        [860, 240, 240],
        [840, 280, 10],
      ],
      36,
      material.graphite,
    ),
    box([0, 100, 190], [1000, 100, 90], material.graphite),
    onFront([0, 100, 280], rectangle(330, 26, 260, 34, '#ffffff26', 8)),
    box([0, 60, 280], [40, 180, 200], material.accent),
    cylinder({ from: [40, 150, 370], to: [330, 150, 370], radius: 66, colour: material.accent }),
    cylinder({ from: [330, 150, 370], to: [430, 150, 370], radius: 26, colour: material.steel }),
    box([426, 70, 284], [34, 160, 170], material.darkSteel),
    cylinder({ from: [464, 150, 380], to: [806, 150, 380], radius: 96, colour: '#94683f', cap: '#dcb98a' }),
    flat(
      [
        [806, 70, 290],
        [806, 70, 470],
        [890, 130, 470],
        [890, 130, 290],
      ],
      '#aab3ba',
    ),
    onPlane(
      [807, 60, 480],
      [0, 1, 0],
      [0, 0, -1],
      circle(90, 100, 66, '#cfa876'),
      circle(90, 100, 42, '#dcb98a'),
      circle(90, 100, 18, '#c79a66'),
    ),
    profile(
      [
        [60, 280],
        [240, 280],
        [240, 500],
        [60, 500],
      ],
      880,
      50,
      material.accent,
    ),
    flat(
      [
        [880, 140, 290],
        [880, 140, 500],
        [800, 150, 500],
        [800, 150, 290],
      ],
      '#dfe5e9',
    ),
    cylinder({ from: [20, -30, 130], to: [250, -30, 130], radius: 84, colour: material.graphite }),
    box([110, -80, 200], [110, 80, 60], material.rubber),
    onFront([110, -80, 260], circle(34, 30, 15, '#6cbf6a'), circle(76, 30, 15, '#d9544d')),
    cylinder({ from: [160, 60, 90], to: [160, 20, 90], radius: 90, colour: material.rubber, cap: '#3b4248' }),
    disc([160, 19, 90], [0, -1, 0], 42, material.steel),
    tube(
      [
        [330, 60, 430],
        [350, 20, 560],
      ],
      22,
      material.darkSteel,
    ),
    cylinder({ from: [350, 20, 560], to: [354, 12, 610], radius: 26, colour: material.rubber }),
    hose(
      [
        [60, 60, 440],
        [40, -60, 420],
        [60, -90, 260],
        [90, -50, 210],
      ],
      18,
      material.rubber,
    ),
  );
}

/** The drum of a winch between its plates, rope and hook; `drive` is what stands beside it. */
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

/** A hand winch with its crank. */
export function handWinch(): Shape {
  const crank = group(
    cylinder({ from: [252, 110, 110], to: [268, 110, 110], radius: 62, colour: material.darkSteel, cap: '#a9b3ba' }),
    disc([269, 110, 110], [1, 0, 0], 20, material.graphite),
    tube(
      [
        [276, 110, 110],
        [280, 60, 300],
      ],
      24,
      material.steel,
    ),
    cylinder({ from: [280, 60, 300], to: [380, 60, 300], radius: 22, colour: material.rubber }),
  );
  return winchWith(crank, group());
}
