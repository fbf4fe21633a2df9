import { countrySeeds, type CountrySeed } from '@manifold/config-seeds/countries';
import { expect, test as base, type Page } from '@playwright/test';

const PORT = process.env['E2E_PORT'] ?? '3000';

/** A page of a country's store: `shopUrl('ch', '/fr')`. */
export function shopUrl(countryCode: string, path = '/', port: number | string = PORT): string {
  return `http://${countryCode.toLowerCase()}.localhost:${port}${path}`;
}

/** A page of the console. */
export function consoleUrl(path = '/', port: number | string = PORT): string {
  return `http://admin.localhost:${port}${path}`;
}

/** The services by address, for requests that name their Host themselves: only browsers resolve `*.localhost`. */
export const SERVICES_URL = `http://127.0.0.1:${PORT}`;

/** Where the sandbox shows the mails that it took, newest first. */
export const MAILBOX_URL = `http://127.0.0.1:${process.env['E2E_OUTSIDE_WORLD_PORT'] ?? '4300'}/mailbox/messages`;

/** The seeds of a country. */
export function seedOf(countryCode: string): CountrySeed {
  const seed = countrySeeds.find((candidate) => candidate.countryCode === countryCode);
  if (!seed) throw new Error(`No store for ${countryCode}`);
  return seed;
}

/** What a page must never do, gathered while it is used. */
export class Complaints {
  readonly all: string[] = [];
  private forgiven: RegExp[] = [];

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

  /** What the test itself provokes: the browser reports every answer that it refuses or that gets lost. */
  forgive(pattern: RegExp): void {
    this.forgiven.push(pattern);
  }

  get unforgiven(): string[] {
    return this.all.filter((text) => !this.forgiven.some((pattern) => pattern.test(text)));
  }
}

/** Tests of pages that may not complain: no console error, no hydration warning, no policy violation, nobody else's server. */
export const test = base.extend<{ complaints: Complaints }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = new Complaints(page);
      await use(complaints);
      expect(complaints.unforgiven).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
