import { seoRedirectSchema, seoRedirectsSchema, type SeoRedirect } from '@manifold/domain/seo-redirects/contract';
import type { Typed } from '../shared/values/text-to-value.js';

/** What search engines remember: said only where it is another. */
const USUAL_CODE = 301;

/** The redirects of a value; none of what is no list of them. */
function redirectsOf(value: unknown): readonly SeoRedirect[] {
  const read = seoRedirectsSchema.shape.redirects.safeParse(value);
  return read.success ? read.data : [];
}

/** Redirects as lines of text: `/old /new`, and the code where it is not the usual one. */
export const linesOf = (value: unknown): string =>
  redirectsOf(value)
    .map(({ source, target, code }) => [source, target, ...(code === USUAL_CODE ? [] : [code])].join(' '))
    .join('\n');

/** How many lines say something. */
export const countOf = (lines: string): number => lines.split('\n').filter((line) => line.trim() !== '').length;

/** Parts by spaces, or by the tabs and semicolons of a spreadsheet. */
function redirectOf(line: string): SeoRedirect | undefined {
  const [source, target, code = String(USUAL_CODE), ...more] = line.trim().split(/[\s;]+/);
  const read = seoRedirectSchema.safeParse({ source, target, code: Number(code) });
  return read.success && more.length === 0 ? read.data : undefined;
}

/** The redirects of lines that were typed or pasted, or the first line that is none. */
export function readLines(lines: string): Typed {
  const redirects: SeoRedirect[] = [];
  for (const [at, line] of lines.split('\n').entries()) {
    if (line.trim() === '') continue;
    const redirect = redirectOf(line);
    if (!redirect) return { ok: false, reason: 'console.redirects.badLine', values: { line: String(at + 1) } };
    redirects.push(redirect);
  }
  const isTaken = seoRedirectsSchema.safeParse({ redirects }).success;
  return isTaken ? { ok: true, value: redirects } : { ok: false, reason: 'console.redirects.tooMany', values: {} };
}
