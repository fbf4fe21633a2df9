import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { deadlines, type Deadlines } from '../deadlines/deadlines.js';
import { hostListSchema, type HostList } from '../http/outbound/host-list.js';
import { rateLimits, type Limits } from '../rate-limits/limits.js';

/** Compiled to services/dist/platform/env and read from services/src/platform/env: the checkout is four folders up in both. */
const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const secret = z.string().min(1);

/** A number of days or of rows; 0 would delete what is served now. */
const kept = z.coerce.number().int().min(1).max(36_500);

const variablesSchema = z.object({
  NODE_ENV: z.string().default('production'),
  /** Which build this is, for people who look: a commit, a tag. */
  RELEASE: z.string().min(1).max(60).optional(),
  /** The address to listen on; `localhost` is 127.0.0.1 and ::1. */
  HOST: z.union([z.literal('localhost'), z.ipv4(), z.ipv6()]).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** How many proxies stand in front of us and may say who the visitor is. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  COMMERCETOOLS_PROJECT_KEY: z.string().min(1).default('manifold'),
  COMMERCETOOLS_API_URL: z.url().default('http://127.0.0.1:4301'),
  COMMERCETOOLS_AUTH_URL: z.url().default('http://127.0.0.1:4301'),
  COMMERCETOOLS_CLIENT_ID: z.string().min(1).default('manifold-services'),
  COMMERCETOOLS_CLIENT_SECRET: secret.default('sandbox-services'),
  COMMERCETOOLS_STOREFRONT_CLIENT_ID: z.string().min(1).default('manifold-storefront'),
  COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: secret.default('sandbox-storefront'),
  /** Whether carts may be made to try a draft's limits; by itself only in the commerce backend of this machine. */
  BOUNDARY_SHOPPER: onOff.optional(),
  /** The stand-ins for outside systems; unset where there are none. */
  OUTSIDE_WORLD_URL: z.url().optional(),
  /** Where mails are handed over; the sandbox's mailbox where it is unset and there is one. */
  MAIL_URL: z.url().optional(),
  MAIL_TOKEN: z.string().min(1).optional(),
  /** The hosts that may get the support form's requests. */
  SUPPORT_PLATFORM_HOSTS: hostListSchema,
  /** The hosts that may get a token which opens a customer's orders. */
  ORDER_LINK_HOSTS: hostListSchema,
  /** The hosts of the stores, for the readiness check that asks them from outside. */
  STORE_HOSTS: hostListSchema,
  /** Not yet production: outside systems are asked to say more. The embedded start is so by itself. */
  PRE_PRODUCTION: flag.optional(),
  SESSION_KEY: z.string().optional(),
  /** The key before: what it sealed still opens. Drop it 30 days after the change. */
  SESSION_KEY_PREVIOUS: z.string().optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: secret.optional(),
  /** What the button of the sign-in page calls the provider. */
  OIDC_NAME: z.string().min(1).max(40).default('OpenID Connect'),
  /** `offline_access` in it asks for a refresh token at providers that give none without it. */
  OIDC_SCOPE: z
    .string()
    .regex(/^openid( [\w.:/-]+){0,20}$/)
    .default('openid email profile'),
  /** The claim that names groups or roles: a path, `realm_access.roles`. */
  OIDC_ROLE_CLAIM: z.string().min(1).optional(),
  /** Which of its values is which role: `shop-admins=admin,shop-operations=operations`. */
  OIDC_ROLES: z
    .string()
    .regex(/^[^=,]+=(admin|operations|support)(,[^=,]+=(admin|operations|support))*$/)
    .optional(),
  ADMIN_HOST: z.string().toLowerCase().min(1).optional(),
  /** Scheme, host and port of the console, for links to it; by itself https on ADMIN_HOST. */
  ADMIN_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().default(`${checkout}.data`),
  /** Other limits than the built-in ones, each `name=points/seconds`: `search=120/60,coupon=3/900`. */
  RATE_LIMITS: z.string().optional(),
  /** So many times what the limits allow, for tests and benchmarks that come from one address; of the embedded start alone. */
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  EMBEDDED: flag.default(false),
  E2E: flag.default(false),
  /** Where in placing an order the process kills itself; for the test that no order is lost. */
  CRASH_AT: z.string().optional(),
  SEED_PROFILE: z.enum(['default', 'production']).default('default'),
  HTML_CACHE: onOff.default(true),
  VIEW_MODEL_CACHE: onOff.default(true),
  /** Whether this process fills the search indexes, where it is its turn. */
  SEARCH_INDEXER: onOff.default(true),
  /** The nodes of a Typesense cluster, with commas between them; without them Postgres searches. */
  SEARCH_TYPESENSE_URLS: z
    .string()
    .regex(/^https?:\/\/[^,\s]+(,https?:\/\/[^,\s]+)*$/)
    .optional(),
  SEARCH_TYPESENSE_KEY: secret.optional(),
  MEDIA_DIR: z.string().default(`${checkout}demo/dist/media`),
  STOREFRONT_DIR: z.string().default(`${checkout}storefront`),
  ADMIN_DIR: z.string().default(`${checkout}admin`),
  /** How long a stopping process still takes requests, so that a load balancer can see that it leaves. */
  DRAIN_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  /** Shortens or lengthens every time limit of calls out and of requests. */
  DEADLINE_SCALE: z.coerce.number().min(0.01).max(2).default(1),
  /** How long rows are kept; docs/operations.md, "How long data is kept". */
  SNAPSHOTS_KEPT: kept.default(10),
  CHANGE_SET_DAYS: kept.default(180),
  CHECKOUT_PERSON_DAYS: kept.default(30),
  CHECKOUT_DAYS: kept.default(400),
  SUPPORT_REQUEST_DAYS: kept.default(400),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Values = z.infer<typeof variablesSchema>;

export type Variables = Readonly<Record<string, string | undefined>>;

/** A client of the commerce backend: its id and secret. */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The identity provider through which staff may sign in. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly scope: string;
  readonly roleClaim: string | undefined;
  /** The roles of the console by the provider's own words. */
  readonly roles: ReadonlyMap<string, 'admin' | 'operations' | 'support'>;
}

function openIdSettings(values: Values): OpenIdSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  const pairs = (values.OIDC_ROLES ?? '').split(',').flatMap((pair) => {
    const [word = '', role] = pair.split('=');
    return role === 'admin' || role === 'operations' || role === 'support' ? [[word.trim(), role] as const] : [];
  });
  return {
    issuer,
    clientId,
    clientSecret,
    name: values.OIDC_NAME,
    scope: values.OIDC_SCOPE,
    roleClaim: values.OIDC_ROLE_CLAIM,
    roles: new Map(pairs),
  };
}

