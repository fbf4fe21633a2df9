import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onTop, slots } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';

/** A lawn mower with its grass box and handle. */
export function lawnMower(): Shape {
  const wheel = (x: number, y: number, radius: number): Shape =>
    group(
      cylinder({ from: [x, y, radius], to: [x + 56, y, radius], radius, colour: material.rubber, cap: '#3b4248' }),
      disc([x + 57, y, radius], [1, 0, 0], radius * 0.5, material.steel),
    );
  return group(
    shadow([-30, 0], [500, 760]),
    wheel(-46, 120, 80),
    wheel(-46, 560, 110),
    profile(
      [
        [640, 120],
        [1010, 150],
        [1030, 330],
        [940, 420],
        [660, 360],
      ],
      50,
      320,
      material.graphite,
    ),
    tube(
      [
        [30, 620, 200],
        [10, 1180, 900],
        [410, 1180, 900],
        [390, 620, 200],
      ],
      28,
      material.darkSteel,
    ),
    tube(
      [
        [60, 1180, 900],
        [360, 1180, 900],
      ],
      42,
      material.rubber,
    ),
    box([140, 1150, 800], [90, 60, 70], material.accent),
    profile(
      [
        [0, 90],
        [40, 70],
        [700, 70],
        [700, 200],
        [620, 260],
        [90, 230],
        [10, 170],
      ],
      0,
      420,
      material.accent,
    ),
    profile(
      [
        [120, 230],
        [560, 250],
        [540, 360],
        [460, 410],
        [220, 400],
        [130, 330],
      ],
      70,
      280,
      material.graphite,
    ),
    onTop(
      [110, 440, 409],
      slots(20, 30, { width: 160, height: 14, count: 6, gap: 14 }, '#00000055'),
      circle(100, 190, 14, material.accent),
    ),
    wheel(404, 120, 80),
    wheel(404, 560, 110),
  );
}
