import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { Types, type CheckoutAPI } from '@adyen/api-library';
import { BROWSER_PATH } from '../actions/addresses.js';
import { ACCOUNT, requestOf, type PaymentRequest } from './test-provider.js';

const LIBRARY = path.dirname(createRequire(import.meta.url).resolve('@adyen/adyen-web')).replace(/dist.*/, 'dist/es');
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/** The body of a request from the shop's page. */
type Body = Pick<PaymentRequest, 'paymentMethod' | 'browserInfo' | 'origin'> & {
  readonly countryCode: string;
  readonly details?: Types.checkout.PaymentDetailsRequest['details'];
};
const NATIVE_3DS = {
  threeDSRequestData: { nativeThreeDS: Types.checkout.ThreeDSRequestData.NativeThreeDSEnum.Preferred },
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>
<link rel="stylesheet" href="/library/adyen.css"></head><body><main id="drop-in"></main><p id="result"></p>
<script type="module" src="/shop.js"></script></body></html>`;

const script = (base: string): string => `
import { AdyenCheckout, Card, Dropin, Multibanco, Redirect } from '/library/index.js';
globalThis.violations = [];
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  globalThis.violations.push(violatedDirective + ' ' + blockedURI));
const post = async (path, body) =>
  (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
const query = new URLSearchParams(location.search);
const end = ({ resultCode }) => { document.getElementById('result').textContent = resultCode; };
if (query.has('redirectResult')) end(await post('/details', { details: { redirectResult: query.get('redirectResult') } }));
else {
  const countryCode = query.get('country');
  const base = '${base}';
  const checkout = await AdyenCheckout({
    clientKey: 'test_SANDBOX', environment: 'test', locale: query.get('locale'), countryCode,
    amount: { currency: 'EUR', value: 12345 },
    paymentMethodsResponse: await post('/methods', { countryCode }),
    _environmentUrls: { api: base, analytics: base, cdn: { images: base, translations: base } },
    onSubmit: async ({ data }, _component, actions) => actions.resolve(await post('/payments', { ...data, countryCode })),
    onAdditionalDetails: async ({ data }, _component, actions) => actions.resolve(await post('/details', data)),
    onPaymentCompleted: end, onPaymentFailed: end,
    onError: (error) => { document.getElementById('result').textContent = String(error); },
  });
  new Dropin(checkout, { paymentMethodComponents: [Card, Multibanco, Redirect] }).mount('#drop-in');
}`;

/** Serves a shop page with the Drop-in of the vendor's npm package, under a strict content security policy. */
export class DropInShop {
  private readonly server: Server;

  constructor(
    private readonly library: CheckoutAPI,
    private readonly providerPort: string,
  ) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Starts to listen and returns the origin. */
  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this.origin;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  private get provider(): string {
    return `http://localhost:${this.providerPort}`;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    if (request.method === 'POST') {
      const body: unknown = await this.call(pathname, (await json(request)) as Body);
      return void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    }
    const providerSources = `img-src 'self' ${this.provider}; connect-src 'self' ${this.provider}; frame-src ${this.provider}`;
    const ownSources = "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'";
    response.setHeader('content-security-policy', `${ownSources}; ${providerSources}`);
    response.setHeader('content-type', `${TYPES[path.extname(pathname)] ?? 'text/html'}; charset=utf-8`);
    if (pathname === '/shop.js') return void response.end(script(this.provider + BROWSER_PATH));
    if (!pathname.startsWith('/library/')) return void response.end(PAGE);
    response.setHeader('cache-control', 'max-age=3600');
    createReadStream(path.join(LIBRARY, path.normalize(pathname.slice('/library'.length))))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  }

  private call(pathname: string, body: Body): Promise<unknown> {
    const { PaymentsApi: api } = this.library;
    const { countryCode, details = {}, paymentMethod, browserInfo, origin } = body;
    if (pathname === '/methods') return api.paymentMethods({ merchantAccount: ACCOUNT, countryCode });
    if (pathname === '/details') return api.paymentsDetails({ details });
    return api.payments({
      ...requestOf({ type: '' }, { countryCode, browserInfo, origin, authenticationData: NATIVE_3DS }),
      paymentMethod,
      returnUrl: `${this.origin}/?country=${countryCode}`,
    });
  }
}
