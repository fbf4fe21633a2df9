/**
 * The path below which browsers reach the provider. The browser library needs three parts of it: `/checkoutshopper/`, which
 * ends the origin that it takes messages from; `test`, because the client key begins with it; and the address of a local
 * port 8080, without which it refuses 3-D Secure pages over http.
 */
export const BROWSER_PATH = '/checkoutshopper/test/http://localhost:8080/';

/** Addresses of the pages that a shopper is sent to. */
export class BrowserAddresses {
  /** @param base ends with `BROWSER_PATH`. */
  constructor(readonly base: string) {}

  bankPage(token: string): string {
    return `${this.base}pages/bank/${token}`;
  }

  fingerprintPage(): string {
    return `${this.base}pages/fingerprint`;
  }

  challengePage(token: string): string {
    return `${this.base}pages/challenge/${token}`;
  }

  voucherPage(pspReference: string): string {
    return `${this.base}pages/voucher/${pspReference}`;
  }
}
