import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront } from '../drawing/surface.js';

function wheel(x: number): Shape {
  return group(
    cylinder({ from: [x, 100, 150], to: [x + 36, 100, 150], radius: 74, colour: '#8d8a86' }),
    cylinder({ from: [x - 6, 118, 152], to: [x + 42, 118, 152], radius: 84, colour: material.graphite }),
    cylinder({ from: [x, 92, 148], to: [x + 36, 92, 148], radius: 72, colour: '#a3a09b', cap: '#b5b2ac' }),
    disc([x + 43, 110, 150], [1, 0, 0], 30, material.darkSteel),
    box([x - 4, 4, 112], [44, 26, 12], material.darkSteel),
  );
}

/** A bench grinder: motor in the middle, a wheel with guard on either side. */
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
