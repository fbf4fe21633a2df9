import { countrySeeds } from '@manifold/config-seeds/countries';
import { haldenSeeds } from '@manifold/config-seeds/halden';
import type { BrowserContextOptions } from '@playwright/test';

/** Version, day, id, categories, recorded: everything was refused today. */
const REFUSED = `1.${Math.floor(Date.now() / 86_400_000)}...1`;

const hosts = [
  'localhost',
  ...countrySeeds.map(({ countryCode }) => `${countryCode.toLowerCase()}.localhost`),
  ...haldenSeeds.map(({ localHost }) => localHost),
];

/** A browser in which the question about cookies was answered in every store, as it is for most visits. */
export const ANSWERED: Exclude<BrowserContextOptions['storageState'], string | undefined> = {
  cookies: hosts.map((domain) => ({
    name: '__Host-consent',
    value: REFUSED,
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: true,
    sameSite: 'Lax' as const,
  })),
  origins: [],
};

/** A browser that has never been here. */
export const NEVER_ASKED: typeof ANSWERED = { cookies: [], origins: [] };

/** Returns the cookie of a visitor who agreed to analytics today, for the page's host. */
export const agreedToAnalytics = (url: string) => ({
  name: '__Host-consent',
  value: `1.${Math.floor(Date.now() / 86_400_000)}.7d1f0a3e-52b1-4e0e-9a53-0f6b2f1a9c11.analytics.1`,
  domain: new URL(url).hostname,
  path: '/',
  secure: true,
  sameSite: 'Lax' as const,
});
