/** Pages that belong to one visitor: never cached, rendered with the visitor's own session. */
const PERSONAL = /^\/(checkout|my-account|login|log-out|create-account|password-reset|adyen-payment-error)(\/|$)/;

/** Whether the page at this path (without language prefix) shows something of one visitor alone. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path);
}
