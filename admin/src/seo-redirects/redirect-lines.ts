import { seoRedirectSchema, seoRedirectsSchema, type SeoRedirect } from '@manifold/domain/seo-redirects/contract';
import type { Typed } from '../shared/values/text-to-value.js';

/** The default status code; only other codes are written. */
const USUAL_CODE = 301;

/** Returns a value as redirects; empty if it is not a list of redirects. */
function redirectsOf(value: unknown): readonly SeoRedirect[] {
  const read = seoRedirectsSchema.shape.redirects.safeParse(value);
  return read.success ? read.data : [];
}

/** Formats redirects as lines: `/old /new`, with the code if it is not the default. */
export const linesOf = (value: unknown): string =>
  redirectsOf(value)
    .map(({ source, target, code }) => [source, target, ...(code === USUAL_CODE ? [] : [code])].join(' '))
    .join('\n');

/** Counts the lines that are not empty. */
export const countOf = (lines: string): number => lines.split('\n').filter((line) => line.trim() !== '').length;

/** Splits by spaces, or by the tabs and semicolons of a spreadsheet. */
function redirectOf(line: string): SeoRedirect | undefined {
  const [source, target, code = String(USUAL_CODE), ...more] = line.trim().split(/[\s;]+/);
  const read = seoRedirectSchema.safeParse({ source, target, code: Number(code) });
  return read.success && more.length === 0 ? read.data : undefined;
}

/** Parses typed or pasted lines, or names the first invalid one. */
export function readLines(lines: string): Typed {
  const redirects: SeoRedirect[] = [];
  for (const [at, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    const redirect = redirectOf(line);
    if (!redirect) return { ok: false, reason: 'console.redirects.badLine', values: { line: String(at + 1) } };
    redirects.push(redirect);
  }
  const isValidValue = seoRedirectsSchema.safeParse({ redirects }).success;
  return isValidValue ? { ok: true, value: redirects } : { ok: false, reason: 'console.redirects.tooMany', values: {} };
}
