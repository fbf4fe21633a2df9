import { material } from '../drawing/colour.js';
import { cylinder } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A probe: grip with guard, needle, and lead to the plug. */
function probe(x: number, colour: string, lead: readonly Vector[]): Shape {
  const tip: Vector = [x + 92, 0, 4];
  const end = lead.at(-1) ?? tip;
  return group(
    hose(lead, 9, colour),
    tube([tip, [x + 78, 0, 40]], 5, material.steel),
    cylinder({ from: [x + 79, 0, 38], to: [x + 69, 0, 66], radius: 9, endRadius: 14, colour: material.graphite }),
    cylinder({ from: [x + 69, 0, 64], to: [x + 66, 0, 72], radius: 22, colour }),
    cylinder({ from: [x + 66, 0, 72], to: [x + 24, 0, 188], radius: 14, endRadius: 11, colour }),
    cylinder({ from: [x + 24, 0, 186], to: [x + 17, 0, 208], radius: 9, endRadius: 6, colour: material.graphite }),
    cylinder({ from: end, to: [end[0], end[1], end[2] - 46], radius: 11, colour }),
    tube(
      [
        [end[0], end[1], end[2] - 44],
        [end[0], end[1], end[2] - 74],
      ],
      6,
      material.brass,
    ),
  );
}

/** Two probes with their leads and plugs, in red and black. */
export function probeSet(): Shape {
  return group(
    shadow([-130, -30], [330, 90]),
    probe(-20, material.graphite, [
      [-3, 0, 208],
      [-20, 0, 262],
      [-90, 10, 270],
      [-126, 20, 190],
      [-128, 20, 84],
    ]),
    probe(80, '#b3352d', [
      [97, -20, 208],
      [84, -10, 300],
      [-20, 0, 344],
      [-74, 10, 240],
      [-76, 0, 84],
    ]),
  );
}
