import Fastify from 'fastify';
import { OpenConnections } from '../process/open-connections.js';
import { CommerceReader, type CommerceAccess, type CommerceReport } from './commerce-report.js';
import { IdentityProvider } from './identity-provider/identity-provider.js';
import { Mailbox } from './mailbox/mailbox.js';
import { PAGE_STYLE } from './page/page-style.js';
import { PaymentProvider, type PaymentProviderOptions } from './payment-provider/payment-provider.js';
import { sandboxPage } from './sandbox-page.js';
import { supportPlatform } from './support-platform/support-platform.js';

export interface OutsideWorldOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly shopUrl: string;
  readonly commerce: CommerceAccess;
  /** Without it there is no payment provider: it needs a database. */
  readonly payments?: PaymentProviderOptions;
}

export interface OutsideWorldServer {
  readonly url: string;
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

const reportOf = async (reader: CommerceReader): Promise<{ report: CommerceReport }> => ({
  report: await reader.report(),
});

/** Starts the sandbox's page and health on 127.0.0.1. */
export async function startOutsideWorld(options: OutsideWorldOptions): Promise<OutsideWorldServer> {
  const { port, shopUrl, commerce } = options;
  const server = Fastify({ forceCloseConnections: 'idle', routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH } });
  const connections = new OpenConnections(server.server);
  const reader = new CommerceReader(commerce);
  const cases = await supportPlatform(server);
  const mailbox = new Mailbox();
  mailbox.register(server);
  const provider = options.payments && new PaymentProvider(options.payments);
  server.get('/health', () => ({ status: 'ok' }));
  server.get('/page.css', (_request, reply) => reply.headers(HEADERS).type('text/css; charset=utf-8').send(PAGE_STYLE));
  server.get('/', async (_request, reply) => {
    const view = { shopUrl, commerceUrl: commerce.apiUrl, projectKey: commerce.projectKey };
    const received = { cases: cases.list(), mails: mailbox.list() };
    const [report, payments] = await Promise.all([orError(reportOf(reader)), provider && orError(provider.view())]);
    const page = sandboxPage({ ...view, ...received, commerce: report, payments });
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
  });
  new IdentityProvider().register(server);
  await provider?.register(server);
  const url = await server.listen({ host: '127.0.0.1', port });
  const close = async (): Promise<void> => {
    await connections.close(CLOSE_MS);
    await server.close();
    await provider?.close();
  };
  return { url, close };
}
