import { looks, looksOf } from '../catalogue/looks.js';
import type { View } from './drawing/camera.js';
import { painted } from './drawing/colour.js';
import type { Shape } from './drawing/shape.js';
import { plans, type Plan } from './plans.js';
import { named } from './trims.js';

/** A drawing: the machine, and the part of it that a shopper wants to see from near. */
export interface Drawing extends Pick<Plan, 'closeUp'> {
  readonly machine: Shape;
}

/** From where a machine's first picture is drawn. */
export const threeQuarter: View = { yaw: 32, pitch: 22 };
const fromFront: View = { yaw: 9, pitch: 12 };

/** The three views of a drawing: three-quarter, front, and a close-up. */
export function viewsOf({ closeUp }: Drawing): readonly View[] {
  return [threeQuarter, fromFront, { yaw: 24, pitch: 26, closeUp }];
}

/** Draws what a name says: the machine, and after the last hyphen its paint, if it is not its own; in the palette that holds. */
export function drawn(name: string): Drawing {
  const { is, trim } = named(name, plans);
  return { machine: painted(trim, is.draw), closeUp: is.closeUp };
}

/** Every drawing by the name that products use: each machine, in every size and paint that a model of it may have. */
export function allDrawings(): Readonly<Record<string, Drawing>> {
  const names = new Set([...Object.keys(plans), ...Object.keys(looks).flatMap(looksOf)]);
  return Object.fromEntries([...names].map((name) => [name, drawn(name)]));
}

export const drawings = allDrawings();
