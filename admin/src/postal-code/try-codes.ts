import { isPostalCode } from '@manifold/domain/postal-code/is-valid';
import type { PostalCodeFormat } from '@manifold/domain/postal-code/contract';

/** Whether a pattern can be read at all. */
export function isReadable(pattern: string): boolean {
  try {
    return new RegExp(pattern).source.length > 0;
  } catch {
    // What RegExp refuses is what we ask.
    return false;
  }
}

/** A code that was tried, and whether the format takes it. */
export interface TriedCode {
  readonly code: string;
  readonly isTaken: boolean;
}

/** Codes near an example that no country should take: one sign short, one too many, and letters. */
export function nearCodes(example: string): string[] {
  return example === '' ? [] : [example, example.slice(0, -1), `${example}0`, example.replace(/\d/g, 'X')];
}

/** Tries codes with a format, as the checkout does. A pattern that cannot be read takes none. */
export function triedCodes(codes: readonly string[], countryCode: string, format: PostalCodeFormat): TriedCode[] {
  const isUsable = format.pattern === null || isReadable(format.pattern);
  return codes.map((code) => ({ code, isTaken: isUsable && isPostalCode(code, countryCode, format) }));
}
