import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { jwtVerify } from 'jose';
import { appleWalletKeys, googleWalletKeys } from '../../../../start/src/testing/wallet-keys.js';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { PassSignature } from './testing/pass-signature.js';

const apple = appleWalletKeys();
const google = googleWalletKeys();
const APPLE = '/api/loyalty-card/apple';
const GOOGLE = '/api/loyalty-card/google';
const ICON = '/api/loyalty-card/icon';
const SAVE = 'https://pay.google.com/gp/v/save/';
/** Browsers cut longer links. */
const MAXIMUM_LINK = 1800;
const PNG = '89504e470d0a1a0a';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop({ ...apple, ...google });
});
afterAll(() => shop.stop());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Requests a path as a browser with these cookies does. */
async function get(path: string, { host, cookies }: Pick<ShopClient, 'host' | 'cookies'>, at = shop): Promise<Answer> {
  const { port } = new URL(await at.application.app.getUrl());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers: { host, cookie } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}

async function cardHolder(changes: Parameters<typeof signedUp>[1] = {}, country = 'SK') {
  const { browser } = await signedUp(shop, changes, country);
  const { card, wallets } = await browser.account('issueLoyaltyCard', {});
  return { browser, number: card.number, wallets };
}

const textOf = (files: Readonly<Record<string, Uint8Array>>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());

describe('a card for Apple Wallet', () => {
  it('is a signed file with number, holder, barcode, and the colours and link of the shop', async () => {
    const { browser, number } = await cardHolder({ firstName: 'Žofia', lastName: 'Nová' });
    const { status, headers, body } = await get(APPLE, browser);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/vnd.apple.pkpass',
      'private, no-store',
    ]);
    const files = unzipSync(body);
    const { 'manifest.json': manifest = new Uint8Array(), signature = new Uint8Array(), ...others } = files;
    const hashes = Object.entries(others).map(([name, content]) => [
      name,
      createHash('sha1').update(content).digest('hex'),
    ]);
    expect(JSON.parse(strFromU8(manifest))).toEqual(Object.fromEntries(hashes));
    const signed = new PassSignature(signature);
    expect(signed.digest).toBe(createHash('sha1').update(manifest).digest('hex'));
    const [signer, issuer] = ['CERTIFICATE', 'WWDR'].map(
      (name) => new X509Certificate(apple[`APPLE_WALLET_${name}`] ?? ''),
    );
    expect(signed.certificates.map(({ fingerprint256 }) => fingerprint256).sort()).toEqual(
      [signer?.fingerprint256, issuer?.fingerprint256].sort(),
    );
    expect(signed.signerSerial).toBe(signer?.serialNumber.toLowerCase());
    expect(signer && signed.isBy(signer)).toBe(true);
    expect(issuer && signed.isBy(issuer)).toBe(false);
    const shown = `${number.slice(0, 1)} ${number.slice(1, 7)} ${number.slice(7)}`;
    expect(JSON.parse(textOf(files, 'pass.json'))).toEqual({
      formatVersion: 1,
      passTypeIdentifier: 'pass.test.loyalty-card',
      teamIdentifier: 'TESTTEAM01',
      serialNumber: `ferrum_sk.${number}`,
      organizationName: 'Ferrum',
      description: 'Zákaznícka karta',
      backgroundColor: 'rgb(247, 245, 241)',
      foregroundColor: 'rgb(27, 25, 22)',
      labelColor: 'rgb(176, 58, 11)',
      barcodes: [{ format: 'PKBarcodeFormatCode128', message: number, messageEncoding: 'iso-8859-1', altText: shown }],
      storeCard: expect.objectContaining({
        secondaryFields: [{ key: 'holder', label: 'Meno', value: 'Žofia Nová' }],
        auxiliaryFields: [{ key: 'number', label: 'Číslo karty', value: shown }],
        backFields: [
          expect.objectContaining({
            key: 'shop',
            label: 'E-shop',
            value: expect.stringMatching(/^http:\/\/sk\.localhost/),
          }),
        ],
      }),
    });
    for (const name of ['icon', 'logo'].flatMap((picture) =>
      ['', '@2x', '@3x'].map((scale) => `${picture}${scale}.png`),
    ))
      expect(
        Buffer.from(files[name] ?? [])
          .subarray(0, 8)
          .toString('hex'),
      ).toBe(PNG);
  });

  it('is in every language of the store', async () => {
    const { browser } = await cardHolder({}, 'CH');
    const files = unzipSync((await get(APPLE, browser)).body);
    expect(
      Object.keys(files)
        .filter((name) => name.endsWith('.strings'))
        .sort(),
    ).toEqual(['de.lproj/pass.strings', 'fr.lproj/pass.strings', 'it.lproj/pass.strings']);
    expect(textOf(files, 'fr.lproj/pass.strings')).toContain('"Kundenkarte" = "Carte de fidélité";');
    expect(textOf(files, 'it.lproj/pass.strings')).toContain('"Kartennummer" = "Numero della carta";');
  });

  it("is in the language of the page, or in the store's default language if the store does not have it", async () => {
    const { browser } = await cardHolder({}, 'CH');
    const descriptionIn = async (query: string) => {
      const { body } = await get(`${APPLE}${query}`, browser);
      return (JSON.parse(textOf(unzipSync(body), 'pass.json')) as { description: string }).description;
    };
    expect(await descriptionIn('?locale=fr-CH')).toBe('Carte de fidélité');
    expect(await descriptionIn('?locale=sk-SK')).toBe('Kundenkarte');
    expect((await get(`${APPLE}?language=fr`, browser)).status).toBe(400);
  });
});

