import type { Family, Figure, Figures, Model } from './family.js';

/** What one unit in a code may stand for: most name a figure itself, a pallet truck's 20 are 2000 kg. */
const CODE_SCALES = [1, 100, 10, 0.1];

/** The amounts that a code may name of a figure: of "5 × 175 kg" both 175 and 875. */
const amountsOf = ({ value, count = 1 }: Figure): readonly number[] => [value, value * count];

/** 12.5 as "12.5", 22 as "22", or as "22.0" where the listed code has a decimal too. */
const codeNumber = (amount: number, listed: string): string =>
  listed.includes('.') ? amount.toFixed(1) : String(Number(amount.toFixed(1)));

/** The number of a code as it follows its figure: 0.5 becomes 0.6 when 0.5 t become 0.6 t. A number that names no figure stays. */
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
  /** Which of the family's further models it is, from 2 on: two of them may come to the same figures. */
  readonly series: number;
}

/** Returns the code of a further model: its numbers are those of its own figures. "0.5T" becomes "0.6T-MK2". */
export function furtherCode({ named }: Family, base: Model, { figures, series }: Further): string {
  const keys = [...named, ...Object.keys(base.figures)].filter((key): key is keyof Figures => key in base.figures);
  const before = keys.flatMap((key) => base.figures[key] ?? []);
  const after = keys.flatMap((key) => figures[key] ?? []);
  const code = base.code.replaceAll(/\d+(?:\.\d+)?/g, (text) => grownNumber(text, before, after));
  return `${code}-MK${series}`;
}
