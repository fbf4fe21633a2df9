import type { FastifyInstance } from 'fastify';
import { BROWSER_PATH, BrowserAddresses } from './actions/addresses.js';
import { addBrowserApi } from './browser/browser-api.js';
import { addControlApi } from './control/control-api.js';
import type { PaymentsView } from './control/payments-section.js';
import { IdempotentAnswers } from './ledger/idempotent-answers.js';
import { Ledger } from './ledger/ledger.js';
import { addShopperPages } from './pages/shopper-pages.js';
import { PaymentsRepository } from './payments/payments.repository.js';
import { BookingsRepository } from './reports/bookings.repository.js';
import { reportDownload } from './reports/report-download.js';
import { ServerApi, type Access } from './server-api/server-api.js';
import { SettingsRepository, type WebhookTarget } from './settings/settings.repository.js';
import { ProviderDatabase } from './storage/provider-database.js';
import { WebhookDelivery } from './webhooks/webhook-delivery.js';
import { WebhooksRepository } from './webhooks/webhooks.repository.js';

export interface PaymentProviderOptions {
  /** The sandbox's database, where the payments are kept. */
  readonly databaseUrl: string;
  readonly access: Access;
  readonly target: WebhookTarget;
  /** The pauses before a webhook is sent again; by default those of the real platform. */
  readonly retryPausesMs?: readonly number[];
}

const SHOWN = 30;
const FORM = 'application/x-www-form-urlencoded';

// Fastify reads a single colon as the beginning of a parameter.
const ROUTE_PREFIX = BROWSER_PATH.replaceAll(':', '::').replace(/\/$/, '');

const addressesAt = (port: number): BrowserAddresses => new BrowserAddresses(`http://localhost:${port}${BROWSER_PATH}`);

/** Stands in for the payment provider: its server API, its browser protocol, its pages, its webhooks and its reports. */
export class PaymentProvider {
  private readonly database: ProviderDatabase;
  private readonly settings: SettingsRepository;
  private readonly webhooks: WebhooksRepository;
  private readonly delivery: WebhookDelivery;
  private readonly ledger: Ledger;
  private readonly bookings: BookingsRepository;

  constructor(private readonly options: PaymentProviderOptions) {
    const database = new ProviderDatabase(options.databaseUrl);
    const webhooks = new WebhooksRepository(database);
    this.settings = new SettingsRepository(database, options.target);
    const delivery = new WebhookDelivery(webhooks, this.settings, options.retryPausesMs);
    const bookings = new BookingsRepository(database);
    this.ledger = new Ledger({ database, payments: new PaymentsRepository(database), bookings, webhooks, delivery });
    this.bookings = bookings;
    this.database = database;
    this.webhooks = webhooks;
    this.delivery = delivery;
  }

  /** Adds the routes, and sends the webhooks that were not accepted before a restart. */
  async register(server: FastifyInstance): Promise<void> {
    const { ledger, settings, options } = this;
    const answers = new IdempotentAnswers(ledger);
    const addressesOf = ({ socket }: { readonly socket: { readonly localPort?: number } }) =>
      addressesAt(socket.localPort ?? 0);
    await new ServerApi({ ledger, answers, settings, access: options.access, addressesOf }).register(server);
    reportDownload(server, { bookings: this.bookings, settings, access: options.access });
    await server.register(
      (scope, _options, done) => {
        acceptForms(scope);
        const { database, webhooks, delivery } = this;
        addControlApi(scope, { database, ledger, webhooks, delivery, settings });
        done();
      },
      { prefix: '/payment-provider' },
    );
    await server.register((scope) => this.browserRoutes(scope), { prefix: ROUTE_PREFIX });
    this.delivery.wake();
  }

  /** Returns the last payments and webhooks with the settings. */
  async view(): Promise<PaymentsView> {
    const [payments, webhooks, settings] = await Promise.all([
      this.ledger.payments.list(SHOWN),
      this.webhooks.list(SHOWN),
      this.settings.read(),
    ]);
    return { payments, webhooks, settings };
  }

  async close(): Promise<void> {
    await this.delivery.close();
    await this.database.close();
  }

  private async browserRoutes(scope: FastifyInstance): Promise<void> {
    allowOtherOrigins(scope);
    acceptForms(scope);
    addBrowserApi(scope, this.ledger, addressesAt);
    await scope.register(
      (pages, _options, done) => {
        addShopperPages(pages, this.ledger);
        done();
      },
      { prefix: '/pages' },
    );
  }
}

/** The shop's pages call the provider from their own origins. */
function allowOtherOrigins(scope: FastifyInstance): void {
  scope.addHook('onRequest', (request, reply, next) => {
    void reply.headers({
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-headers': 'content-type',
      'access-control-allow-methods': 'GET, POST',
      vary: 'origin',
    });
    next();
  });
  scope.options('/*', (_request, reply) => reply.code(204).send());
}

function acceptForms(scope: FastifyInstance): void {
  if (scope.hasContentTypeParser(FORM)) return;
  scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
