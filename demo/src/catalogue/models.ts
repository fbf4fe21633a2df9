import type { Family, Figure, Figures, Model } from './family.js';
import { furtherCode } from './further-code.js';

/** A model with its place in the family: the last four digits of its SKU. */
export interface NumberedModel {
  readonly family: Family;
  readonly model: Model;
  readonly number: number;
}

/** Up to which value makers write their figures in which steps: 8.5 l, 12 l, 65 l, 660 W, 3600 W. */
const STEPS: readonly (readonly [below: number, step: number])[] = [
  [1, 0.1],
  [10, 0.5],
  [50, 1],
  [100, 5],
  [1000, 10],
  [Infinity, 100],
];

/** A figure as a maker would state it: 660 W and not 655.2 W. */
function rounded(value: number): number {
  const step = STEPS.find(([below]) => value < below)?.[1] ?? 1;
  return Number((Math.round(value / step) * step).toFixed(1));
}

/** Returns how much larger a further model is: an eighth per round, and little more after eight sizes. */
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

/** A further model made from a listed one: somewhat larger, dearer and heavier. */
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

/** The model of a family at an index: a listed one, or beyond those a further size. */
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

/** The listed models of all families; beyond them, further rounds over the machines until there are `count`. */
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

/** Returns "fryer/2": the family and number by which offers name a model. */
export const modelPath = ({ family, number }: NumberedModel): string => `${family.key}/${number}`;
