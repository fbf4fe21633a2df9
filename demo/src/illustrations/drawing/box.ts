import { lit } from './colour.js';
import { flat } from './polygon.js';
import type { Shape } from './shape.js';
import { group } from './shape.js';
import { pair, plus, type Vector } from './vector.js';

/** A box by its left front bottom corner and its width, depth and height: top, front and right side are seen. */
export function box(at: Vector, [width, depth, height]: Vector, colour: string): Shape {
  const corner = (x: number, y: number, z: number): Vector => plus(at, [x * width, y * depth, z * height]);
  const top = flat([corner(0, 0, 1), corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1)], lit(colour, [0, 0, 1]));
  const front = flat([corner(0, 0, 0), corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0)], lit(colour, [0, -1, 0]));
  const side = flat([corner(1, 0, 0), corner(1, 0, 1), corner(1, 1, 1), corner(1, 1, 0)], lit(colour, [1, 0, 0]));
  const edge: Shape = (camera) => {
    const line = [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1)].map((point) => pair(camera.at(point))).join(' ');
    return `<path d="M${line}" fill="none" stroke="#fff" stroke-opacity=".45"/>`;
  };
  return group(top, side, front, edge);
}
