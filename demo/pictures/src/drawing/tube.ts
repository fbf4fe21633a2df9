/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { mixColours } from './colour.js';
import type { Shape } from './shape.js';
import { pair, type Point, type Vector } from './vector.js';

function straight(points: readonly Point[]): string {
  return `M${points.map(pair).join(' ')}`;
}

/** Returns a smooth path through the points (Catmull-Rom spline as Bézier curves). */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const pieces = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)];
    const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
    const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
    return `C${pair(first)} ${pair(second)} ${pair(end)}`;
  });
  return `M${pair(at(0))}${pieces.join('')}`;
}

function drawn(
  corners: readonly Vector[],
  width: number,
  colour: string,
  shapeOf: (points: readonly Point[]) => string,
): Shape {
  return (camera) => {
    const path = shapeOf(corners.map((corner) => camera.project(corner)));
    const thick = Math.max(camera.length(width), 2.4);
    const line = (stroke: string, share: number): string =>
      `<path d="${path}" stroke="${stroke}" stroke-width="${Math.max(1, Math.round(thick * share))}"/>`;
    const shine = thick > 12 ? line(mixColours(colour, '#ffffff', 0.3), 0.3) : '';
    return `<g fill="none" stroke-linecap="round">${line(mixColours(colour, '#14181c', 0.16), 1)}${line(colour, 0.66)}${shine}</g>`;
  };
}

/** A bent tube: a frame, a handle, a leg. */
export const tube = (corners: readonly Vector[], width: number, colour: string): Shape =>
  drawn(corners, width, colour, straight);

/** A hose or cable that runs smoothly through the points. */
export const hose = (corners: readonly Vector[], width: number, colour: string): Shape =>
  drawn(corners, width, colour, smooth);
