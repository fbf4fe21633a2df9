import type { Family, Figure, Figures, Model } from './family.js';

/** The factors between a number in a code and its figure: usually 1; the 20 in a pallet truck's code means 2000 kg. */
const CODE_SCALES = [1, 100, 10, 0.1];

/** Returns the amounts of a figure that a code may contain: 175 and 875 for `5 × 175 kg`. */
const amountsOf = ({ value, count = 1 }: Figure): readonly number[] => [value, value * count];

/** Formats an amount with the decimals of the original code: `12.5`, `22`, or `22.0` if the original has a decimal. */
const codeNumber = (amount: number, listed: string): string =>
  listed.includes('.') ? amount.toFixed(1) : String(Number(amount.toFixed(1)));

/** Returns a number of a code, adapted to the new figures: 0.5 becomes 0.6 if 0.5 t become 0.6 t. Numbers that match no figure stay. */
function grownNumber(text: string, before: readonly Figure[], after: readonly Figure[]): string {
  const grown = CODE_SCALES.flatMap((scale) =>
    before.flatMap((figure, index) => {
      const place = amountsOf(figure).indexOf(Number(text) * scale);
      const amount = after[index] && amountsOf(after[index])[place];
      return amount === undefined ? [] : [codeNumber(amount / scale, text)];
    }),
  );
  return grown[0] ?? text;
}

interface Further {
  readonly figures: Figures;
  /** The number of the generated model, from 2; makes the code unique, because two models may have equal figures. */
  readonly series: number;
}

/** Returns the code of a generated model with its own figures: `0.5T` becomes `0.6T-MK2`. */
export function furtherCode({ named }: Family, base: Model, { figures, series }: Further): string {
  const keys = [...named, ...Object.keys(base.figures)].filter((key): key is keyof Figures => key in base.figures);
  const before = keys.flatMap((key) => base.figures[key] ?? []);
  const after = keys.flatMap((key) => figures[key] ?? []);
  const code = base.code.replaceAll(/\d+(?:\.\d+)?/g, (text) => grownNumber(text, before, after));
  return `${code}-MK${series}`;
}
