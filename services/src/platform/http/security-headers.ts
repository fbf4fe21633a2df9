/** On every answer, whoever makes it. Pages add their own content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Those headers, and in production the browser's promise never to ask without TLS. */
export function securityHeaders({ embedded }: { readonly embedded: boolean }): Readonly<Record<string, string>> {
  return embedded
    ? SECURITY_HEADERS
    : { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/** A document among the files, such as a manual, may look like something and do nothing. */
export const FILE_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** What is no page may load nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
