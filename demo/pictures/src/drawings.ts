import type { View } from './drawing/camera.js';
import { painted } from './drawing/colour.js';
import type { Shape } from './drawing/shape.js';
import { pictureList } from './list.js';
import { liveryOf } from './liveries.js';
import { plans, type Plan } from './plans.js';
import { named } from './trims.js';

/** A drawing: the machine, the part of it that a shopper wants to see from near, and how it is stretched. */
export interface Drawing extends Pick<Plan, 'closeUp'>, Pick<View, 'stretch'> {
  readonly machine: Shape;
}

/** From where a machine's first picture is drawn. */
export const threeQuarter: View = { yaw: 32, pitch: 22 };
const fromFront: View = { yaw: 9, pitch: 12 };

/** The three views of a drawing: three-quarter, front, and a close-up. */
export function viewsOf({ closeUp, stretch }: Drawing): readonly View[] {
  const views: readonly View[] = [threeQuarter, fromFront, { yaw: 24, pitch: 26, closeUp }];
  return stretch ? views.map((view) => ({ ...view, stretch })) : views;
}

/** Draws what a name says: the machine, and after the last hyphen its paint, if it is not its own; in the palette that holds. */
export function drawn(name: string): Drawing {
  const { is, trim } = named(name, plans);
  return { machine: painted(trim, is.draw), closeUp: is.closeUp };
}

/** Draws what a product is shown by: a drawing by its name, or the variant of a SKU. */
export function drawnFor(name: string): Drawing {
  const variant = pictureList.variants[name];
  if (!variant) return drawn(name);
  return { ...painted(liveryOf(variant.livery), () => drawn(variant.drawing)), stretch: variant.stretch };
}

/** Every drawing by the name that products use: the shared ones, and those that a product has to itself. */
export function allDrawings(): Readonly<Record<string, Drawing>> {
  const names = [...pictureList.drawings, ...Object.keys(pictureList.variants)];
  return Object.fromEntries(names.map((name) => [name, drawnFor(name)]));
}