describe('a card for Google Wallet', () => {
  const claimsOf = async (location: string) => {
    const { private_key: key } = JSON.parse(google['GOOGLE_WALLET_SERVICE_ACCOUNT'] ?? '') as { private_key: string };
    const { payload } = await jwtVerify(location.slice(SAVE.length), createPublicKey(key), {
      issuer: 'wallet@test.iam.gserviceaccount.com',
      audience: 'google',
      algorithms: ['RS256'],
    });
    return payload as typeof payload & {
      payload: { loyaltyClasses: Record<string, unknown>[]; loyaltyObjects: Record<string, unknown>[] };
    };
  };

  it('is a signed link with number, holder, barcode, and the colours and links of the shop', async () => {
    const { browser, number } = await cardHolder({ firstName: 'Žofia', lastName: 'Nová' });
    const { status, headers } = await get(GOOGLE, browser);
    expect([status, headers['cache-control']]).toEqual([303, 'private, no-store']);
    const location = String(headers.location);
    expect(location.startsWith(SAVE)).toBe(true);
    const claims = await claimsOf(location);
    expect(claims['typ']).toBe('savetowallet');
    const [design] = claims.payload.loyaltyClasses;
    expect(design).toMatchObject({
      id: expect.stringMatching(/^3388000000000000001\.ferrum_sk_sk_[0-9a-f]{8}$/),
      issuerName: 'Ferrum',
      programName: 'Zákaznícka karta',
      hexBackgroundColor: '#f7f5f1',
      reviewStatus: 'UNDER_REVIEW',
      homepageUri: { uri: expect.stringMatching(/^http:\/\/sk\.localhost/) },
    });
    expect(claims.payload.loyaltyObjects).toEqual([
      {
        id: `3388000000000000001.ferrum_sk_${number}`,
        classId: design?.['id'],
        state: 'ACTIVE',
        accountId: number,
        accountName: 'Žofia Nová',
        barcode: { type: 'EAN_13', value: number, alternateText: number },
      },
    ]);
  });

  it.each(['GB', 'GR', 'BG', 'CH'])(
    'has a link that is short enough for browsers in %s, even with the longest name',
    async (country) => {
      const name = 'Ж'.repeat(100);
      const { browser } = await cardHolder({ firstName: name, lastName: name }, country);
      const { headers } = await get(GOOGLE, browser);
      expect(String(headers.location).length).toBeLessThanOrEqual(MAXIMUM_LINK);
    },
  );

  it('shows an icon that everybody may load', async () => {
    const { status, headers, body } = await get(ICON, shop.visitor('SK'));
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=86400',
    ]);
    expect(body.subarray(0, 8).toString('hex')).toBe(PNG);
  });
});

describe('the cards of wallets', () => {
  it('belong to the signed-in customer of the store, and to nobody else', async () => {
    const { browser, number, wallets } = await cardHolder();
    expect(wallets).toEqual(['apple', 'google']);
    const guest = shop.visitor('SK');
    await guest.call('getMe', {});
    const german = (await cardHolder({}, 'DE')).browser;
    for (const path of [APPLE, GOOGLE]) {
      const outsiders = [shop.visitor('SK'), guest, german.on('sk.localhost'), browser.on('de.localhost')];
      const answers = await Promise.all(outsiders.map((outsider) => get(path, outsider)));
      for (const { status, body, headers } of answers) {
        expect([status, headers['cache-control']]).toEqual([401, 'no-store']);
        expect(body.toString()).not.toContain(number);
      }
    }
  });

  it('do not exist before the customer has a card', async () => {
    const { browser } = await signedUp(shop);
    expect(await browser.account('getLoyaltyCard', {})).toEqual({ card: null, wallets: ['apple', 'google'] });
    for (const path of [APPLE, GOOGLE]) expect((await get(path, browser)).status).toBe(404);
  });
});
