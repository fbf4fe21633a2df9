import type { Shape } from './shape.js';
import type { Vector } from './vector.js';

/** How to draw a machine or an accessory, and its close-up. Lengths in millimetres. */
export interface Plan {
  readonly draw: () => Shape;
  readonly closeUp: { readonly at: Vector; readonly width: number };
}
