import { themeTokensSchema } from '@manifold/domain/brand/contract';
import { rgbOfHex } from '@manifold/domain/contrast/contrast-ratio';
import type { Typed } from '../shared/values/text-to-value.js';

export type Tokens = Readonly<Record<string, string>>;

/** The tokens of a value; none of what is none. */
export function tokensOf(value: unknown): Tokens {
  const read = themeTokensSchema.safeParse(value);
  return read.success ? read.data : {};
}

/** Whether a token is a colour that can be picked. */
export function isColour(value: string): boolean {
  return rgbOfHex(value) !== undefined;
}

/** Typed tokens, or why they are none: each becomes text of a stylesheet. */
export function readTokens(tokens: Tokens): Typed {
  const read = themeTokensSchema.safeParse(tokens);
  return read.success ? { ok: true, value: read.data } : { ok: false, reason: 'console.brand.notAToken', values: {} };
}
