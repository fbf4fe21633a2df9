import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data for scripts, which browsers never run. */
const DATA_TYPE = /\btype\s*=\s*["']?application\/(ld\+)?json/i;
const HAS_SOURCE = /\ssrc\s*=/i;

/** The CSP sources of a page's own inline scripts, each script once, in order of appearance. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !HAS_SOURCE.test(attributes) && !DATA_TYPE.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** The policy of one rendered page: our own files, and the inline scripts that it was rendered with. Nothing unsafe. */
export function pagePolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
