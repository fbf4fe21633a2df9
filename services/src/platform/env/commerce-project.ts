import * as z from 'zod';

/** The secrets of the sandbox's API clients. They are published, and work only with a server on this machine. */
const SANDBOX = { service: 'sandbox-services', storefront: 'sandbox-storefront' } as const;

export const commerceVariables = {
  COMMERCETOOLS_PROJECT_KEY: z.string().min(1).default('manifold'),
  COMMERCETOOLS_API_URL: z.url().default('http://127.0.0.1:4301'),
  COMMERCETOOLS_AUTH_URL: z.url().default('http://127.0.0.1:4301'),
  COMMERCETOOLS_CLIENT_ID: z.string().min(1).default('manifold-services'),
  COMMERCETOOLS_CLIENT_SECRET: z.string().min(1).default(SANDBOX.service),
  COMMERCETOOLS_STOREFRONT_CLIENT_ID: z.string().min(1).default('manifold-storefront'),
  COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: z.string().min(1).default(SANDBOX.storefront),
  /** Whether test carts may be created to try a draft's limits; by default only in a commerce backend on this machine. */
  BOUNDARY_SHOPPER: z
    .enum(['on', 'off'])
    .transform((value) => value === 'on')
    .optional(),
};
type Values = z.infer<z.ZodObject<typeof commerceVariables>>;

/** A client of the commerce backend: its id and secret. */
interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A project of the commerce backend, with the API clients of the services. */
export interface CommerceProject {
  readonly projectKey: string;
  readonly apiUrl: string;
  readonly authUrl: string;
  /** For what a shopper's own token may not do: reserve order numbers, freeze a cart. */
  readonly service: ClientCredentials;
  /** Reads only the catalogue. */
  readonly storefront: ClientCredentials;
}

/** Returns the commerce project of the environment. */
export function commerceProject(values: Values): CommerceProject {
  return {
    projectKey: values.COMMERCETOOLS_PROJECT_KEY,
    apiUrl: values.COMMERCETOOLS_API_URL,
    authUrl: values.COMMERCETOOLS_AUTH_URL,
    service: { clientId: values.COMMERCETOOLS_CLIENT_ID, clientSecret: values.COMMERCETOOLS_CLIENT_SECRET },
    storefront: {
      clientId: values.COMMERCETOOLS_STOREFRONT_CLIENT_ID,
      clientSecret: values.COMMERCETOOLS_STOREFRONT_CLIENT_SECRET,
    },
  };
}

const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]'];

/** Returns whether test carts may be created to try a draft's limits. A project hosted by the vendor is never on this machine. */
export function allowsBoundaryShopper({ BOUNDARY_SHOPPER: given, COMMERCETOOLS_API_URL: url }: Values): boolean {
  return given ?? THIS_MACHINE.includes(new URL(url).hostname);
}
