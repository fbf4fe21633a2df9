import { drawingOf, shapeOf } from './drawing-name.js';
import type { Model } from './family.js';
import { numberedModel, type NumberedModel } from './models.js';

type Size = Model['size'];

/** The differences between a product's own drawing and the drawing that several models share. */
export interface Variant {
  readonly drawing: string;
  /** The number of its livery in `demo/pictures`, from 1. */
  readonly livery: number;
  /** The factors by which it is stretched in length, depth and height. */
  readonly stretch: Size;
}

/** The limits of the proportions, so that the machine stays recognisable. */
const LEAST = 0.8;
const MOST = 1.25;
/** Generated models have the proportions of their listed model; each round is drawn slightly longer. */
const LONGER_PER_ROUND = 0.03;

const modelsBefore = ({ family, number }: NumberedModel): readonly NumberedModel[] =>
  Array.from({ length: number - 1 }, (_, index) => numberedModel(family, index)).filter((other) => other !== undefined);

/** Returns the ratios of the sides of two models, normalised to equal volume. */
function proportions(size: Size, other: Size): Size {
  const ratios = size.map((side, axis) => side / (other[axis] ?? side));
  const mean = Math.cbrt(ratios.reduce((product, ratio) => product * ratio, 1));
  const [length = 1, width = 1, height = 1] = ratios.map((ratio) => Math.min(MOST, Math.max(LEAST, ratio / mean)));
  return [length, width, height];
}

/** Returns whether another model already uses the drawing. */
const isTaken = ({ family, model, number }: NumberedModel, before: readonly NumberedModel[]): boolean =>
  number > family.models.length || before.some((other) => drawingOf(family, other.model) === drawingOf(family, model));

/** Returns a model's own drawing; undefined for the first model of a shared drawing, which uses that. */
export function variantOf(numbered: NumberedModel): Variant | undefined {
  const { family, model, number } = numbered;
  const before = modelsBefore(numbered);
  if (!isTaken(numbered, before)) return undefined;
  // Families begin with different liveries, so that a listing of several families has several colours.
  const livery = family.number + before.filter((other, index) => isTaken(other, before.slice(0, index))).length;
  const shown = before.find((other) => shapeOf(family, other.model) === shapeOf(family, model)) ?? numbered;
  const round = Math.floor((number - 1) / family.models.length);
  const [length, width, height] = proportions(model.size, shown.model.size);
  const stretch = [length * (1 + LONGER_PER_ROUND * round), width, height].map((side) => Number(side.toFixed(3)));
  return { drawing: drawingOf(family, model), livery, stretch: [stretch[0] ?? 1, stretch[1] ?? 1, stretch[2] ?? 1] };
}
