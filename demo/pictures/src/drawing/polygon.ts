import { shade } from './colour.js';
import type { Shape } from './shape.js';
import { pair, type Point, type Vector } from './vector.js';

/** A flat face of one colour, with slightly rounded corners. */
export function flat(corners: readonly Vector[], fill: string, opacity = 1): Shape {
  return (camera) => {
    const path = `M${corners.map((corner) => pair(camera.project(corner))).join(' ')}z`;
    const clear = opacity < 1 ? ` opacity="${opacity}" stroke="none"` : '';
    return `<path color="${fill}" d="${path}"${clear}/>`;
  };
}

/** A flat face of a body: visible from outside only, and shaded by its angle to the light. */
export function face(corners: readonly Vector[], colour: string, normal: Vector): Shape {
  return (camera) => (camera.isVisible(normal) ? flat(corners, shade(colour, camera.rotate(normal)))(camera) : '');
}

/** A face of one colour, bounded by a smooth closed line through the points. */
export function soft(corners: readonly Vector[], fill: string): Shape {
  return (camera) => {
    const points = corners.map((corner) => camera.project(corner));
    const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
    const pieces = points.map((start, index) => {
      const [before, end, after] = [at(index - 1), at(index + 1), at(index + 2)];
      const first: Point = [start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6];
      const second: Point = [end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6];
      return `C${pair(first)} ${pair(second)} ${pair(end)}`;
    });
    return `<path color="${fill}" stroke="none" d="M${pair(at(0))}${pieces.join('')}z"/>`;
  };
}
