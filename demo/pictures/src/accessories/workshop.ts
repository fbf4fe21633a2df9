import { material } from '../drawing/colour.js';
import { cylinder, disc } from '../drawing/cylinder.js';
import { frontProfile } from '../drawing/extrusion.js';
import { shadow } from '../drawing/picture.js';
import { group, type Shape } from '../drawing/shape.js';
import { hose, tube } from '../drawing/tube.js';
import type { Vector } from '../drawing/vector.js';

/** A wheel standing on its rim: label, hole and bush. */
function wheel(x: number, y: number, grit: string, label: string): Shape {
  const at = (depth: number): Vector => [x, y + depth, 102];
  const face: Vector = [0, -1, 0];
  return group(
    cylinder({ from: at(34), to: at(0), radius: 102, colour: grit }),
    disc(at(-1), face, 96, '#ffffff', 0.1),
    disc(at(-1), face, 56, label),
    disc(at(-1), face, 48, '#ffffff'),
    disc(at(-1), face, 40, label),
    disc(at(-2), face, 24, '#dfe4e7'),
    disc(at(-2), face, 16, '#2c3136'),
  );
}

/** A coarse and a fine grinding wheel, one leaning on the other. */
export function grindingWheel(): Shape {
  return group(
    shadow([-60, 0], [240, 180]),
    wheel(110, 140, '#d9d5cd', material.graphite),
    wheel(0, 0, '#7f8587', material.accent),
  );
}

/** Half a turn of a coil on the ground. */
function halfTurn(height: number, isFront: boolean): readonly Vector[] {
  return Array.from({ length: 7 }, (_, index): Vector => {
    const angle = ((isFront ? 180 : 0) + index * 30) * (Math.PI / 180);
    return [150 * Math.cos(angle), 150 * Math.sin(angle), height];
  });
}

/** A quick coupling: a knurled sleeve and its nipple. */
const coupling = (from: Vector, middle: Vector, to: Vector): Shape =>
  group(
    cylinder({ from, to: middle, radius: 17, colour: material.brass }),
    cylinder({ from: middle, to, radius: 11, colour: material.steel }),
  );

/** A coiled air hose with its couplings, and the blow gun at its end. */
export function airHoseSet(): Shape {
  const turns = [18, 50, 82, 114];
  return group(
    shadow([-160, -180], [320, 330]),
    ...turns.map((height) => hose(halfTurn(height, false), 32, material.accent)),
    hose(
      [
        [150, 0, 114],
        [128, -60, 146],
        [60, -84, 188],
        [30, -80, 204],
      ],
      26,
      material.accent,
    ),
    ...turns.map((height) => hose(halfTurn(height, true), 32, material.accent)),
    coupling([34, -80, 206], [-4, -76, 218], [-34, -73, 226]),
    hose(
      [
        [-148, -30, 16],
        [-130, -120, 16],
        [-60, -210, 16],
        [20, -240, 18],
      ],
      26,
      material.accent,
    ),
    coupling([10, -240, 20], [60, -244, 22], [84, -246, 24]),
    frontProfile(
      [
        [76, 2],
        [122, 2],
        [136, 96],
        [210, 104],
        [210, 146],
        [120, 150],
        [96, 138],
      ],
      -262,
      36,
      material.graphite,
    ),
    tube(
      [
        [134, -246, 148],
        [86, -246, 160],
        [60, -246, 96],
      ],
      13,
      material.accent,
    ),
    cylinder({ from: [210, -244, 126], to: [232, -244, 126], radius: 15, colour: material.brass }),
    tube(
      [
        [232, -244, 126],
        [292, -244, 122],
        [320, -244, 104],
      ],
      12,
      material.steel,
    ),
  );
}
