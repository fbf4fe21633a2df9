import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { circle, line, onFront } from '../drawing/surface.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

const copper = '#c07a45';

/** The windows in a spool's flange that show the wire. */
function windows(): string {
  const piece = Array.from({ length: 4 }, (_, index) => {
    const at = (turn: number, reach: number): string => {
      const angle = ((index * 90 + turn) * Math.PI) / 180;
      return `${Math.round(Math.cos(angle) * reach)} ${Math.round(Math.sin(angle) * reach)}`;
    };
    return `M${at(16, 82)}A82 82 0 0 1 ${at(74, 82)}L${at(66, 46)}A46 46 0 0 0 ${at(24, 46)}z`;
  });
  return `<path d="${piece.join('')}" fill="${copper}" stroke="#23282d" stroke-width="3"/>`;
}

/** A spool of welding wire standing on its rim, with a loose wire end. */
export function weldingWire(): Shape {
  const at = (y: number): Vector => [0, y, 100];
  return group(
    shadow([-60, 0], [120, 78]),
    cylinder({ from: at(78), to: at(68), radius: 100, colour: material.graphite }),
    cylinder({ from: at(68), to: at(10), radius: 90, colour: copper }),
    ...[22, 34, 46, 58].map((y) =>
      hose(
        Array.from({ length: 7 }, (_, index): Vector => {
          const angle = ((-50 + index * 24) * Math.PI) / 180;
          return [91 * Math.cos(angle), y, 100 + 91 * Math.sin(angle)];
        }),
        1.6,
        '#9c5f33',
      ),
    ),
    cylinder({ from: at(10), to: at(0), radius: 100, colour: material.graphite }),
    onFront(
      [0, -1, 100],
      windows(),
      circle(0, 0, 38, material.accent),
      circle(0, 0, 26, '#dfe4e7'),
      circle(0, 0, 19, '#23282d'),
    ),
    hose(
      [
        [84, 34, 136],
        [110, 20, 150],
        [140, 0, 130],
        [150, -10, 92],
      ],
      4,
      copper,
    ),
  );
}

/** An electrode holder with its electrode clamped, and the cable that leads to the machine. */
export function electrodeHolder(): Shape {
  return group(
    shadow([-40, -40], [330, 120]),
    hose(
      [
        [0, 20, 46],
        [-60, 24, 34],
        [-120, 0, 16],
        [-110, -70, 14],
        [-20, -104, 14],
        [70, -110, 16],
      ],
      26,
      material.rubber,
    ),
    cylinder({ from: [60, -110, 18], to: [130, -112, 18], radius: 19, colour: material.graphite }),
    cylinder({ from: [130, -112, 18], to: [160, -113, 18], radius: 12, colour: material.brass }),
    tube(
      [
        [262, 20, 92],
        [300, 20, 250],
        [314, 20, 306],
      ],
      11,
      '#8e9297',
    ),
    tube(
      [
        [258, 20, 76],
        [263, 20, 96],
      ],
      8,
      material.steel,
    ),
    cylinder({ from: [150, 20, 66], to: [276, 20, 66], radius: 22, endRadius: 13, colour: material.graphite }),
    cylinder({ from: [0, 20, 50], to: [160, 20, 62], radius: 27, colour: material.graphite, cap: '#5a626a' }),
    ...[30, 60, 90, 120].map((x) => disc([x, 20, 52 + x / 14], [1, 0, 0.08], 28, '#2c3136')),
    cylinder({ from: [146, 20, 60], to: [164, 20, 62], radius: 30, colour: material.accent }),
    cylinder({ from: [160, 20, 88], to: [278, 20, 98], radius: 17, endRadius: 12, colour: material.accent }),
    tube(
      [
        [176, 20, 94],
        [120, 20, 118],
        [44, 20, 128],
      ],
      22,
      material.accent,
    ),
    onFront([0, -8, 70], line('M60 0h70', 6, '#ffffff38')),
  );
}
