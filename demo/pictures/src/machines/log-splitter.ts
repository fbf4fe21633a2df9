import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { flat } from '../drawing/polygon.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, onPlane, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** A horizontal log splitter with a log of this length in millimetres between ram and wedge. */
export function logSplitter(log = 342): Shape {
  const more = log - 342;
  return group(
    shadow([0, 0], [1000 + more, 300]),
    cylinder({ from: [160, 250, 90], to: [160, 290, 90], radius: 90, colour: material.rubber }),
    tube(
      [
        [860 + more, 60, 240],
        [840 + more, 20, 10],
      ],
      36,
      material.graphite,
    ),
    tube(
      [
        [860 + more, 240, 240],
        [840 + more, 280, 10],
      ],
      36,
      material.graphite,
    ),
    box([0, 100, 190], [1000 + more, 100, 90], material.graphite),
    onFront([0, 100, 280], rectangle(330, 26, 260, 34, '#ffffff26', 8)),
    box([0, 60, 280], [40, 180, 200], material.accent),
    cylinder({ from: [40, 150, 370], to: [330, 150, 370], radius: 66, colour: material.accent }),
    cylinder({ from: [330, 150, 370], to: [430, 150, 370], radius: 26, colour: material.steel }),
    box([426, 70, 284], [34, 160, 170], material.darkSteel),
    cylinder({ from: [464, 150, 380], to: [806 + more, 150, 380], radius: 96, colour: '#94683f', cap: '#dcb98a' }),
    flat(
      [
        [806 + more, 70, 290],
        [806 + more, 70, 470],
        [890 + more, 130, 470],
        [890 + more, 130, 290],
      ],
      '#aab3ba',
    ),
    onPlane(
      [807 + more, 60, 480],
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
      880 + more,
      50,
      material.accent,
    ),
    flat(
      [
        [880 + more, 140, 290],
        [880 + more, 140, 500],
        [800 + more, 150, 500],
        [800 + more, 150, 290],
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
