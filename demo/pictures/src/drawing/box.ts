import { face } from './polygon.js';
import { group, type Shape } from './shape.js';
import { pair, plus, type Vector } from './vector.js';

/** A box, given by its left front bottom corner and its width, depth and height. Draws the visible sides and a light top edge. */
export function box(at: Vector, [width, depth, height]: Vector, colour: string): Shape {
  const corner = (x: number, y: number, z: number): Vector => plus(at, [x * width, y * depth, z * height]);
  const upright = (x: number, y: number, nextX: number, nextY: number, normal: Vector): Shape =>
    face([corner(x, y, 0), corner(x, y, 1), corner(nextX, nextY, 1), corner(nextX, nextY, 0)], colour, normal);
  const edge: Shape = (camera) => {
    const front = camera.isVisible([0, -1, 0]) ? 0 : 1;
    const side = camera.isVisible([1, 0, 0]) ? 1 : 0;
    const corners = [corner(1 - side, front, 1), corner(side, front, 1), corner(side, 1 - front, 1)];
    const line = corners.map((point) => pair(camera.project(point))).join(' ');
    return `<path d="M${line}" fill="none" stroke="#fff" stroke-opacity=".45"/>`;
  };
  return group(
    face([corner(0, 0, 1), corner(0, 1, 1), corner(1, 1, 1), corner(1, 0, 1)], colour, [0, 0, 1]),
    upright(1, 1, 0, 1, [0, 1, 0]),
    upright(0, 1, 0, 0, [-1, 0, 0]),
    upright(1, 0, 1, 1, [1, 0, 0]),
    upright(0, 0, 1, 0, [0, -1, 0]),
    edge,
  );
}
