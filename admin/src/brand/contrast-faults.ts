import { contrastRatio, rgbOfHex } from '@manifold/domain/contrast/contrast-ratio';
import { THEME_PAIRS } from '@manifold/domain/contrast/theme-pairs';

/** Two tokens that cannot be told apart well enough where the shop writes one on the other. */
export interface ContrastFault {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly minimum: number;
}

/** Every pair of a look that is too faint, the faintest first; colours that are not written as `#rrggbb` are left out. */
export function contrastFaults(tokens: Readonly<Record<string, string>>): ContrastFault[] {
  const faults = THEME_PAIRS.flatMap(({ ink, grounds, minimum }) =>
    grounds.flatMap((ground): ContrastFault[] => {
      const [text, paper] = [rgbOfHex(tokens[ink] ?? ''), rgbOfHex(tokens[ground] ?? '')];
      if (!text || !paper) return [];
      const ratio = contrastRatio(text, paper);
      return ratio < minimum ? [{ ink, ground, ratio, minimum }] : [];
    }),
  );
  return faults.sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
}
