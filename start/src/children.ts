import path from 'node:path';
import type { DatabaseUrls } from './database/embedded.js';
import type { StartContext } from './databases.js';
import type { Settings, Variables } from './environment/settings.js';
import { MEDIA_FOLDER } from './build/targets.js';
import type { ChildDefinition } from './supervisor/child.js';

/** What every child is configured from. */
export interface ChildContext extends StartContext {
  variables: Variables;
  databases: DatabaseUrls;
  dev: boolean;
}

/**
 * The sandbox's API clients; they open nothing but the backend on this machine. The embedded default has published secrets;
 * beside a Postgres of somebody's own, the services refuse them and the checkout has its own.
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
    SANDBOX_DATABASE_URL: around.databases.sandbox,
    COMMERCETOOLS_PORT: String(around.settings.ports.commerce),
    ...commerceEnvironment(around),
  });
}

export function outsideWorld(around: ChildContext): ChildDefinition {
  return child(around, ['outside world', 'sandbox/dist/outside-world/main.js'], {
    OUTSIDE_WORLD_PORT: String(around.settings.ports.outsideWorld),
    SHOP_URL: `http://localhost:${around.settings.ports.web}`,
    SANDBOX_DATABASE_URL: around.databases.sandbox,
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
    EMBEDDED: String(isEmbedded(settings)),
    E2E: String(isDemo(settings)),
    ...commerceEnvironment(around),
  });
}

/** Whether everything is our own. */
export function isEmbedded(settings: Settings): boolean {
  return settings.databaseUrl === undefined && settings.commerce === undefined;
}

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Whether the demo accounts and the hooks for browser tests exist: on this machine alone, and not in a rehearsal of production. */
export function isDemo(settings: Settings): boolean {
  const { host = 'localhost', seedProfile = 'default' } = settings;
  return isEmbedded(settings) && seedProfile === 'default' && LOOPBACK.includes(host);
}

/** Where the commerce project is and who we are there, for the services and for the loader of the demo catalogue. */
export function commerceEnvironment(around: ChildContext): Record<string, string> {
  const { settings, variables } = around;
  if (settings.commerce) return {}; // set from outside, and children inherit it
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
 * How glibc gives freed memory back; other allocators ignore it (docs/operations.md, Memory). By default it makes an arena
 * per thread and gives little of them back.
 */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * The heap grows by so many percent of what is in use until the next full collection; V8 would take up to four times as much.
 * Prisma's query compiler is WebAssembly, which the optimizing compiler would compile again: that takes 35 MB that malloc
 * never gives back. Query plans are cached, so that it runs rarely.
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

/** The owner of the tables may rewrite what staff did: no serving process gets to know its password. */
const PRIVATE = new Set(['DATABASE_OWNER_URL', 'DATABASE_URL', 'SANDBOX_DATABASE_URL', 'SESSION_KEY']);