/** A cluster of search nodes, and the key that may search and fill it. */
export interface SearchCluster {
  readonly urls: readonly string[];
  readonly apiKey: string;
}

function searchCluster(values: Values): SearchCluster | undefined {
  const { SEARCH_TYPESENSE_URLS: urls, SEARCH_TYPESENSE_KEY: apiKey } = values;
  if (urls === undefined) return undefined;
  if (apiKey === undefined) throw new Error('SEARCH_TYPESENSE_URLS needs SEARCH_TYPESENSE_KEY');
  return { urls: urls.split(','), apiKey };
}

/** A project of the vendor's is never on our own machine: what answers there is the sandbox. */
const isOnThisMachine = (url: string): boolean => ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

const manifestSchema = z.object({ version: z.string() });

const productVersion = (): string =>
  manifestSchema.parse(JSON.parse(readFileSync(`${checkout}package.json`, 'utf8'))).version;

const SESSION_KEY_BYTES = 32;

function sessionKey(text: string | undefined, embedded: boolean): Buffer {
  if (text === undefined && embedded) return randomBytes(SESSION_KEY_BYTES);
  const key = Buffer.from(text ?? '', 'base64url');
  if (key.length !== SESSION_KEY_BYTES) throw new Error('SESSION_KEY must be 32 bytes in base64url');
  return key;
}

