import type { Family, Model } from './family.js';

/** How many views every drawing has. */
export const viewsPerDrawing = 3;

/** The names of a model's pictures, the three-quarter view first: "fryer-double-1". */
export function picturesOf({ key }: Family, { picture = key }: Model): readonly string[] {
  return Array.from({ length: viewsPerDrawing }, (_, index) => `${picture}-${index + 1}`);
}
