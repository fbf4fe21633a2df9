import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder, disc } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, display, knob, onPlane } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import { plus, times, unit, type Vector } from '../drawing/vector.js';

const foot: Vector = [300, 300, 0];

const leg = (degrees: number): Shape => {
  const angle = (degrees * Math.PI) / 180;
  const [x, y] = [foot[0] + 270 * Math.cos(angle), foot[1] + 270 * Math.sin(angle)];
  return group(
    tube(
      [
        [foot[0], foot[1], 110],
        [x, y, 76],
      ],
      46,
      material.graphite,
    ),
    ball([x, y, 38], 38, material.rubber),
  );
};

/** The hood: rings from the crown to the visor, which opens to the front and down. */
function hood(crown: Vector): Shape {
  const axis = unit([0, -0.74, -0.67]);
  const along = (far: number): Vector => plus(crown, times(axis, far));
  const rings = [
    [0, 30, 150, 194, material.accent],
    [30, 110, 194, 236, material.accent],
    [110, 270, 236, 250, material.accent],
    [270, 300, 262, 262, material.enamel],
    [300, 380, 246, 232, material.glass],
  ] as const;
  const vents = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return circle(96 * Math.cos(angle), 96 * Math.sin(angle), 22, '#20262b');
  });
  return group(
    ...rings.map(([from, to, radius, endRadius, colour]) =>
      cylinder({ from: along(from), to: along(to), radius, endRadius, colour }),
    ),
    disc(along(381), axis, 204, '#59636a'),
    onPlane(along(382), [1, 0, 0], [0, 0.67, -0.74], ...vents, circle(0, 0, 26, '#20262b')),
  );
}

/** A hood dryer on a stand with castors. */
export function hoodDryer(): Shape {
  return group(
    shadow([60, 60], [500, 480]),
    ...[100, 28, 172, 244, 316].map(leg),
    cylinder({ from: [300, 300, 80], to: [300, 300, 170], radius: 46, endRadius: 34, colour: material.graphite }),
    cylinder({ from: [300, 300, 170], to: [300, 300, 760], radius: 26, colour: material.steel }),
    cylinder({ from: [300, 300, 560], to: [300, 300, 680], radius: 42, colour: material.graphite }),
    tube(
      [
        [330, 280, 620],
        [390, 260, 620],
      ],
      40,
      material.rubber,
    ),
    hood([300, 270, 1120]),
    box([536, 40, 900], [50, 130, 150], material.enamel),
    onPlane(
      [587, 40, 1050],
      [0, 1, 0],
      [0, 0, -1],
      display(18, 18, 94, 40, 3),
      knob(38, 100, 20, '#454c53'),
      circle(92, 100, 15, material.accent),
    ),
  );
}