function adminOrigin({ ADMIN_HOST: host, ADMIN_ORIGIN: given, EMBEDDED: embedded, PORT: port }: Values): string {
  if (given === undefined) {
    const name = host ?? 'admin.localhost';
    return embedded ? `http://${name}:${port}` : `https://${name}`;
  }
  const { origin, hostname, href } = new URL(given);
  if (href !== `${origin}/`) throw new Error('ADMIN_ORIGIN is scheme, host and port alone: https://admin.example.com');
  if (host !== undefined && host !== hostname) throw new Error('ADMIN_HOST must be the host of ADMIN_ORIGIN');
  return origin;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** The embedded default with its demo shops, as opposed to a deployment and to a rehearsal of one. */
const isForLooking = ({ EMBEDDED, SEED_PROFILE }: Values): boolean => EMBEDDED && SEED_PROFILE === 'default';

function testHooks(values: Values): boolean {
  if (values.E2E && !isForLooking(values)) throw new Error('E2E is for the embedded default with its demo data alone');
  return values.E2E;
}

const targetHosts = (values: Values): Env['hosts'] => {
  const { SUPPORT_PLATFORM_HOSTS: support, ORDER_LINK_HOSTS: orders, STORE_HOSTS: stores } = values;
  return { support, orders, stores };
};

const mailboxOf = (outsideWorldUrl: string | undefined): string | undefined =>
  outsideWorldUrl && new URL('/mailbox/messages', outsideWorldUrl).href;

/** Everything that the process was told from outside, checked once. Inject it; nothing else reads `process.env`. */
export class Env {
  readonly development: boolean;
  /** What runs: the build's name, or else the version of the product. */
  readonly release: string;
  readonly host: string;
  readonly port: number;
  readonly trustProxyHops: number;
  readonly databaseUrl: string;
  readonly commercetools: {
    readonly projectKey: string;
    readonly apiUrl: string;
    readonly authUrl: string;
    /** May what a shopper's own token cannot: reserved order numbers, freezing a cart. */
    readonly service: ClientCredentials;
    /** Reads the catalogue, nothing else. */
    readonly storefront: ClientCredentials;
  };
  /** Whether carts may be made to try what a draft would allow. */
  readonly boundaryShopper: boolean;
  readonly outsideWorldUrl: string | undefined;
  /** Undefined where no mail can be sent. */
  readonly mailUrl: string | undefined;
  readonly mailToken: string | undefined;
  /** Where data of customers may go, and which stores are asked from outside. Nowhere where nothing is said. */
  readonly hosts: { readonly support: HostList; readonly orders: HostList; readonly stores: HostList };
  readonly preProduction: boolean;
  readonly sessionKey: Buffer;
  readonly previousSessionKey: Buffer | undefined;
  readonly rateLimits: Limits;
  readonly adminHost: string;
  /** Scheme, host and port of the console, for links to it: sign-in by the identity provider, invitations. */
  readonly adminOrigin: string;
  /** Undefined where staff sign in by password alone. */
  readonly openId: OpenIdSettings | undefined;
  readonly dataDir: string;
  readonly embedded: boolean;
  readonly e2e: boolean;
  /** Whether the published demo accounts exist: never beyond this machine, and never in production. */
  readonly demoAccounts: boolean;
  /** Only ever set together with `e2e`. */
  readonly crashAt: string | undefined;
  readonly seedProfile: 'default' | 'production';
  readonly htmlCache: boolean;
  readonly viewModelCache: boolean;
  readonly searchIndexer: boolean;
  /** Undefined where Postgres searches. */
  readonly typesense: SearchCluster | undefined;
  readonly mediaDir: string;
  readonly storefrontDir: string;
  readonly adminDir: string;
  readonly drainMs: number;
  readonly deadlines: Deadlines;
  /** How many, or for how many days, rows are kept. */
  readonly retention: {
    readonly snapshotsKept: number;
    readonly changeSetDays: number;
    readonly checkoutPersonDays: number;
    readonly checkoutDays: number;
    readonly supportRequestDays: number;
  };
  readonly logLevel: string;

  private constructor(values: Values) {
    this.development = values.NODE_ENV === 'development';
    this.release = values.RELEASE ?? productVersion();
    this.host = values.HOST;
    this.port = values.PORT;
    this.trustProxyHops = values.TRUST_PROXY_HOPS;
    this.databaseUrl = values.DATABASE_URL;
    this.commercetools = {
      projectKey: values.COMMERCETOOLS_PROJECT_KEY,
      apiUrl: values.COMMERCETOOLS_API_URL,
      authUrl: values.COMMERCETOOLS_AUTH_URL,
      service: { clientId: values.COMMERCETOOLS_CLIENT_ID, clientSecret: values.COMMERCETOOLS_CLIENT_SECRET },
      storefront: {
        clientId: values.COMMERCETOOLS_STOREFRONT_CLIENT_ID,
        clientSecret: values.COMMERCETOOLS_STOREFRONT_CLIENT_SECRET,
      },
    };
    this.boundaryShopper = values.BOUNDARY_SHOPPER ?? isOnThisMachine(values.COMMERCETOOLS_API_URL);
    this.outsideWorldUrl = values.OUTSIDE_WORLD_URL;
    this.mailUrl = values.MAIL_URL ?? mailboxOf(values.OUTSIDE_WORLD_URL);
    this.mailToken = values.MAIL_TOKEN;
    this.hosts = targetHosts(values);
    this.preProduction = values.PRE_PRODUCTION ?? values.EMBEDDED;
    this.sessionKey = sessionKey(values.SESSION_KEY, values.EMBEDDED);
    this.previousSessionKey = values.SESSION_KEY_PREVIOUS ? sessionKey(values.SESSION_KEY_PREVIOUS, false) : undefined;
    this.rateLimits = rateLimits(values.RATE_LIMITS, values.RATE_LIMIT_FACTOR, values.EMBEDDED);
    this.adminOrigin = adminOrigin(values);
    this.adminHost = new URL(this.adminOrigin).hostname;
    this.openId = openIdSettings(values);
    this.dataDir = values.DATA_DIR;
    this.embedded = values.EMBEDDED;
    this.e2e = testHooks(values);
    this.demoAccounts = isForLooking(values) && LOOPBACK.test(values.HOST);
    this.crashAt = values.E2E ? values.CRASH_AT : undefined;
    this.seedProfile = values.SEED_PROFILE;
    this.htmlCache = values.HTML_CACHE && !this.development;
    this.viewModelCache = values.VIEW_MODEL_CACHE;
    this.searchIndexer = values.SEARCH_INDEXER;
    this.typesense = searchCluster(values);
    this.mediaDir = values.MEDIA_DIR;
    this.storefrontDir = values.STOREFRONT_DIR;
    this.adminDir = values.ADMIN_DIR;
    this.drainMs = values.DRAIN_MS;
    this.deadlines = deadlines(values.DEADLINE_SCALE);
    this.retention = {
      snapshotsKept: values.SNAPSHOTS_KEPT,
      changeSetDays: values.CHANGE_SET_DAYS,
      checkoutPersonDays: values.CHECKOUT_PERSON_DAYS,
      checkoutDays: values.CHECKOUT_DAYS,
      supportRequestDays: values.SUPPORT_REQUEST_DAYS,
    };
    this.logLevel = values.LOG_LEVEL;
  }

  /** Refuses with the names of the variables that are wrong; never with their values, which may be secrets. */
  static parse(variables: Variables): Env {
    const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
    const result = variablesSchema.safeParse(given);
    if (result.success) return new Env(result.data);
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment is not usable. ${problems.join('; ')}`);
  }
}
