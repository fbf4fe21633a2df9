import Fastify, { type FastifyInstance } from 'fastify';
import { OpenConnections } from '../process/open-connections.js';
import { registerAddressServices } from './address-services/address-services.js';
import { Carrier } from './carrier/carrier.js';
import { CommerceClient, type CommerceAccess } from './commerce/commerce-client.js';
import { commerceReport } from './commerce/commerce-report.js';
import { registerConsentManager } from './consent-manager/consent-script.js';
import { IdentityProvider } from './identity-provider/identity-provider.js';
import { Mailbox } from './mailbox/mailbox.js';
import { SmtpReceiver } from './mailbox/smtp-receiver.js';
import { NewsletterSystem } from './newsletter-system/newsletter-system.js';
import { PAGE_STYLE } from './page/page-style.js';
import { PaymentProvider, type PaymentProviderOptions } from './payment-provider/payment-provider.js';
import { sandboxPage } from './sandbox-page.js';
import { FacebookLogin } from './social-providers/facebook-login.js';
import { GoogleSignIn } from './social-providers/google-sign-in.js';
import { supportPlatform } from './support-platform/support-platform.js';
import { VatRegisters } from './vat-registers/vat-registers.js';

export interface OutsideWorldOptions {
  /** 0 takes a free port. */
  readonly port: number;
  /** Where mails are received by SMTP; 0, the default, takes a free port. */
  readonly smtpPort?: number;
  readonly shopUrl: string;
  readonly commerce: CommerceAccess;
  /** Without it there is no payment provider: it needs a database. */
  readonly payments?: PaymentProviderOptions;
}

export interface OutsideWorldServer {
  readonly url: string;
  /** The port of the SMTP server. */
  readonly smtpPort: number;
  close(): Promise<void>;
}

/** The time that requests have to finish when the process is stopped. */
const CLOSE_MS = 5_000;
/** The browser library of the payment provider sends its client key in the path. */
const MAX_PARAMETER_LENGTH = 500;

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

async function orError<T>(read: Promise<T>): Promise<T | { error: string }> {
  try {
    return await read;
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

interface ShownSystems {
  readonly client: CommerceClient;
  readonly carrier: Carrier;
  readonly provider: PaymentProvider | undefined;
  readonly cases: Awaited<ReturnType<typeof supportPlatform>>;
  readonly mailbox: Mailbox;
  readonly newsletter: NewsletterSystem;
  readonly vatRegisters: VatRegisters;
}

/** Serves the page with what the systems have received, and its stylesheet. A system that fails shows its error. */
function registerPage(
  server: FastifyInstance,
  { shopUrl, commerce }: OutsideWorldOptions,
  { client, carrier, provider, cases, mailbox, newsletter, vatRegisters }: ShownSystems,
): void {
  server.get('/page.css', (_request, reply) => reply.headers(HEADERS).type('text/css; charset=utf-8').send(PAGE_STYLE));
  server.get('/', async (_request, reply) => {
    const view = { shopUrl, commerceUrl: commerce.apiUrl, projectKey: commerce.projectKey };
    const received = {
      cases: cases.list(),
      mails: mailbox.list(),
      newsletter: newsletter.list(),
      vatChecks: vatRegisters.list(),
    };
    const [report, shipments, payments] = await Promise.all([
      orError(commerceReport(client).then((found) => ({ report: found }))),
      orError(carrier.list().then((orders) => ({ orders }))),
      provider && orError(provider.view()),
    ]);
    const page = sandboxPage({ ...view, ...received, commerce: report, shipments, payments });
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
  });
}

/** Starts the outside world on 127.0.0.1: its systems, their page and the health answer. */
export async function startOutsideWorld(options: OutsideWorldOptions): Promise<OutsideWorldServer> {
  const { port, smtpPort: wantedSmtpPort = 0, commerce } = options;
  const server = Fastify({ forceCloseConnections: 'idle', routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH } });
  const connections = new OpenConnections(server.server);
  const client = new CommerceClient(commerce);
  const carrier = new Carrier(client);
  carrier.register(server);
  const cases = await supportPlatform(server);
  const mailbox = new Mailbox();
  mailbox.register(server);
  const newsletter = new NewsletterSystem();
  newsletter.register(server);
  const vatRegisters = new VatRegisters();
  await vatRegisters.register(server);
  registerAddressServices(server);
  registerConsentManager(server);
  const receiver = new SmtpReceiver(mailbox);
  const provider = options.payments && new PaymentProvider(options.payments);
  server.get('/health', () => ({ status: 'ok' }));
  registerPage(server, options, { client, carrier, provider, cases, mailbox, newsletter, vatRegisters });
  new IdentityProvider().register(server);
  new GoogleSignIn().register(server);
  new FacebookLogin().register(server);
  await provider?.register(server);
  const url = await server.listen({ host: '127.0.0.1', port });
  const smtpPort = await receiver.listen(wantedSmtpPort);
  const close = async (): Promise<void> => {
    await receiver.close();
    await connections.close(CLOSE_MS);
    await server.close();
    await provider?.close();
  };
  return { url, smtpPort, close };
}
