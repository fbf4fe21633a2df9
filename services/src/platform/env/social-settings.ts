import * as z from 'zod';

const text = z.string().min(1).max(500);
const address = z.url({ protocol: /^https?$/ });

/** The endpoints default to those of the providers, and to the sandbox's if there is one and no client. */
export const socialVariables = {
  SIGN_IN_GOOGLE_CLIENT_ID: text.optional(),
  SIGN_IN_GOOGLE_CLIENT_SECRET: text.optional(),
  SIGN_IN_GOOGLE_ISSUER: address.optional(),
  SIGN_IN_GOOGLE_AUTHORIZATION_URL: address.optional(),
  SIGN_IN_GOOGLE_TOKEN_URL: address.optional(),
  SIGN_IN_GOOGLE_USER_INFO_URL: address.optional(),
  SIGN_IN_GOOGLE_TOKEN_INFO_URL: address.optional(),
  SIGN_IN_GOOGLE_SCOPE: text.default('openid email profile'),
  SIGN_IN_FACEBOOK_CLIENT_ID: text.optional(),
  SIGN_IN_FACEBOOK_CLIENT_SECRET: text.optional(),
  SIGN_IN_FACEBOOK_AUTHORIZATION_URL: address.optional(),
  SIGN_IN_FACEBOOK_TOKEN_URL: address.optional(),
  SIGN_IN_FACEBOOK_USER_INFO_URL: address.optional(),
  SIGN_IN_FACEBOOK_TOKEN_INFO_URL: address.optional(),
  SIGN_IN_FACEBOOK_SCOPE: text.default('email public_profile'),
};
type Values = z.infer<z.ZodObject<typeof socialVariables>> & { readonly OUTSIDE_WORLD_URL?: string | undefined };

/** The addresses of a provider. */
interface Endpoints {
  /** As in the tokens that the provider signs. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
  /** Names the app that an access token was issued to. */
  readonly tokenInfoUrl: string;
}

/** A provider through which customers may sign in. */
export interface SocialProviderSettings extends Endpoints {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

export type SocialSettings = Readonly<Partial<Record<'google' | 'facebook', SocialProviderSettings>>>;

const GOOGLE: Endpoints = {
  issuer: 'https://accounts.google.com',
  authorizationUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  userInfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
};
const FACEBOOK: Endpoints = {
  issuer: 'https://www.facebook.com',
  authorizationUrl: 'https://www.facebook.com/v21.0/dialog/oauth',
  tokenUrl: 'https://graph.facebook.com/v21.0/oauth/access_token',
  userInfoUrl: 'https://graph.facebook.com/v21.0/me',
  tokenInfoUrl: 'https://graph.facebook.com/v21.0/debug_token',
};

/** The sandbox's app at both providers; its secret is published and works there only. */
const SANDBOX_CLIENT = { clientId: 'manifold-shop', clientSecret: 'sandbox-social' };

const sandboxGoogle = (base: string): Endpoints => ({
  issuer: `${base}/google`,
  authorizationUrl: `${base}/google/o/oauth2/v2/auth`,
  tokenUrl: `${base}/google/token`,
  userInfoUrl: `${base}/google/v1/userinfo`,
  tokenInfoUrl: `${base}/google/tokeninfo`,
});
const sandboxFacebook = (base: string): Endpoints => ({
  issuer: `${base}/facebook`,
  authorizationUrl: `${base}/facebook/dialog/oauth`,
  tokenUrl: `${base}/facebook/oauth/access_token`,
  userInfoUrl: `${base}/facebook/me`,
  tokenInfoUrl: `${base}/facebook/debug_token`,
});

interface Given {
  readonly name: string;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
  readonly scope: string;
  readonly endpoints: { readonly [Name in keyof Endpoints]: string | undefined };
  readonly defaults: Endpoints;
  readonly sandbox: Endpoints | undefined;
}

function providerSettings(given: Given): SocialProviderSettings | undefined {
  const { name, clientId, clientSecret, scope, endpoints, defaults, sandbox } = given;
  if (clientId === undefined) return sandbox && { ...sandbox, ...SANDBOX_CLIENT, scope };
  if (clientSecret === undefined) throw new Error(`${name}_CLIENT_ID needs ${name}_CLIENT_SECRET`);
  return {
    issuer: endpoints.issuer ?? defaults.issuer,
    authorizationUrl: endpoints.authorizationUrl ?? defaults.authorizationUrl,
    tokenUrl: endpoints.tokenUrl ?? defaults.tokenUrl,
    userInfoUrl: endpoints.userInfoUrl ?? defaults.userInfoUrl,
    tokenInfoUrl: endpoints.tokenInfoUrl ?? defaults.tokenInfoUrl,
    clientId,
    clientSecret,
    scope,
  };
}

/** Returns the providers that are switched on: those with a client, and both of the sandbox. Throws if a secret is missing. */
export function socialSettings(values: Values): SocialSettings {
  const { OUTSIDE_WORLD_URL: outsideWorld } = values;
  const base = outsideWorld && new URL(outsideWorld).origin;
  const google = providerSettings({
    name: 'SIGN_IN_GOOGLE',
    clientId: values.SIGN_IN_GOOGLE_CLIENT_ID,
    clientSecret: values.SIGN_IN_GOOGLE_CLIENT_SECRET,
    scope: values.SIGN_IN_GOOGLE_SCOPE,
    endpoints: {
      issuer: values.SIGN_IN_GOOGLE_ISSUER,
      authorizationUrl: values.SIGN_IN_GOOGLE_AUTHORIZATION_URL,
      tokenUrl: values.SIGN_IN_GOOGLE_TOKEN_URL,
      userInfoUrl: values.SIGN_IN_GOOGLE_USER_INFO_URL,
      tokenInfoUrl: values.SIGN_IN_GOOGLE_TOKEN_INFO_URL,
    },
    defaults: GOOGLE,
    sandbox: base === undefined ? undefined : sandboxGoogle(base),
  });
  const facebook = providerSettings({
    name: 'SIGN_IN_FACEBOOK',
    clientId: values.SIGN_IN_FACEBOOK_CLIENT_ID,
    clientSecret: values.SIGN_IN_FACEBOOK_CLIENT_SECRET,
    scope: values.SIGN_IN_FACEBOOK_SCOPE,
    endpoints: {
      issuer: undefined,
      authorizationUrl: values.SIGN_IN_FACEBOOK_AUTHORIZATION_URL,
      tokenUrl: values.SIGN_IN_FACEBOOK_TOKEN_URL,
      userInfoUrl: values.SIGN_IN_FACEBOOK_USER_INFO_URL,
      tokenInfoUrl: values.SIGN_IN_FACEBOOK_TOKEN_INFO_URL,
    },
    defaults: FACEBOOK,
    sandbox: base === undefined ? undefined : sandboxFacebook(base),
  });
  return { ...(google && { google }), ...(facebook && { facebook }) };
}
