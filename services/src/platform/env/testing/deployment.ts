/** The variables without which nothing but the embedded start begins. */
export const DEPLOYMENT = {
  DATABASE_URL: 'postgresql://a:b@127.0.0.1/c',
  SESSION_KEY: Buffer.alloc(32, 1).toString('base64url'),
  COMMERCETOOLS_CLIENT_SECRET: 'of-the-services',
  COMMERCETOOLS_STOREFRONT_CLIENT_SECRET: 'of-the-storefront',
} as const;
