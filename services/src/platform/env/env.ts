import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { deadlines, type Deadlines } from '../deadlines/deadlines.js';
import { rateLimits, type Limits } from './rate-limits.js';
import { allowsBoundaryShopper, commerceProject, commerceVariables, type CommerceProject } from './commerce-project.js';
import { consoleOrigin, consoleVariables } from './console-origin.js';
import { liveCartPorts, liveCartVariables, type LiveCartPorts } from './live-cart-ports.js';
import { mailSettings, mailVariables, type MailSettings } from './mail-settings.js';
import { newsletterSettings, newsletterVariables, type NewsletterSettings } from './newsletter-settings.js';
import { openIdSettings, openIdVariables, type OpenIdSettings } from './open-id-settings.js';
import {
  paymentProviderSettings,
  paymentProviderVariables,
  type PaymentProviderSettings,
} from './payment-provider-settings.js';
import {
  paymentReportSettings,
  paymentReportVariables,
  type PaymentReportSettings,
} from './payment-report-settings.js';
import { paymentWebhooks, paymentWebhookVariables, type PaymentWebhookSettings } from './payment-webhooks.js';
import { refusePublishedSecrets } from './published-secrets.js';
import { retentionSettings, retentionVariables, type RetentionSettings } from './retention-settings.js';
import { searchCluster, searchVariables, type SearchCluster } from './search-cluster.js';
import { sessionKey, sessionKeyVariables } from './session-key.js';
import { socialSettings, socialVariables, type SocialSettings } from './social-settings.js';
import { targetHosts, targetVariables, type TargetHosts } from './target-hosts.js';
import { addressServiceSettings, addressServiceVariables, type AddressServiceSettings } from './address-services.js';
import { walletSettings, walletVariables, type WalletSettings } from './wallet-settings.js';
import { vatRegisterSettings, vatRegisterVariables, type VatRegisterSettings } from './vat-registers.js';

