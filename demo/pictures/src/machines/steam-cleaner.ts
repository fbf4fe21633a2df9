import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder, disc } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onFront, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

const puff = (x: number, z: number, radius: number): Shape => ball([x, -150, z], radius, '#dbe6ea');

/** The hose to the gun, the tube below it, and the brush on the ground in steam. */
const lance = (): Shape =>
  group(
    hose(
      [
        [30, 110, 250],
        [-80, 90, 420],
        [-230, -20, 560],
        [-330, -90, 480],
      ],
      26,
      material.rubber,
    ),
    puff(-300, 70, 62),
    puff(-170, 90, 74),
    tube(
      [
        [-322, -90, 480],
        [-236, -150, 60],
      ],
      26,
      material.darkSteel,
    ),
    tube(
      [
        [-340, -80, 560],
        [-318, -96, 430],
      ],
      44,
      material.graphite,
    ),
    tube(
      [
        [-326, -90, 480],
        [-280, -96, 466],
      ],
      20,
      material.accent,
    ),
    frontProfile(
      [
        [-330, 0],
        [-140, 0],
        [-146, 34],
        [-206, 74],
        [-264, 74],
        [-324, 34],
      ],
      -196,
      86,
      material.graphite,
    ),
    onFront([-330, -196, 34], rectangle(4, 12, 182, 22, '#cfd8dd', 6)),
    puff(-372, 52, 44),
    puff(-96, 50, 48),
  );

/** A steam cleaner: boiler on wheels with gauge, hose and a brush in steam. */
export function steamCleaner(): Shape {
  return group(
    shadow([-330, -160], [750, 440]),
    cylinder({ from: [330, 280, 84], to: [330, 310, 84], radius: 84, colour: material.rubber }),
    frontProfile(
      [
        [0, 50],
        [40, 26],
        [410, 26],
        [440, 70],
        [440, 220],
        [400, 300],
        [300, 330],
        [110, 318],
        [30, 240],
        [0, 150],
      ],
      0,
      280,
      material.accent,
    ),
    cylinder({ from: [330, 150, 322], to: [330, 150, 356], radius: 52, colour: material.graphite, cap: '#59636a' }),
    box([324, 108, 356], [12, 84, 16], material.rubber),
    tube(
      [
        [90, 140, 300],
        [110, 140, 410],
        [230, 140, 424],
        [258, 140, 330],
      ],
      32,
      material.graphite,
    ),
    frontProfile(
      [
        [0, 40],
        [40, 22],
        [410, 22],
        [444, 60],
        [444, 110],
        [0, 110],
      ],
      -6,
      292,
      material.graphite,
    ),
    onFront(
      [0, -6, 330],
      circle(128, 108, 58, '#20262b'),
      circle(128, 108, 47, '#f2f4f4'),
      line('M94 128A40 40 0 1 1 162 128', 8, '#8b959d'),
      line('M152 86A36 36 0 0 1 163 118', 8, material.accent),
      line('M128 108L146 86', 6, '#20262b'),
      rectangle(212, 74, 82, 34, '#ffffffd9', 8),
      circle(230, 152, 15, '#6cbf6a'),
      circle(276, 152, 15, '#f0b23b'),
      slots(330, 60, { width: 76, height: 9, count: 5, gap: 11 }, '#00000040'),
    ),
    cylinder({ from: [330, -10, 84], to: [330, -40, 84], radius: 84, colour: material.rubber, cap: '#3b4248' }),
    disc([330, -41, 84], [0, -1, 0], 42, material.steel),
    cylinder({ from: [60, 20, 34], to: [60, -14, 34], radius: 34, colour: material.rubber, cap: '#565e66' }),
    lance(),
  );
}
