import type { Family, Figure, Figures, Model } from './family.js';
import { furtherCode } from './further-code.js';

/** A model with its number in the family: the last four digits of its SKU. */
export interface NumberedModel {
  readonly family: Family;
  readonly model: Model;
  readonly number: number;
}

/** The usual steps of figures in catalogues, by maximum value: 8.5 l, 12 l, 65 l, 660 W, 3600 W. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [1, 0.1],
  [10, 0.5],
  [50, 1],
  [100, 5],
  [1000, 10],
  [Infinity, 100],
];

/** Rounds a figure to a usual step: 660 W instead of 655.2 W. */
function rounded(value: number): number {
  const step = STEPS.find(([below]) => value < below)?.[1] ?? 1;
  return Number((Math.round(value / step) * step).toFixed(1));
}

/** Returns the factor by which a generated model is larger: an eighth per round, and little more after eight rounds. */
function growth(round: number): number {
  const SIZES = 8;
  return 1 + 0.125 * (round % SIZES) + 0.01 * Math.floor(round / SIZES);
}

/** Figures that grow with a machine; voltage and readability do not. */
const growing: readonly (keyof Figures)[] = ['power', 'volume', 'capacity', 'output', 'throughput', 'force'];

function grownFigure(key: string, figure: Figure, factor: number): Figure {
  const grows = growing.some((name) => name === key);
  return grows ? { ...figure, value: rounded(figure.value * factor) } : figure;
}

/** Generates a model from a listed one: somewhat larger, heavier and more expensive. */
function grown(base: Model, factor: number): Model {
  const figures: Figures = Object.fromEntries(
    Object.entries(base.figures).map(([key, figure]) => [key, grownFigure(key, figure, factor)]),
  );
  return {
    ...base,
    euros: Math.round(base.euros * factor),
    figures,
    kilograms: Math.round(base.kilograms * (1 + (factor - 1) / 2) * 10) / 10,
  };
}

/** Returns the model of a family at an index: a listed model, or a generated one beyond those. */
export function numberedModel(family: Family, index: number): NumberedModel | undefined {
  const base = family.models[index % family.models.length];
  if (base === undefined) return undefined;
  const round = Math.floor(index / family.models.length);
  const number = index + 1;
  if (round === 0) return { family, model: base, number };
  const model = grown(base, growth(round));
  const series = number - family.models.length + 1;
  return { family, model: { ...model, code: furtherCode(family, base, { ...model, series }) }, number };
}

/** Returns `count` models: the listed ones of all families, then generated ones of each machine in rounds. */
export function modelsOf(families: readonly Family[], count: number): readonly NumberedModel[] {
  const listed = families.flatMap((family) => family.models.map((_, index) => numberedModel(family, index)));
  const models = listed.filter((model) => model !== undefined);
  const machines = families.filter(({ accessory }) => !accessory);
  for (let round = 0; models.length < count; round += 1) {
    const further = machines.map((family) => numberedModel(family, family.models.length + round));
    models.push(...further.filter((model) => model !== undefined));
  }
  return models.slice(0, Math.max(count, listed.length));
}

/** Returns the key by which offers refer to a model, family and number: `fryer/2`. */
export const modelPath = ({ family, number }: NumberedModel): string => `${family.key}/${number}`;
