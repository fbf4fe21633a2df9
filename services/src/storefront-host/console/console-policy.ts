import { inlineScriptsIn, scriptHashes } from '../rendering/content-security-policy.js';

/** The hash of an empty text: emotion adds empty `<style>` elements and fills them through the CSSOM, which policies allow. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Returns the content security policy of the console's built page: its own files, its own API, no framing. */
export function consolePolicy(html: string): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes(inlineScriptsIn(html).texts)].join(' '),
    `style-src 'self' ${EMPTY_STYLE}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
