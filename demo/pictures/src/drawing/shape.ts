import type { Camera } from './camera.js';

/** Draws itself through a camera as SVG. Shapes are drawn in order, so the front ones come last. */
export type Shape = (camera: Camera) => string;

/** Combines several shapes. */
export const group =
  (...shapes: readonly Shape[]): Shape =>
  (camera) =>
    shapes.map((shape) => shape(camera)).join('');
