import { drawingOf, shapeOf } from './drawing-name.js';
import type { Model } from './family.js';
import { numberedModel, type NumberedModel } from './models.js';

type Size = Model['size'];

/** How a product's own drawing differs from the one that its model shares with others. */
export interface Variant {
  readonly drawing: string;
  /** Which of the pictures' liveries it wears, counted from 1. */
  readonly livery: number;
  /** How much longer, deeper and higher it is drawn. */
  readonly stretch: Size;
}

/** A machine is drawn by its own proportions, as long as it stays the machine that one knows. */
const LEAST = 0.8;
const MOST = 1.25;
/** Further sizes have the proportions of their listed model; each round is drawn a little longer than the one before. */
const LONGER_PER_ROUND = 0.03;

const modelsBefore = ({ family, number }: NumberedModel): readonly NumberedModel[] =>
  Array.from({ length: number - 1 }, (_, index) => numberedModel(family, index)).filter((other) => other !== undefined);

/** The ratios of a model's sides to those of another, as if both had the same volume. */
function proportions(size: Size, other: Size): Size {
  const ratios = size.map((side, axis) => side / (other[axis] ?? side));
  const mean = Math.cbrt(ratios.reduce((product, ratio) => product * ratio, 1));
  const [length = 1, width = 1, height = 1] = ratios.map((ratio) => Math.min(MOST, Math.max(LEAST, ratio / mean)));
  return [length, width, height];
}

/** Whether the drawing of a model shows another one already. */
const isTaken = ({ family, model, number }: NumberedModel, before: readonly NumberedModel[]): boolean =>
  number > family.models.length || before.some((other) => drawingOf(family, other.model) === drawingOf(family, model));

/** The drawing of a model's own; undefined for the first model of a drawing, which the drawing itself shows. */
export function variantOf(numbered: NumberedModel): Variant | undefined {
  const { family, model, number } = numbered;
  const before = modelsBefore(numbered);
  if (!isTaken(numbered, before)) return undefined;
  // Families begin with different liveries, so that a listing of several is not of one colour.
  const livery = family.number + before.filter((other, index) => isTaken(other, before.slice(0, index))).length;
  const shown = before.find((other) => shapeOf(family, other.model) === shapeOf(family, model)) ?? numbered;
  const round = Math.floor((number - 1) / family.models.length);
  const [length, width, height] = proportions(model.size, shown.model.size);
  const stretch = [length * (1 + LONGER_PER_ROUND * round), width, height].map((side) => Number(side.toFixed(3)));
  return { drawing: drawingOf(family, model), livery, stretch: [stretch[0] ?? 1, stretch[1] ?? 1, stretch[2] ?? 1] };
}
