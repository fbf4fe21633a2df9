import type { View } from './drawing/camera.js';
import { withPalette } from './drawing/colour.js';
import type { Plan } from './drawing/plan.js';
import type { Shape } from './drawing/shape.js';
import { pictureList } from './list.js';
import { liveryOf } from './liveries.js';
import { plans } from './plans.js';
import { findWithTrim } from './trims.js';

/** A drawing: the machine, its close-up and its proportions. */
export interface Drawing extends Pick<Plan, 'closeUp'>, Pick<View, 'stretch'> {
  readonly machine: Shape;
}

/** The view of a machine's first picture. */
export const threeQuarter: View = { yaw: 32, pitch: 22 };
const fromFront: View = { yaw: 9, pitch: 12 };

/** Returns the three views of a drawing: three-quarter, front and close-up. */
export function viewsOf({ closeUp, stretch }: Drawing): readonly View[] {
  const views: readonly View[] = [threeQuarter, fromFront, { yaw: 24, pitch: 26, closeUp }];
  return stretch ? views.map((view) => ({ ...view, stretch })) : views;
}

/** Returns the drawing of a machine in the current palette. The name may end with a hyphen and a trim: `compressor-dark`. */
export function drawingByName(name: string): Drawing {
  const { found, trim } = findWithTrim(name, plans);
  return { machine: withPalette(trim, found.draw), closeUp: found.closeUp };
}

/** Returns the drawing of a product: a shared drawing by its name, or the variant of a SKU. */
export function productDrawing(name: string): Drawing {
  const variant = pictureList.variants[name];
  if (!variant) return drawingByName(name);
  return { ...withPalette(liveryOf(variant.livery), () => drawingByName(variant.drawing)), stretch: variant.stretch };
}

/** Returns all drawings by the name that products use: shared drawings and variants. */
export function allDrawings(): Readonly<Record<string, Drawing>> {
  const names = [...pictureList.drawings, ...Object.keys(pictureList.variants)];
  return Object.fromEntries(names.map((name) => [name, productDrawing(name)]));
}
