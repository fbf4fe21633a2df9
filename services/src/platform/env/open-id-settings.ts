import * as z from 'zod';

export const openIdVariables = {
  OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** The provider's name on the button of the sign-in page. */
  OIDC_NAME: z.string().min(1).max(40).default('OpenID Connect'),
  /** Add `offline_access` for providers that send a refresh token only with it. */
  OIDC_SCOPE: z
    .string()
    .regex(/^openid( [\w.:/-]+){0,20}$/)
    .default('openid email profile'),
  /** The claim that names groups or roles: a path, `realm_access.roles`. */
  OIDC_ROLE_CLAIM: z.string().min(1).optional(),
  /** Maps values of the claim to roles: `shop-admins=admin,shop-operations=operations`. */
  OIDC_ROLES: z
    .string()
    .regex(/^[^=,]+=(admin|operations|support)(,[^=,]+=(admin|operations|support))*$/)
    .optional(),
};
type Values = z.infer<z.ZodObject<typeof openIdVariables>>;

/** The identity provider through which staff may sign in. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
  readonly scope: string;
  readonly roleClaim: string | undefined;
  /** The roles of the console by the provider's names. */
  readonly roles: ReadonlyMap<string, 'admin' | 'operations' | 'support'>;
}

/** Returns the identity provider; undefined if staff sign in only by password. Throws if its client is missing. */
export function openIdSettings(values: Values): OpenIdSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values;
  if (issuer === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new Error('OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET');
  const pairs = (values.OIDC_ROLES ?? '').split(',').flatMap((pair) => {
    const [word = '', role] = pair.split('=');
    return role === 'admin' || role === 'operations' || role === 'support' ? [[word.trim(), role] as const] : [];
  });
  const { OIDC_NAME: name, OIDC_SCOPE: scope, OIDC_ROLE_CLAIM: roleClaim } = values;
  return { issuer, clientId, clientSecret, name, scope, roleClaim, roles: new Map(pairs) };
}
