import { createPrivateKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { appleWalletKeys, googleWalletKeys } from '../../../../start/src/testing/wallet-keys.js';
import { Env } from './env.js';
import { DEPLOYMENT } from './testing/test-variables.js';

const apple = appleWalletKeys();
const google = googleWalletKeys();
const folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-wallets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const wallets = (variables: Readonly<Record<string, string>>) => Env.parse({ ...DEPLOYMENT, ...variables }).wallets;
const without = (variables: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(variables).filter(([key]) => key !== name));

describe('the keys of wallets', () => {
  it('are none by default', () => {
    expect(wallets({})).toEqual({ apple: undefined, google: undefined });
  });

  it('name pass type and team in the certificate, and issuer and account of Google', () => {
    const settings = wallets({ ...apple, ...google });
    expect(settings.apple).toMatchObject({
      passTypeIdentifier: 'pass.test.loyalty-card',
      teamIdentifier: 'TESTTEAM01',
    });
    expect(settings.google).toMatchObject({
      issuerId: '3388000000000000001',
      account: 'wallet@test.iam.gserviceaccount.com',
    });
  });

  it('may be files, PEM in one line, and encrypted', () => {
    const files = Object.fromEntries(
      Object.entries({ ...apple, ...google }).map(([name, content]) => {
        if (name === 'GOOGLE_WALLET_ISSUER_ID') return [name, content];
        const file = path.join(folder, name);
        writeFileSync(file, content);
        return [name, file];
      }),
    );
    const direct = wallets({ ...apple, ...google });
    const oneLine = Object.fromEntries(
      Object.entries(apple).map(([name, pem]) => [name, pem.replaceAll(/\r?\n/g, '\\n')]),
    );
    const encrypted = createPrivateKey(apple['APPLE_WALLET_KEY'] ?? '')
      .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secret' })
      .toString();
    expect(wallets(files).apple).toEqual(direct.apple);
    expect(wallets(files).google?.account).toBe(direct.google?.account);
    expect(wallets(oneLine).apple).toEqual(direct.apple);
    const withPassphrase = { ...apple, APPLE_WALLET_KEY: encrypted, APPLE_WALLET_KEY_PASSPHRASE: 'secret' };
    expect(wallets(withPassphrase).apple).toEqual(direct.apple);
  });

  it.each([
    ...Object.keys(apple).map(
      (name) => [`Apple without ${name}`, without(apple, name), /APPLE_WALLET_WWDR together/] as const,
    ),
    ...Object.keys(google).map(
      (name) => [`Google without ${name}`, without(google, name), /SERVICE_ACCOUNT together/] as const,
    ),
    [
      'the key of another certificate',
      { ...apple, APPLE_WALLET_KEY: appleWalletKeys()['APPLE_WALLET_KEY'] ?? '' },
      /APPLE_WALLET_KEY is not/,
    ],
    [
      'another issuer',
      { ...apple, APPLE_WALLET_WWDR: appleWalletKeys()['APPLE_WALLET_CERTIFICATE'] ?? '' },
      /APPLE_WALLET_WWDR did not/,
    ],
    [
      'a certificate that is no PEM',
      { ...apple, APPLE_WALLET_CERTIFICATE: '-----BEGIN nothing' },
      /APPLE_WALLET_CERTIFICATE must/,
    ],
    [
      'a certificate for something else',
      { ...apple, APPLE_WALLET_CERTIFICATE: apple['APPLE_WALLET_WWDR'] ?? '', APPLE_WALLET_KEY: 'none' },
      /APPLE_WALLET_KEY is neither/,
    ],
    ['a key that is no PEM', { ...apple, APPLE_WALLET_KEY: '-----BEGIN nothing' }, /APPLE_WALLET_KEY must/],
    ['a missing file', { ...apple, APPLE_WALLET_KEY: '/none/here.pem' }, /APPLE_WALLET_KEY is neither/],
    [
      'an account without a key',
      { ...google, GOOGLE_WALLET_SERVICE_ACCOUNT: '{"client_email":"a@example.com"}' },
      /SERVICE_ACCOUNT must/,
    ],
    ['an issuer that is no number', { ...google, GOOGLE_WALLET_ISSUER_ID: 'shop' }, /GOOGLE_WALLET_ISSUER_ID/],
  ])('are refused: %s', (_what, variables, message) => {
    expect(() => wallets(variables)).toThrow(message);
  });

  it('are never repeated in a message', () => {
    const secret = 'MIIsecret';
    for (const name of [...Object.keys(apple), 'GOOGLE_WALLET_SERVICE_ACCOUNT'])
      for (const value of [secret, `{"private_key":"${secret}"}`, `-----BEGIN ${secret}`])
        expect(() => wallets({ ...apple, ...google, [name]: value })).toThrow(
          expect.objectContaining({ message: expect.not.stringContaining(secret) }),
        );
  });
});
