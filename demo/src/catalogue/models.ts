import type { Family, Figure, Figures, Model } from './family.js';

/** A model with its place in the family: the last four digits of its SKU. */
export interface NumberedModel {
  readonly family: Family;
  readonly model: Model;
  readonly number: number;
}

/** Two significant digits: 660 W and not 655.2 W. */
function rounded(value: number): number {
  return Number(value.toPrecision(2));
}

/** What grows with a machine; voltage and a readability do not. */
const growing: readonly (keyof Figures)[] = ['power', 'volume', 'capacity', 'output', 'throughput', 'force'];

function grownFigure(key: string, figure: Figure, factor: number): Figure {
  const grows = growing.some((name) => name === key);
  return grows ? { ...figure, value: rounded(figure.value * factor) } : figure;
}

/** A further model made from a listed one: somewhat larger, dearer and heavier with every round, under its own code. */
function grown(base: Model, round: number): Model {
  const factor = 1 + 0.04 * round;
  const figures = Object.fromEntries(
    Object.entries(base.figures).map(([key, figure]) => [key, grownFigure(key, figure, factor)]),
  );
  return {
    ...base,
    code: `${base.code}-${round + 1}`,
    euros: Math.round(base.euros * (1 + 0.03 * round)),
    figures,
    kilograms: Math.round(base.kilograms * (1 + 0.02 * round) * 10) / 10,
  };
}

function numberedModel(family: Family, index: number): NumberedModel | undefined {
  const base = family.models[index % family.models.length];
  if (base === undefined) return undefined;
  const round = Math.floor(index / family.models.length);
  return { family, model: round === 0 ? base : grown(base, round), number: index + 1 };
}

/** The listed models of all families; beyond them, further rounds over the families until there are `count`. */
export function modelsOf(families: readonly Family[], count: number): readonly NumberedModel[] {
  const listed = families.flatMap((family) => family.models.map((_, index) => numberedModel(family, index)));
  const models = listed.filter((model) => model !== undefined);
  for (let round = 0; models.length < count; round += 1) {
    const further = families.map((family) => numberedModel(family, family.models.length + round));
    models.push(...further.filter((model) => model !== undefined));
  }
  return models.slice(0, Math.max(count, listed.length));
}
