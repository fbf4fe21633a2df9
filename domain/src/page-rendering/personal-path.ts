/** Pages of a single visitor: never cached, rendered with the visitor's session. */
const PERSONAL =
  /^\/(checkout|my-account|my-orders|login|log-out|create-account|password-reset|adyen-payment-error)(\/|$)/;

/** Returns whether the page at this path (without language prefix) shows personal data. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path);
}
