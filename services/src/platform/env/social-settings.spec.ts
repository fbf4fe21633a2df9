import { describe, expect, it } from '@jest/globals';
import { Env } from './env.js';
import { DEPLOYMENT } from './testing/test-variables.js';

const social = (variables: Readonly<Record<string, string>>) => Env.parse({ ...DEPLOYMENT, ...variables }).social;

describe('the providers through which customers sign in', () => {
  it('are off without a client', () => {
    expect(social({})).toEqual({});
  });

  it('have the endpoints of Google and Facebook by default', () => {
    const settings = social({
      SIGN_IN_GOOGLE_CLIENT_ID: 'shop',
      SIGN_IN_GOOGLE_CLIENT_SECRET: 'secret',
      SIGN_IN_FACEBOOK_CLIENT_ID: 'shop',
      SIGN_IN_FACEBOOK_CLIENT_SECRET: 'secret',
      SIGN_IN_FACEBOOK_TOKEN_URL: 'https://graph.facebook.com/v22.0/oauth/access_token',
    });
    expect(settings.google).toMatchObject({
      clientId: 'shop',
      issuer: 'https://accounts.google.com',
      scope: 'openid email profile',
    });
    expect(settings.facebook).toMatchObject({
      tokenUrl: 'https://graph.facebook.com/v22.0/oauth/access_token',
      userInfoUrl: 'https://graph.facebook.com/v21.0/me',
    });
  });

  it('need a secret', () => {
    expect(() => social({ SIGN_IN_GOOGLE_CLIENT_ID: 'shop' })).toThrow('SIGN_IN_GOOGLE_CLIENT_SECRET');
  });

  it('are those of the sandbox if there is one', () => {
    const settings = social({ OUTSIDE_WORLD_URL: 'http://127.0.0.1:4300' });
    expect(settings.google?.tokenUrl).toBe('http://127.0.0.1:4300/google/token');
    expect(settings.facebook?.tokenInfoUrl).toBe('http://127.0.0.1:4300/facebook/debug_token');
  });
});
