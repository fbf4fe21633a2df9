import type { Queryable } from '../storage/database.js';
import { secretHash } from '../credentials/secret-hash.js';

/** An API client of the sandbox. In a real project an administrator creates it by hand. */
export interface ApiClient {
  readonly id: string;
  readonly secret: string;
  readonly scopes: readonly string[];
}

const SERVICES = [
  'manage_orders',
  'manage_payments',
  'manage_customers',
  // The config service owns stores, their flags, tax rates and shipping rates, and writes them here.
  'manage_shipping_methods',
  'manage_stores',
  'manage_tax_categories',
  'manage_zones',
  'view_project_settings',
  // Stock: the platform shows inventory to `view_products` only, and no shopper's token may carry that.
  'view_products',
  // With this scope, unapproved reviews are visible too.
  'view_reviews',
  // The services submit customers' reviews, which stay unapproved until staff approve them.
  'manage_reviews',
  'view_published_products',
  'view_categories',
  'view_types',
  'view_states',
  'view_cart_discounts',
  'view_discount_codes',
  'view_key_value_documents',
  // The change feed, by which caches and the search index follow the catalogue.
  'view_messages',
];

// Anonymous sessions inherit these scopes, so none may show more than every visitor may see.
const STOREFRONT = [
  'view_published_products',
  'view_categories',
  'view_stores',
  'view_shipping_methods',
  'view_cart_discounts',
  'manage_my_orders',
  'manage_my_payments',
  'manage_my_profile',
  'create_anonymous_token',
];

const LOOPBACK = ['', 'localhost', '127.0.0.1', '::1'];

/** Returns a client's secret. Throws if it is a published default and others than this machine can reach the server. */
function secretOf(variable: string, published: string, env: NodeJS.ProcessEnv): string {
  const secret = env[variable] || published;
  if (secret === published && !LOOPBACK.includes(env.COMMERCETOOLS_HOST ?? ''))
    throw new Error(`${variable} is not set: with COMMERCETOOLS_HOST the sandbox needs a secret of its own.`);
  return secret;
}

/**
 * Returns the three clients that every sandbox has. The default secrets are published: they open a server that holds demo data
 * and listens on 127.0.0.1 only. COMMERCETOOLS_{CLIENT,STOREFRONT_CLIENT,SEEDER_CLIENT}_SECRET replace them.
 */
export function sandboxClients(projectKey: string, env: NodeJS.ProcessEnv): ApiClient[] {
  const inProject = (names: readonly string[]): string[] => names.map((name) => `${name}:${projectKey}`);
  return [
    {
      id: env.COMMERCETOOLS_CLIENT_ID ?? 'manifold-services',
      secret: secretOf('COMMERCETOOLS_CLIENT_SECRET', 'sandbox-services', env),
      scopes: inProject(SERVICES),
    },
    {
      id: env.COMMERCETOOLS_STOREFRONT_CLIENT_ID ?? 'manifold-storefront',
      secret: secretOf('COMMERCETOOLS_STOREFRONT_CLIENT_SECRET', 'sandbox-storefront', env),
      scopes: inProject(STOREFRONT),
    },
    {
      id: env.COMMERCETOOLS_SEEDER_CLIENT_ID ?? 'manifold-seeder',
      secret: secretOf('COMMERCETOOLS_SEEDER_CLIENT_SECRET', 'sandbox-seeder', env),
      scopes: inProject(['manage_project']),
    },
  ];
}

/** Creates the clients, or brings secret and scopes of existing ones up to date. */
export async function saveClients(db: Queryable, clients: readonly ApiClient[]): Promise<void> {
  for (const client of clients) {
    await db.query(
      `INSERT INTO api_clients (id, secret_hash, scopes) VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash, scopes = excluded.scopes`,
      [client.id, secretHash(client.secret), client.scopes],
    );
  }
}
