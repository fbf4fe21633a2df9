import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, knob, onFront, onPlane, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** A pressure washer on wheels, with hose reel and lance. */
export function pressureWasher(): Shape {
  return group(
    shadow([0, -10], [320, 340]),
    cylinder({ from: [-34, 250, 90], to: [4, 250, 90], radius: 90, colour: material.rubber }),
    tube(
      [
        [40, 300, 300],
        [40, 320, 860],
        [280, 320, 860],
        [280, 300, 300],
      ],
      26,
      material.darkSteel,
    ),
    tube(
      [
        [90, 320, 860],
        [230, 320, 860],
      ],
      36,
      material.rubber,
    ),
    profile(
      [
        [0, 40],
        [250, 40],
        [300, 120],
        [300, 420],
        [250, 520],
        [90, 520],
        [0, 400],
      ],
      20,
      280,
      material.accent,
    ),
    profile(
      [
        [-14, 30],
        [120, 30],
        [120, 190],
        [-14, 150],
      ],
      10,
      300,
      material.graphite,
    ),
    onPlane(
      [20, 45, 462],
      [1, 0, 0],
      [0, -0.6, -0.8],
      circle(82, 20, 34, '#2c3136'),
      knob(82, 20, 24, '#454c53'),
      rectangle(150, 4, 90, 30, '#ffffffd9', 8),
    ),
    onFront(
      [10, -14, 150],
      circle(60, 62, 26, '#20262b'),
      circle(60, 62, 12, material.brass),
      slots(120, 40, { width: 150, height: 9, count: 4, gap: 10 }, '#00000055'),
    ),
    cylinder({ from: [300, 190, 330], to: [352, 190, 330], radius: 104, colour: material.graphite, cap: '#565e66' }),
    disc([353, 190, 330], [1, 0, 0], 70, '#3a4147'),
    disc([354, 190, 330], [1, 0, 0], 24, material.accent),
    cylinder({ from: [316, 250, 90], to: [352, 250, 90], radius: 90, colour: material.rubber, cap: '#3b4248' }),
    disc([353, 250, 90], [1, 0, 0], 44, material.steel),
    hose(
      [
        [70, -16, 88],
        [40, -90, 20],
        [-120, -60, 14],
        [-170, 60, 200],
        [-60, 120, 520],
        [-40, 140, 640],
      ],
      15,
      material.rubber,
    ),
    tube(
      [
        [-40, 140, 640],
        [-30, 150, 760],
      ],
      34,
      material.graphite,
    ),
    tube(
      [
        [-34, 145, 690],
        [-34, 90, 670],
      ],
      22,
      material.graphite,
    ),
    tube(
      [
        [-40, 140, 650],
        [-78, 60, 60],
      ],
      15,
      material.steel,
    ),
    tube(
      [
        [-72, 76, 150],
        [-80, 54, 30],
      ],
      24,
      material.accent,
    ),
  );
}

/** A wet and dry vacuum cleaner. */
export function vacuumCleaner(): Shape {
  const castor = (x: number, y: number): Shape =>
    cylinder({ from: [x, y, 30], to: [x + 30, y, 30], radius: 30, colour: material.rubber, cap: '#565e66' });
  return group(
    shadow([0, 0], [400, 390]),
    hose(
      [
        [40, 330, 520],
        [-120, 300, 700],
        [-190, 120, 560],
        [-150, -30, 300],
        [-110, -90, 120],
      ],
      40,
      material.rubber,
    ),
    castor(20, 340),
    castor(340, 340),
    cylinder({ from: [200, 195, 60], to: [200, 195, 110], radius: 200, colour: material.graphite }),
    cylinder({ from: [200, 195, 110], to: [200, 195, 460], radius: 172, colour: material.steel }),
    cylinder({ from: [200, 195, 448], to: [200, 195, 486], radius: 184, colour: material.accent }),
    cylinder({ from: [200, 195, 486], to: [200, 195, 600], radius: 178, endRadius: 140, colour: material.graphite }),
    tube(
      [
        [120, 195, 600],
        [130, 195, 660],
        [270, 195, 660],
        [280, 195, 600],
      ],
      34,
      material.rubber,
    ),
    onFront([130, 26, 470], rectangle(54, 0, 32, 60, '#2c3136', 8), rectangle(60, 40, 20, 12, '#ffffff80', 4)),
    cylinder({ from: [110, 60, 330], to: [86, 0, 330], radius: 40, colour: material.graphite }),
    onFront([190, 20, 566], circle(50, 10, 22, '#2c3136'), circle(50, 10, 13, '#d9544d')),
    castor(20, 40),
    castor(340, 40),
    tube(
      [
        [-110, -90, 130],
        [-150, -130, 40],
      ],
      34,
      material.darkSteel,
    ),
    box([-230, -190, 0], [190, 70, 36], material.graphite),
  );
}
