import { inlineScriptsIn, scriptHashes } from '../rendering/content-security-policy.js';

/** The hash of nothing: emotion adds empty `<style>` elements and fills them through the CSSOM, which no policy forbids. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The console's content security policy, for the page as it was built, which holds nothing that anybody typed: its own files, its own API, no frame around it. */
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
