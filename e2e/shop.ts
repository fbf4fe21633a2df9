import { countrySeeds, type CountrySeed } from '@manifold/config-seeds/countries';
import { expect, test as base, type Page } from '@playwright/test';

const PORT = process.env['E2E_PORT'] ?? '3000';

/** Returns the address of a page of a country's store: `shopUrl('ch', '/fr')`. */
export function shopUrl(countryCode: string, path = '/', port: number | string = PORT): string {
  return `http://${countryCode.toLowerCase()}.localhost:${port}${path}`;
}

/**
 * Returns the address of a mailed link at the system under test. A replica of another test may have sent the mail: its links
 * name its own port, and it is killed at any time.
 */
export function shopLink(link: string): string {
  if (link === '') return '';
  const address = new URL(link);
  address.port = String(PORT);
  return address.href;
}

/** Returns the address of a page of the console. */
export function consoleUrl(path = '/', port: number | string = PORT): string {
  return `http://admin.localhost:${port}${path}`;
}

/** Address of the services for requests that set their own Host header: only browsers resolve `*.localhost`. */
export const SERVICES_URL = `http://127.0.0.1:${PORT}`;

/** Address of the sandbox's controls. */
export const SANDBOX_URL = `http://127.0.0.1:${process.env['E2E_OUTSIDE_WORLD_PORT'] ?? '4300'}`;

/** Address of the sandbox's mailbox: the mails that it accepted, newest first. */
export const MAILBOX_URL = `${SANDBOX_URL}/mailbox/messages`;

/** Returns the seeds of a country. */
export function seedOf(countryCode: string): CountrySeed {
  const seed = countrySeeds.find((candidate) => candidate.countryCode === countryCode);
  if (!seed) throw new Error(`No store for ${countryCode}`);
  return seed;
}

/** Warnings that the payment provider's library logs when its form is replaced before the card fields have loaded; nothing is lost. */
const LIBRARY_NOTES: readonly RegExp[] = [
  /^You cannot .* secured fields - they are not yet configured/,
  /^Failed to execute 'postMessage' on 'DOMWindow'/,
  /^ERROR: Trying to initialise a securedField iframe, but the iframe.contentWindow is undefined/,
];

/** Collects console messages, errors and foreign requests, which pages must not cause. */
export class PageErrors {
  readonly all: string[] = [];
  private allowed: RegExp[] = [...LIBRARY_NOTES];

  constructor(page: Page) {
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.all.push(message.text());
    });
    page.on('pageerror', (error) => this.all.push(String(error)));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      const isOurs = hostname.endsWith('localhost') || protocol === 'data:' || protocol === 'blob:';
      if (!isOurs) this.all.push(`request to ${hostname}`);
    });
  }

  /** Allows messages that the test provokes: the browser reports every refused or lost answer. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  get unexpected(): string[] {
    return this.all.filter((text) => !this.allowed.some((pattern) => pattern.test(text)));
  }
}

/** Logs the cause of an error, because React's own error only reports that it rendered a part of the page again. */
function reportCauses(): void {
  addEventListener('error', ({ error }: ErrorEvent) => {
    const { cause } = (error ?? {}) as Error;
    if (cause) console.error('The cause:', cause instanceof Error ? cause.stack : cause);
  });
}

/** Fails a test if its page causes a console error, hydration warning, policy violation or request to a foreign server. */
export const test = base.extend<{ pageErrors: PageErrors }>({
  pageErrors: [
    async ({ page }, use) => {
      const pageErrors = new PageErrors(page);
      await page.addInitScript(reportCauses);
      await use(pageErrors);
      expect(pageErrors.unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