/** The root of the checkout, four folders above both services/src/platform/env and services/dist/platform/env. */
const checkout = fileURLToPath(new URL('../../../../', import.meta.url));

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const variablesSchema = z.object({
  ...commerceVariables,
  ...consoleVariables,
  ...liveCartVariables,
  ...mailVariables,
  ...newsletterVariables,
  ...openIdVariables,
  ...paymentProviderVariables,
  ...paymentReportVariables,
  ...paymentWebhookVariables,
  ...retentionVariables,
  ...searchVariables,
  ...sessionKeyVariables,
  ...socialVariables,
  ...targetVariables,
  ...vatRegisterVariables,
  ...addressServiceVariables,
  ...walletVariables,
  NODE_ENV: z.string().default('production'),
  /** The name of this build, for people: a commit or a tag. */
  RELEASE: z.string().min(1).max(60).optional(),
  /** The address to listen on; `localhost` is 127.0.0.1 and ::1. */
  HOST: z.union([z.literal('localhost'), z.ipv4(), z.ipv6()]).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The number of trusted proxies in front of the services, which report the visitor's address. */
  TRUST_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The stand-ins for outside systems; not set if there are none. */
  OUTSIDE_WORLD_URL: z.url().optional(),
  /** Not yet production: requests outside systems to return more details. The default in the embedded start. */
  PRE_PRODUCTION: flag.optional(),
  /** Bearer token for the details of /api/health/ready and for /api/docs. Requests from this machine need none. */
  DETAILS_TOKEN: z.string().min(20).max(200).optional(),
  DATA_DIR: z.string().default(`${checkout}.data`),
  /** Overrides of the built-in limits, each `name=points/seconds`: `search=120/60,coupon=3/900`. */
  RATE_LIMITS: z.string().optional(),
  /** Multiplies all limits, for tests and benchmarks that come from one address. Only in the embedded start. */
  RATE_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  EMBEDDED: flag.default(false),
  E2E: flag.default(false),
  /** The step of placing an order at which the process kills itself, for the test that no order is lost. */
  CRASH_AT: z.string().optional(),
  SEED_PROFILE: z.enum(['default', 'production']).default('default'),
  HTML_CACHE: onOff.default(true),
  /** Whether a page fails if a cached part of it would be rendered differently. */
  VERIFY_CACHED_MARKUP: onOff.default(false),
  VIEW_MODEL_CACHE: onOff.default(true),
  /** Whether this process may become the one that fills the search indexes. */
  SEARCH_INDEXER: onOff.default(true),
  MEDIA_DIR: z.string().default(`${checkout}demo/dist/media`),
  STOREFRONT_DIR: z.string().default(`${checkout}storefront`),
  ADMIN_DIR: z.string().default(`${checkout}admin`),
  /** How long a stopping process still accepts requests, so that a load balancer notices that it stops. */
  DRAIN_MS: z.coerce.number().int().min(0).max(20_000).default(0),
  /** How often the supervisor has restarted this build; set by the supervisor. */
  RESTARTS: z.coerce.number().int().min(0).default(0),
  /** Multiplies every time limit of requests and of calls to other systems. */
  DEADLINE_SCALE: z.coerce.number().min(0.01).max(10).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

type Values = z.infer<typeof variablesSchema>;

export type Variables = Readonly<Record<string, string | undefined>>;

const manifestSchema = z.object({ version: z.string() });

const productVersion = (): string =>
  manifestSchema.parse(JSON.parse(readFileSync(`${checkout}package.json`, 'utf8'))).version;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Returns whether this is the embedded default with its demo shops, neither a deployment nor a rehearsal of one. */
const isDemo = ({ EMBEDDED, SEED_PROFILE }: Values): boolean => EMBEDDED && SEED_PROFILE === 'default';

function testHooks(values: Values): boolean {
  if (values.E2E && !isDemo(values)) throw new Error('E2E is only for the embedded default with its demo data');
  return values.E2E;
}

/** The environment variables of the process, checked once. Inject it; nothing else reads `process.env`. */
export class Env {
  readonly development: boolean;
  /** The name of the build, or the version of the product. */
  readonly release: string;
  readonly host: string;
  readonly port: number;
  readonly liveCart: LiveCartPorts;
  readonly trustProxyHops: number;
  readonly databaseUrl: string;
  readonly commercetools: CommerceProject;
  /** Whether test carts may be created to try what a draft would allow. */
  readonly boundaryShopper: boolean;
  readonly outsideWorldUrl: string | undefined;
  readonly mail: MailSettings;
  readonly hosts: TargetHosts;
  readonly preProduction: boolean;
  readonly sessionKey: Buffer;
  readonly previousSessionKey: Buffer | undefined;
  readonly rateLimits: Limits;
  readonly adminHost: string;
  /** Scheme, host and port of the console, for links to it: sign-in by the identity provider, invitations. */
  readonly adminOrigin: string;
  /** Undefined if staff sign in only by password. */
  readonly openId: OpenIdSettings | undefined;
  /** The providers through which customers may sign in. */
  readonly social: SocialSettings;
  /** Undefined if no store can offer online payment. */
  readonly paymentProvider: PaymentProviderSettings | undefined;
  /** Undefined if payments are not compared with reports of the payment provider. */
  readonly paymentReports: PaymentReportSettings | undefined;
  /** Undefined if no webhooks of the payment provider are accepted. */
  readonly paymentWebhooks: PaymentWebhookSettings | undefined;
  readonly detailsToken: string | undefined;
  readonly dataDir: string;
  readonly embedded: boolean;
  readonly e2e: boolean;
  /** Whether the published demo accounts exist: only on this machine, never in production. */
  readonly demoAccounts: boolean;
  /** Only ever set together with `e2e`. */
  readonly crashAt: string | undefined;
  readonly seedProfile: 'default' | 'production';
  readonly htmlCache: boolean;
  readonly verifiesCachedMarkup: boolean;
  readonly viewModelCache: boolean;
  readonly searchIndexer: boolean;
  /** Undefined if Postgres searches. */
  readonly typesense: SearchCluster | undefined;
  readonly mediaDir: string;
  readonly storefrontDir: string;
  readonly adminDir: string;
  readonly drainMs: number;
  /** How often the supervisor has restarted this build after it ended unexpectedly. */
  readonly restarts: number;
  readonly deadlines: Deadlines;
  readonly retention: RetentionSettings;
  readonly vatRegisters: VatRegisterSettings;
  /** Undefined if no service checks addresses. */
  readonly addressServices: AddressServiceSettings | undefined;
  /** Undefined if no system sends newsletters. */
  readonly newsletter: NewsletterSettings | undefined;
  readonly wallets: WalletSettings;
  readonly logLevel: string;

  private constructor(values: Values) {
    refusePublishedSecrets(values);
    this.development = values.NODE_ENV === 'development';
    this.release = values.RELEASE ?? productVersion();
    this.host = values.HOST;
    this.port = values.PORT;
    this.liveCart = liveCartPorts(values);
    this.trustProxyHops = values.TRUST_PROXY_HOPS;
    this.databaseUrl = values.DATABASE_URL;
    this.commercetools = commerceProject(values);
    this.boundaryShopper = allowsBoundaryShopper(values);
    this.outsideWorldUrl = values.OUTSIDE_WORLD_URL;
    this.mail = mailSettings(values);
    this.hosts = targetHosts(values);
    this.preProduction = values.PRE_PRODUCTION ?? values.EMBEDDED;
    this.sessionKey = sessionKey(values.SESSION_KEY, values.EMBEDDED);
    this.previousSessionKey = values.SESSION_KEY_PREVIOUS ? sessionKey(values.SESSION_KEY_PREVIOUS, false) : undefined;
    this.rateLimits = rateLimits(values.RATE_LIMITS, values.RATE_LIMIT_FACTOR, values.EMBEDDED);
    this.adminOrigin = consoleOrigin(values);
    this.adminHost = new URL(this.adminOrigin).hostname;
    this.openId = openIdSettings(values);
    this.social = socialSettings(values);
    this.paymentProvider = paymentProviderSettings(values);
    this.paymentReports = paymentReportSettings(values, this.paymentProvider);
    this.paymentWebhooks = paymentWebhooks(values);
    this.detailsToken = values.DETAILS_TOKEN;
    this.dataDir = values.DATA_DIR;
    this.embedded = values.EMBEDDED;
    this.e2e = testHooks(values);
    this.demoAccounts = isDemo(values) && LOOPBACK.test(values.HOST);
    this.crashAt = values.E2E ? values.CRASH_AT : undefined;
    this.seedProfile = values.SEED_PROFILE;
    this.htmlCache = values.HTML_CACHE && !this.development;
    this.verifiesCachedMarkup = values.VERIFY_CACHED_MARKUP;
    this.viewModelCache = values.VIEW_MODEL_CACHE;
    this.searchIndexer = values.SEARCH_INDEXER;
    this.typesense = searchCluster(values);
    this.mediaDir = values.MEDIA_DIR;
    this.storefrontDir = values.STOREFRONT_DIR;
    this.adminDir = values.ADMIN_DIR;
    this.drainMs = values.DRAIN_MS;
    this.restarts = values.RESTARTS;
    this.deadlines = deadlines(values.DEADLINE_SCALE);
    this.retention = retentionSettings(values);
    this.vatRegisters = vatRegisterSettings(values);
    this.addressServices = addressServiceSettings(values);
    this.newsletter = newsletterSettings(values);
    this.wallets = walletSettings(values);
    this.logLevel = values.LOG_LEVEL;
  }

  /** Throws with the names of wrong variables, never with their values, which may be secrets. */
  static parse(variables: Variables): Env {
    const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
    const result = variablesSchema.safeParse(given);
    if (result.success) return new Env(result.data);
    const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment is not valid. ${problems.join('; ')}`);
  }
}
