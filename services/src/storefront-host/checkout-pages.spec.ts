import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { ConsentLinks } from './ports/consent-links.js';
import { helloPage } from './testing/fake-storefront.js';
import { startHost, type Host } from './testing/host.js';

let host: Host;
beforeAll(async () => {
  host = await startHost();
  host.operations.carts
    .set('session=empty', empty)
    .set('session=filled', filled)
    .set('session=addressed', addressed)
    .set('session=deliverable', deliverable);
});
beforeEach(() => {
  Object.assign(host.operations, { callers: [], fails: false });
  host.storefront.renders = helloPage;
});
afterAll(() => host.app.close());

const empty = { lineItems: [], shippingAddress: null };
const filled = { lineItems: [{}], shippingAddress: null };
const addressed = { lineItems: [{}], shippingAddress: {}, shippingInfo: null };
const deliverable = { ...addressed, shippingInfo: {} };

async function visit(cookie: string, path: string, name = 'sk.localhost'): Promise<[number, unknown]> {
  const { statusCode, headers } = await host.get(name, path, cookie ? { cookie } : {});
  return [statusCode, headers['location']];
}

describe('a document request in the checkout', () => {
  it.each([
    ['without a cart', '', '/checkout/addresses', 302, '/'],
    ['with an empty cart', 'session=empty', '/checkout/payment', 302, '/'],
    ['with an empty cart', 'session=empty', '/checkout/addresses', 302, '/'],
    ['without an address', 'session=filled', '/checkout/payment', 302, '/checkout/addresses'],
    ['without an address', 'session=filled', '/checkout/addresses', 200, undefined],
    ['without a shipping method', 'session=addressed', '/checkout/payment', 302, '/checkout/addresses'],
    ['with an address', 'session=deliverable', '/checkout/payment', 200, undefined],
    [
      'returning from the bank after the order',
      'session=empty',
      '/checkout/payment?payment=return&redirectResult=x',
      200,
      undefined,
    ],
    ['with an empty cart', 'session=empty', '/checkout/cart', 200, undefined],
    ['after the order', 'session=empty', '/checkout/thank-you?order=1', 200, undefined],
  ])('%s (%s) at %s gets %i and goes to %s', async (_what, cookie, path, status, location) => {
    expect(await visit(cookie, path)).toEqual([status, location]);
  });

  it('keeps its language in redirects', async () => {
    expect(await visit('session=filled', '/fr/checkout/payment', 'ch.localhost')).toEqual([
      302,
      '/fr/checkout/addresses',
    ]);
  });

  it('is rendered with its session and locale, and gets renewed cookies', async () => {
    host.storefront.renders = async (request) => {
      await request.api.commerce('getMe', {});
      return helloPage(request);
    };
    const page = await host.get('ch.localhost', '/fr/checkout/cart', { cookie: 'session=filled' });
    expect(page.headers['set-cookie']).toEqual(['session=renewed']);
    expect(host.operations.callers).toMatchObject([{ cookie: 'session=filled', locale: 'fr-CH' }]);
    expect(page.payload).toContain('<meta name="robots" content="noindex">');
  });

  it('gets 503 while the backend is down', async () => {
    host.operations.fails = true;
    expect(await visit('session=filled', '/checkout/payment')).toEqual([503, undefined]);
  });
});

describe('a public page', () => {
  it('is rendered without the session of the first visitor', async () => {
    host.storefront.renders = async (request) => {
      await request.api.commerce('getMe', {});
      return helloPage(request);
    };
    const page = await host.get('sk.localhost', '/vrtacka', { cookie: 'session=filled' });
    expect([host.operations.callers.map(({ cookie }) => cookie), page.headers['set-cookie']]).toEqual([
      [undefined],
      undefined,
    ]);
  });
});

describe('a page that takes too long', () => {
  const PATHS = ['/vrtacka', '/', '/checkout/payment', '/account'];
  const UNAVAILABLE = [503, '5', 'text/html; charset=utf-8', true];
  const late = async (fails: (slow: Host) => void): Promise<unknown> => {
    const slow = await startHost({ variables: { DEADLINE_SCALE: '0.05' } });
    fails(slow);
    const answers = await Promise.all(PATHS.map((path) => slow.get('sk.localhost', path)));
    await slow.app.close();
    return answers.map(({ statusCode, headers, payload }) => [
      statusCode,
      headers['retry-after'],
      headers['content-type'],
      payload.includes('Please try again in a moment'),
    ]);
  };

  it('is a page that says so and Retry-After, if the backend never answers', async () => {
    const hangs = ({ operations, storefront }: Host): void => {
      operations.hangs = true;
      storefront.renders = async (request) => {
        await request.api.commerce('getMe', {});
        return helloPage(request);
      };
    };
    expect(await late(hangs)).toEqual(PATHS.map(() => UNAVAILABLE));
  });

  it('is the same page if nothing ends the rendering before the deadline of the request', async () => {
    const hangs = ({ operations, storefront }: Host): void => {
      operations.hangs = true;
      storefront.renders = () => new Promise(() => undefined);
    };
    expect(await late(hangs)).toEqual(PATHS.map(() => UNAVAILABLE));
  });
});

describe('a confirmation link', () => {
  it('leads to a page that asks to try again, at the same address, while consents cannot be stored', async () => {
    const hash = Buffer.from(JSON.stringify({ token: 'x', redirect_to: '/' })).toString('base64');
    const links = host.app.get(ConsentLinks, { strict: false });
    const confirm = jest.spyOn(links, 'confirm').mockRejectedValueOnce(new ShopError('backend-unavailable'));
    const { statusCode, headers, payload } = await host.get('sk.localhost', `/exConsents/confirm?hash=${hash}`);
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      503,
      '5',
      'text/html; charset=utf-8',
    ]);
    expect(payload).toContain('<a href="">Try again</a>');
    expect(confirm).toHaveBeenCalledTimes(1);
    confirm.mockRestore();
  });
});
