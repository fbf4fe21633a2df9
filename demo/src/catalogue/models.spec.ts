import { describe, expect, it } from '@jest/globals';
import { families } from './families.js';
import { modelsOf } from './models.js';
import { machineName, modelCode } from './product-name.js';
import { highlightsOf } from './product-texts.js';
import { techDetails } from './tech-details.js';

/** More than any load of the demo: the benchmarks use up to 20,000 products. */
const COUNT = 20_000;
/** The number of products in the demo, with generated models of each family. */
const SHOWN = 1000;
const models = modelsOf(families, COUNT);

/** Families whose codes use a unit other than that of the figure, with the factor between the two. */
const SCALES: Readonly<Record<string, number>> = { greenhouse: 10, 'pallet-truck': 100, 'spray-lance': 0.1 };

const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => Number(number.replaceAll(',', '')));

/** Returns all numbers of a text; for `5 × 175 kg` also 875. */
function amountsIn(text: string): number[] {
  const products = [...text.matchAll(/(\d+) × ([\d,.]+)/g)].map(
    ([, count, value = '']) => Number(count) * Number(value.replaceAll(',', '')),
  );
  return [...numbersIn(text), ...products];
}

type Numbered = (typeof models)[number];

/** Returns the numbers of a code that match figures, without the series (MK2) and the groups of a coffee machine (1G). */
const codeNumbers = ({ model }: Numbered): number[] =>
  numbersIn(model.code.replace(/-MK\d+$/, '').replace(/^\dG-/, ''));

describe('the code of a model', () => {
  it('names figures that the table of technical details states', () => {
    const wrong = models.filter((numbered) => {
      const { family, model } = numbered;
      const rows = techDetails(family, model).filter(({ key }) => key !== 'model' && key !== 'brand');
      const inName = machineName(family, model, 'en')
        .split(' – ')
        .slice(1)
        .filter((part) => part !== modelCode(family, model));
      const stated = [...rows.map(({ value }) => value.en), ...inName];
      const amounts = stated.flatMap(amountsIn);
      const scale = SCALES[family.key] ?? 1;
      return !codeNumbers(numbered).every((number) =>
        amounts.some((amount) => Math.abs(number * scale - amount) < 1e-6),
      );
    });
    expect(wrong.map(({ family, model }) => modelCode(family, model))).toEqual([]);
  });

  it('is in a name whose figures match the highlights and the table', () => {
    for (const numbered of models.slice(0, SHOWN)) {
      const { family, model } = numbered;
      const details = techDetails(family, model);
      const stated = details
        .filter(({ key }) => key !== 'model' && family.named.includes(key))
        .map(({ value }) => value.en);
      expect(machineName(family, model, 'en').split(' – ')).toEqual(expect.arrayContaining(stated));
      const [first] = highlightsOf(numbered, details);
      if (stated.length > 0) expect(stated.some((text) => first?.en.includes(text))).toBe(true);
    }
  });

  it('is unique', () => {
    expect(new Set(models.map(({ family, model }) => modelCode(family, model))).size).toBe(models.length);
  });

  it('changes with the figures of another model', () => {
    const codes = new Set(models.map(({ family, model }) => modelCode(family, model)));
    expect(
      ['MSW-WK-0.5T', 'MSW-WK-0.6T-MK2', 'STAR-PT-17E-MK4', 'UNI-SR-1000-MK2'].filter((code) => !codes.has(code)),
    ).toEqual([]);
  });
});
