import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder } from '../drawing/cylinder.js';
import { profile } from '../drawing/extrusion.js';
import { swing, type Film } from '../drawing/film.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, onSide, onTop, rectangle } from '../drawing/surface.js';
import { tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The three spokes of the handle that lowers the spindle. */
function spokes(hub: Vector, turn: number): Shape {
  const [x, y, z] = hub;
  return group(
    ...[100, 220, 340].map((degrees) => {
      const angle = ((degrees + turn) * Math.PI) / 180;
      const end: Vector = [x + 30, y + Math.cos(angle) * 130, z + Math.sin(angle) * 130];
      return group(tube([[x, y, z], end], 15, material.steel), ball(end, 20, material.rubber));
    }),
    cylinder({ from: [x - 40, y, z], to: [x + 14, y, z], radius: 34, colour: material.darkSteel }),
  );
}

/** The still parts of a drill press: foot, column, table and motor behind, and the head in front. */
function drillParts() {
  const behind = group(
    shadow([0, 0], [260, 420]),
    box([0, 0, 0], [260, 420, 44], material.graphite),
    onTop([0, 420, 44], ...[210, 250].flatMap((y) => [rectangle(60, y, 140, 14, '#00000044', 7)])),
    cylinder({ from: [130, 330, 44], to: [130, 330, 90], radius: 74, colour: material.graphite }),
    cylinder({ from: [130, 330, 90], to: [130, 330, 700], radius: 40, colour: material.steel }),
    cylinder({ from: [130, 330, 300], to: [130, 330, 380], radius: 62, colour: material.darkSteel }),
    box([104, 190, 316], [52, 120, 44], material.darkSteel),
    box([20, 20, 330], [220, 220, 30], material.darkSteel),
    onTop([20, 240, 360], rectangle(100, 20, 20, 180, '#00000044', 10), rectangle(20, 100, 180, 20, '#00000044', 10)),
    box([70, 80, 360], [120, 90, 36], '#b9c2c8'),
    cylinder({ from: [130, 470, 590], to: [130, 470, 780], radius: 88, colour: material.graphite }),
  );
  const head = group(
    profile(
      [
        [30, 580],
        [400, 580],
        [400, 760],
        [60, 760],
        [30, 720],
      ],
      30,
      200,
      material.accent,
    ),
    onFront(
      [30, 30, 720],
      rectangle(26, 30, 78, 76, '#20262b', 10),
      circle(48, 68, 15, '#6cbf6a'),
      circle(84, 68, 15, '#d9544d'),
      rectangle(124, 40, 52, 12, '#ffffffcc', 6),
      rectangle(124, 62, 52, 12, '#ffffffcc', 6),
    ),
    profile(
      [
        [20, 760],
        [560, 760],
        [560, 800],
        [500, 850],
        [80, 850],
        [20, 810],
      ],
      14,
      232,
      material.graphite,
    ),
    onSide([246, 60, 836], rectangle(80, 26, 240, 18, '#ffffff40', 9)),
  );
  return { behind, head };
}

/** The quill with chuck and drill, lowered by this distance in millimetres. */
const quill = (down: number): Shape =>
  group(
    cylinder({ from: [130, 120, 590], to: [130, 120, 520 - down], radius: 30, colour: material.steel }),
    cylinder({
      from: [130, 120, 530 - down],
      to: [130, 120, 462 - down],
      radius: 42,
      endRadius: 26,
      colour: material.darkSteel,
    }),
    cylinder({ from: [130, 120, 462 - down], to: [130, 120, 396], radius: 11, endRadius: 7, colour: material.steel }),
  );

const wheelHub: Vector = [270, 180, 650];

/** A drill press: foot, column, table, and the head with motor, belt cover and drill. */
export function drillPress(): Shape {
  const { behind, head } = drillParts();
  return group(behind, quill(0), head, spokes(wheelHub, 0));
}

/** Animates the drill: down into the workpiece and up again. */
export function drillPressAtWork(): Film {
  const { behind, head } = drillParts();
  return {
    layers: [
      behind,
      { at: (time) => quill(swing(time) * 58) },
      head,
      { at: (time) => spokes(wheelHub, swing(time) * 150) },
    ],
    seconds: 3.2,
  };
}
