import { themeTokensSchema } from '@manifold/domain/brand/contract';
import { rgbOfHex } from '@manifold/domain/contrast/contrast-ratio';
import type { Typed } from '../shared/values/text-to-value.js';

export type Tokens = Readonly<Record<string, string>>;

/** Returns a value as design tokens; empty if it is not an object of strings. */
export function tokensOf(value: unknown): Tokens {
  const read = themeTokensSchema.safeParse(value);
  return read.success ? read.data : {};
}

/** Returns whether a token is a colour that the colour picker can edit. */
export function isColour(value: string): boolean {
  return rgbOfHex(value) !== undefined;
}

/** Validates tokens, because each of them is written into a stylesheet. */
export function readTokens(tokens: Tokens): Typed {
  const read = themeTokensSchema.safeParse(tokens);
  return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'console.brand.notAToken', values: {} };
}
