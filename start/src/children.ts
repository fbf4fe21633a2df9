import path from 'node:path';
import type { DatabaseUrls } from './database/embedded.js';
import type { StartContext } from './databases.js';
import type { Settings, Variables } from './environment/settings.js';
import { MEDIA_FOLDER } from './build/targets.js';
import { acceptedWebhooks, webhookTarget } from './payment-webhooks.js';
import type { ChildDefinition } from './supervisor/child.js';

/** What child processes are configured from. */
export interface ChildContext extends StartContext {
  variables: Variables;
  databases: DatabaseUrls;
  dev: boolean;
}

/**
 * Returns the sandbox's API clients. The embedded default uses published secrets: they open only the backend on this machine.
 * With a configured Postgres the services refuse those, so the checkout's own secrets are used.
 */
function sandboxClients({ settings, secrets }: StartContext): Record<string, string> {
  const isPublished = isEmbedded(settings);
  return {
    COMMERCETOOLS_CLIENT_ID: 'manifold-services',
    COMMERCETOOLS_CLIENT_SECRET: isPublished ? 'sandbox-services' : secrets.servicesClientSecret,
    COMMERCETOOLS_STOREFRONT_CLIENT_ID: 'manifold-storefront',
    COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: isPublished ? 'sandbox-storefront' : secrets.storefrontClientSecret,
    COMMERCETOOLS_SEEDER_CLIENT_ID: 'manifold-seeder',
    COMMERCETOOLS_SEEDER_CLIENT_SECRET: isPublished ? 'sandbox-seeder' : secrets.seederClientSecret,
  };
}

export function commerceBackend(around: ChildContext): ChildDefinition {
  return child(around, ['commerce backend', 'sandbox/dist/commercetools/main.js'], {
    ...sandboxDatabase(around),
    COMMERCETOOLS_PORT: String(around.settings.ports.commerce),
    ...commerceEnvironment(around),
  });
}

function sandboxDatabase({ databases: { sandbox } }: ChildContext): Record<string, string> {
  return sandbox === undefined ? {} : { SANDBOX_DATABASE_URL: sandbox };
}

export function outsideWorld(around: ChildContext): ChildDefinition {
  return child(around, ['outside world', 'sandbox/dist/outside-world/main.js'], {
    OUTSIDE_WORLD_PORT: String(around.settings.ports.outsideWorld),
    SHOP_URL: `http://localhost:${around.settings.ports.web}`,
    ...webhookTarget(around.settings.ports.web, around),
    ...sandboxDatabase(around),
    ...commerceEnvironment(around),
  });
}

export function services(around: ChildContext): ChildDefinition {
  const { settings, secrets } = around;
  return child(around, ['services', 'services/dist/main.js'], {
    PORT: String(settings.ports.web),
    LIVE_CART_PORT: String(settings.ports.liveCart),
    OUTSIDE_WORLD_URL: `http://127.0.0.1:${settings.ports.outsideWorld}`,
    DATABASE_URL: around.databases.application,
    SESSION_KEY: settings.sessionKey ?? secrets.sessionKey,
    MEDIA_DIR: MEDIA_FOLDER,
    ...(isEmbedded(settings) ? acceptedWebhooks(around) : {}),
    EMBEDDED: String(isEmbedded(settings)),
    E2E: String(isDemo(settings)),
    ...paymentEnvironment(around),
    ...commerceEnvironment(around),
  });
}

/** Returns whether database and commerce backend are both the embedded ones. */
export function isEmbedded(settings: Settings): boolean {
  return settings.databaseUrl === undefined && settings.commerce === undefined;
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Returns whether demo accounts and hooks for browser tests exist: only on this machine, and not with a production profile. */
export function isDemo(settings: Settings): boolean {
  const { host = 'localhost', seedProfile = 'default' } = settings;
  return isEmbedded(settings) && seedProfile === 'default' && LOOPBACK.includes(host);
}

/** Returns the address and credentials of the commerce project, for the services and the demo loader. */
export function commerceEnvironment(around: ChildContext): Record<string, string> {
  const { settings, variables } = around;
  if (settings.commerce) return {}; // set in the environment, which children inherit
  const address = `http://127.0.0.1:${settings.ports.commerce}`;
  const clients = Object.entries(sandboxClients(around)).map(([name, value]) => [name, variables[name] || value]);
  return {
    COMMERCETOOLS_PROJECT_KEY: variables['COMMERCETOOLS_PROJECT_KEY'] || 'manifold',
    COMMERCETOOLS_API_URL: address,
    COMMERCETOOLS_AUTH_URL: address,
    ...(Object.fromEntries(clients) as Record<string, string>),
  };
}

/**
 * Returns the access to the sandbox's payment provider; nothing if another one is configured. The browser's path has three
 * parts that the provider's library needs (sandbox/outside-world/payment-provider/README.md).
 */
export function paymentEnvironment({ settings, variables }: ChildContext): Record<string, string> {
  if (!isEmbedded(settings) || variables['ADYEN_API_KEY']) return {};
  const { outsideWorld } = settings.ports;
  const key = variables['PAYMENT_API_KEY'] || 'sandbox-payment-api-key';
  return {
    ADYEN_API_KEY: key,
    ADYEN_REPORT_KEY: key,
    // The sandbox reports every booking at once and in one time zone.
    RECONCILIATION_QUIET_MINUTES: variables['RECONCILIATION_QUIET_MINUTES'] || '1',
    ADYEN_CLIENT_KEY: 'test_SANDBOX',
    ADYEN_ENVIRONMENT: 'test',
    ADYEN_SERVER_ORIGIN: `http://127.0.0.1:${outsideWorld}`,
    ADYEN_BROWSER_BASE: `http://localhost:${outsideWorld}/checkoutshopper/test/http://localhost:8080/`,
  };
}

/**
 * Makes glibc return freed memory; other allocators ignore it (docs/operations.md, Memory). By default glibc makes an arena
 * per thread and returns little of it.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * Limits heap growth between full collections; V8's default grows up to four times as much. Prisma's query compiler is
 * WebAssembly: compiling it again with the optimizing compiler takes 35 MB that malloc never returns, and cached query plans
 * make it run rarely.
 */
const SMALL_HEAP = ['--heap-growing-percent=30', '--no-wasm-tier-up'];

function child(
  around: ChildContext,
  [name, file]: readonly [string, string],
  env: Record<string, string>,
): ChildDefinition {
  const inherited = Object.fromEntries(Object.entries(around.variables).filter(([key]) => !PRIVATE.has(key)));
  return {
    name,
    program: [file],
    nodeFlags: SMALL_HEAP,
    env: {
      ...(inherited as Record<string, string>),
      NODE_ENV: around.dev ? 'development' : 'production',
      DATA_DIR: around.folder,
      ...MALLOC,
      ...env,
    },
    logFile: path.join(around.folder, 'logs', `${name.replaceAll(' ', '-')}.log`),
  };
}

/** Not passed to serving processes: the owner of the tables could rewrite the audit. */
const PRIVATE = new Set(['DATABASE_OWNER_URL', 'DATABASE_URL', 'SANDBOX_DATABASE_URL', 'SESSION_KEY']);
