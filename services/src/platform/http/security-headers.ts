/** Headers of every answer. Pages add their own content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
};

/** Returns the headers of every answer, with HSTS in deployments. */
export function securityHeaders({ embedded }: { readonly embedded: boolean }): Readonly<Record<string, string>> {
  return embedded
    ? SECURITY_HEADERS
    : { ...SECURITY_HEADERS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/** The policy of documents among the files, such as manuals: styles and images, no scripts. */
export const FILE_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'";

/** The policy of answers that are not pages: they may load nothing. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'";
