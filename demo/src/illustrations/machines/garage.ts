import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { ball, cylinder } from '../drawing/cylinder.js';
import { frontProfile, profile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, onFront, onSide, onTop, rectangle } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** The three spokes by which the spindle is lowered. */
function spokes(hub: Vector): Shape {
  const [x, y, z] = hub;
  return group(
    ...[100, 220, 340].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const end: Vector = [x + 30, y + Math.cos(angle) * 130, z + Math.sin(angle) * 130];
      return group(tube([[x, y, z], end], 15, material.steel), ball(end, 20, material.rubber));
    }),
    cylinder({ from: [x - 40, y, z], to: [x + 14, y, z], radius: 34, colour: material.darkSteel }),
  );
}

/** A pillar drill: column on its foot, table, and the head with motor, belt cover and drill. */
export function drillPress(): Shape {
  return group(
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
    cylinder({ from: [130, 120, 590], to: [130, 120, 520], radius: 30, colour: material.steel }),
    cylinder({ from: [130, 120, 530], to: [130, 120, 462], radius: 42, endRadius: 26, colour: material.darkSteel }),
    cylinder({ from: [130, 120, 462], to: [130, 120, 396], radius: 11, endRadius: 7, colour: material.steel }),
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
    spokes([270, 180, 650]),
  );
}

/** A castor under a leg of the crane. */
const castor = (x: number, y: number): Shape =>
  group(
    box([x - 26, y - 10, 66], [52, 60, 30], material.darkSteel),
    cylinder({ from: [x, y + 34, 48], to: [x, y - 4, 48], radius: 48, colour: material.rubber, cap: '#5c656d' }),
  );

/** A workshop crane: two legs on castors, a post, and the boom that a hydraulic ram lifts. */
export function engineCrane(): Shape {
  const leg = (y: number): Shape =>
    group(castor(80, y + 20), castor(1420, y + 20), box([40, y, 96], [1420, 70, 80], material.graphite));
  return group(
    shadow([40, 0], [1440, 760]),
    leg(690),
    box([60, 60, 96], [110, 640, 90], material.graphite),
    tube(
      [
        [110, 640, 180],
        [130, 400, 980],
      ],
      44,
      material.graphite,
    ),
    box([70, 325, 180], [110, 110, 1300], material.accent),
    tube(
      [
        [110, 100, 180],
        [130, 350, 980],
      ],
      44,
      material.graphite,
    ),
    leg(0),
    cylinder({ from: [220, 380, 700], to: [470, 380, 1180], radius: 56, colour: material.graphite }),
    cylinder({ from: [470, 380, 1180], to: [648, 380, 1530], radius: 30, colour: material.steel }),
    box([170, 350, 640], [90, 60, 70], material.darkSteel),
    tube(
      [
        [230, 340, 720],
        [420, 160, 860],
      ],
      30,
      material.darkSteel,
    ),
    frontProfile(
      [
        [50, 1400],
        [1440, 1680],
        [1440, 1770],
        [50, 1530],
      ],
      330,
      100,
      material.accent,
    ),
    onFront([300, 329, 1560], `<path transform="rotate(-11)" d="M0 0h330v40H0z" fill="#fff" opacity=".8"/>`),
    cylinder({ from: [110, 440, 1460], to: [110, 318, 1460], radius: 36, colour: material.steel }),
    tube(
      [
        [1400, 380, 1690],
        [1400, 380, 1320],
      ],
      30,
      material.darkSteel,
    ),
    cylinder({ from: [1400, 380, 1330], to: [1400, 380, 1250], radius: 44, colour: material.accent }),
    hose(
      [
        [1400, 380, 1250],
        [1400, 380, 1190],
        [1462, 380, 1110],
        [1420, 380, 1030],
        [1340, 380, 1040],
        [1322, 380, 1110],
      ],
      44,
      material.darkSteel,
    ),
  );
}
