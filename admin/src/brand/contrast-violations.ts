import { contrastRatio, rgbOfHex } from '@manifold/domain/contrast/contrast-ratio';
import { THEME_PAIRS } from '@manifold/domain/contrast/theme-pairs';

/** A text and background token with too little contrast between them. */
export interface ContrastViolation {
  readonly ink: string;
  readonly ground: string;
  readonly ratio: number;
  readonly minimum: number;
}

/** Returns every token pair with too little contrast, worst first. Skips colours that are not `#rrggbb`. */
export function contrastViolations(tokens: Readonly<Record<string, string>>): ContrastViolation[] {
  const violations = THEME_PAIRS.flatMap(({ ink, grounds, minimum }) =>
    grounds.flatMap((ground): ContrastViolation[] => {
      const [text, background] = [rgbOfHex(tokens[ink] ?? ''), rgbOfHex(tokens[ground] ?? '')];
      if (!text || !background) return [];
      const ratio = contrastRatio(text, background);
      return ratio < minimum ? [{ ink, ground, ratio, minimum }] : [];
    }),
  );
  return violations.sort((one, other) => one.ratio / one.minimum - other.ratio / other.minimum);
}
