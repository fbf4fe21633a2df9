/* eslint max-params: off -- a drawing is coordinates: x, y, width and height read best in a row */
import { face } from './polygon.js';
import type { Shape } from './shape.js';
import { dot, plus, times, type Vector } from './vector.js';

/** A point of an outline: its depth (or width) and its height. */
export type Outline = readonly (readonly [along: number, up: number])[];

/** A body with the same cross-section along its axis. */
function extrusion(
  outline: Outline,
  place: (along: number, up: number) => Vector,
  length: Vector,
  colour: string,
): Shape {
  const corners = outline.map(([along, up]) => place(along, up));
  const origin = place(0, 0);
  const [alongAxis, upAxis] = [plus(place(1, 0), times(origin, -1)), plus(place(0, 1), times(origin, -1))];
  const area = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const outward = Math.sign(area);
  return (camera) => {
    const walls = corners.map((corner, index) => {
      const at = (index + 1) % corners.length;
      const next = corners[at] ?? corner;
      const [x, y] = outline[index] ?? [0, 0];
      const [nextX, nextY] = outline[at] ?? [0, 0];
      const normal = plus(times(alongAxis, (nextY - y) * outward), times(upAxis, (x - nextX) * outward));
      const middle = times(plus(corner, next), 0.5);
      const shape = face([corner, next, plus(next, length), plus(corner, length)], colour, normal);
      return { normal, depth: dot(middle, camera.towards), shape };
    });
    const seen = walls.filter(({ normal }) => camera.isVisible(normal)).sort((one, other) => one.depth - other.depth);
    const nearIsEnd = camera.isVisible(length);
    const near = nearIsEnd ? corners.map((corner) => plus(corner, length)) : corners;
    const normal = nearIsEnd ? length : times(length, -1);
    return seen.map(({ shape }) => shape(camera)).join('') + face(near, colour, normal)(camera);
  };
}

/** Extrudes an outline in depth and height along x: a body with this side view. */
export const profile = (outline: Outline, x: number, width: number, colour: string): Shape =>
  extrusion(outline, (along, up) => [x, along, up], [width, 0, 0], colour);

/** Extrudes an outline in width and height backwards along y: a body with this front view. */
export const frontProfile = (outline: Outline, y: number, depth: number, colour: string): Shape =>
  extrusion(outline, (along, up) => [along, y, up], [0, depth, 0], colour);

/** Extrudes an outline in width and depth upwards along z: a plate of this shape. */
export const slab = (outline: Outline, z: number, height: number, colour: string): Shape =>
  extrusion(outline, (along, up) => [along, up, z], [0, 0, height], colour);

/** Returns the outline of a rectangle with rounded corners. */
export function roundedOutline(x: number, y: number, width: number, depth: number, radius: number, steps = 3): Outline {
  const corner = (cx: number, cy: number, from: number): (readonly [number, number])[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const angle = ((from + (90 * index) / steps) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const;
    });
  return [
    ...corner(x + width - radius, y + depth - radius, 0),
    ...corner(x + radius, y + depth - radius, 90),
    ...corner(x + radius, y + radius, 180),
    ...corner(x + width - radius, y + radius, 270),
  ];
}
