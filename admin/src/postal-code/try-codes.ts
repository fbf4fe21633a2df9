import { isPostalCode } from '@manifold/domain/postal-code/is-valid';
import { isSafePattern } from '@manifold/domain/pattern/safe-pattern';
import type { PostalCodeFormat } from '@manifold/domain/postal-code/contract';

/** A code that was tried, and whether the format takes it. */
export interface TriedCode {
  readonly code: string;
  readonly isTaken: boolean;
}

/** Codes near an example that no country should take: one sign short, one too many, and letters. */
export function nearCodes(example: string): string[] {
  return example === '' ? [] : [example, example.slice(0, -1), `${example}0`, example.replace(/\d/g, 'X')];
}

/** Tries codes with a format, as the checkout does. A pattern that cannot be read, or could keep the browser busy, takes none. */
export function triedCodes(codes: readonly string[], countryCode: string, format: PostalCodeFormat): TriedCode[] {
  const isUsable = format.pattern === null || isSafePattern(format.pattern);
  return codes.map((code) => ({ code, isTaken: isUsable && isPostalCode(code, countryCode, format) }));
}
