import { isPostalCode } from '@manifold/domain/postal-code/is-postal-code';
import { isSafePattern } from '@manifold/domain/pattern/safe-pattern';
import type { PostalCodeFormat } from '@manifold/domain/postal-code/contract';

/** A tested code, and whether the format accepts it. */
export interface TestedCode {
  readonly code: string;
  readonly isValidValue: boolean;
}

/**
 * Returns codes similar to the example that no country should accept: one character short, one too many, and letters.
 */
export function similarCodes(example: string): string[] {
  return example === '' ? [] : [example, example.slice(0, -1), `${example}0`, example.replace(/\d/g, 'X')];
}

/** Tests codes with a format like the checkout does. An invalid or dangerous pattern accepts none. */
export function testCodes(codes: readonly string[], countryCode: string, format: PostalCodeFormat): TestedCode[] {
  const isUsable = format.pattern === null || isSafePattern(format.pattern);
  return codes.map((code) => ({ code, isValidValue: isUsable && isPostalCode(code, countryCode, format) }));
}
