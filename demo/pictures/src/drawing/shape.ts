import type { Camera } from './camera.js';

/** Draws itself through a camera as SVG. Shapes are drawn in order: what stands in front comes last. */
export type Shape = (camera: Camera) => string;

/** Several shapes as one. */
export const group =
  (...shapes: readonly Shape[]): Shape =>
  (camera) =>
    shapes.map((shape) => shape(camera)).join('');
