import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, display, onFront, onSide, rectangle, slots } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** A crane scale: shackle, large display and hook. */
export function craneScale(): Shape {
  return group(
    tube(
      [
        [72, 70, 330],
        [72, 70, 400],
        [92, 70, 440],
        [130, 70, 456],
        [168, 70, 440],
        [188, 70, 400],
        [188, 70, 330],
      ],
      26,
      material.darkSteel,
    ),
    cylinder({ from: [56, 70, 352], to: [204, 70, 352], radius: 17, colour: material.steel }),
    hose(
      [
        [130, 70, 140],
        [130, 70, 98],
        [178, 70, 58],
        [168, 70, 4],
        [118, 70, -22],
        [68, 70, 0],
        [56, 70, 48],
      ],
      32,
      material.darkSteel,
    ),
    cylinder({ from: [130, 70, 150], to: [130, 70, 112], radius: 30, colour: material.steel }),
    frontProfile(
      [
        [30, 140],
        [230, 140],
        [260, 170],
        [260, 310],
        [230, 340],
        [30, 340],
        [0, 310],
        [0, 170],
      ],
      0,
      140,
      material.accent,
    ),
    onFront(
      [0, -1, 340],
      rectangle(18, 18, 224, 164, material.graphite, 22),
      display(34, 32, 192, 84, 4),
      ...[62, 108, 154, 200].map((x, index) => circle(x, 148, 16, index === 3 ? '#d9544d' : '#cfd5d9')),
    ),
    onSide([260, 0, 300], slots(30, 30, { width: 80, height: 9, count: 4, gap: 12 }, '#00000038')),
  );
}
