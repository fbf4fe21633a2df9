import { box } from '../drawing/box.js';
import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { onFront } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';

/** A castor of the crane. */
const castor = (x: number, y: number): Shape =>
  group(
    box([x - 26, y - 10, 66], [52, 60, 30], material.darkSteel),
    cylinder({ from: [x, y + 34, 48], to: [x, y - 4, 48], radius: 48, colour: material.rubber, cap: '#5c656d' }),
  );

/** A workshop crane: two legs on castors, a post, and the boom with its hydraulic ram. */
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
