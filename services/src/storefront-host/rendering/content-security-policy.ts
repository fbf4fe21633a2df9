import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const OPENING = /<script\b/gi;
/** Data for scripts, which browsers never run. */
const DATA_TYPE = /\stype\s*=\s*["']?application\/(ld\+)?json["'\s]/i;
const HAS_SOURCE = /\ssrc\s*=/i;

interface FoundScripts {
  /** The texts of inline scripts that a browser would run, in order of appearance. */
  readonly texts: readonly string[];
  /** Whether each script element is closed; text after an unclosed one would be read as script. */
  readonly areComplete: boolean;
}

/** Returns the inline scripts of a finished page. */
export function inlineScriptsIn(html: string): FoundScripts {
  const found = [...html.matchAll(SCRIPT)];
  const texts = found
    .filter(([, attributes = '']) => !HAS_SOURCE.test(attributes) && !DATA_TYPE.test(`${attributes} `))
    .map(([, , text = '']) => text);
  const openings = html.match(OPENING)?.length ?? 0;
  const inside = found.reduce((count, [, , text = '']) => count + (text.match(OPENING)?.length ?? 0), 0);
  return { texts, areComplete: openings === found.length + inside };
}

/** Returns the distinct CSP hashes of scripts. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return [...new Set(scripts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Throws if a page has an inline script that its renderer did not report, because it must come from data. */
export function refuseUnknownScripts(html: string, known: readonly string[]): void {
  const { texts, areComplete } = inlineScriptsIn(html);
  if (!areComplete || texts.some((text) => !known.includes(text)))
    throw new Error('The page has an unknown inline script');
}

/** What a rendered page may run and connect to. */
export interface PagePermissions {
  /** The texts of the inline scripts that its renderer reported; none by default. */
  readonly inlineScripts?: readonly string[] | undefined;
  /** Origins that it may connect to besides its own; none by default. */
  readonly connectTo?: readonly string[] | undefined;
}

/** Returns the policy of a rendered page: our own files, its inline scripts, and its own origin to connect to. */
export function pagePolicy({ inlineScripts = [], connectTo = [] }: PagePermissions): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(inlineScripts)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectTo].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
