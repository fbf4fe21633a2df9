import Fastify from 'fastify';
import { OpenConnections } from '../process/open-connections.js';
import { CommerceReader, type CommerceAccess, type CommerceReport } from './commerce-report.js';
import { IdentityProvider } from './identity-provider/identity-provider.js';
import { Mailbox } from './mailbox/mailbox.js';
import { PAGE_STYLE } from './page/page-style.js';
import { sandboxPage } from './sandbox-page.js';
import { supportPlatform } from './support-platform/support-platform.js';

export interface OutsideWorldOptions {
  /** 0 takes a free port. */
  readonly port: number;
  readonly shopUrl: string;
  readonly commerce: CommerceAccess;
}

export interface OutsideWorldServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The time that requests have to finish when the process is stopped. */
const CLOSE_MS = 5_000;

const HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

async function readReport(reader: CommerceReader): Promise<{ report: CommerceReport } | { error: string }> {
  try {
    return { report: await reader.report() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** Starts the sandbox's page and health on 127.0.0.1. */
export async function startOutsideWorld({ port, shopUrl, commerce }: OutsideWorldOptions): Promise<OutsideWorldServer> {
  const server = Fastify({ forceCloseConnections: 'idle' });
  const connections = new OpenConnections(server.server);
  const reader = new CommerceReader(commerce);
  const cases = await supportPlatform(server);
  const mailbox = new Mailbox();
  mailbox.register(server);
  server.get('/health', () => ({ status: 'ok' }));
  server.get('/page.css', (_request, reply) => reply.headers(HEADERS).type('text/css; charset=utf-8').send(PAGE_STYLE));
  server.get('/', async (_request, reply) => {
    const view = { shopUrl, commerceUrl: commerce.apiUrl, projectKey: commerce.projectKey };
    const received = { cases: cases.list(), mails: mailbox.list() };
    const page = sandboxPage({ ...view, ...received, commerce: await readReport(reader) });
    return reply.headers(HEADERS).type('text/html; charset=utf-8').send(page);
  });
  new IdentityProvider().register(server);
  const url = await server.listen({ host: '127.0.0.1', port });
  const close = async (): Promise<void> => {
    await connections.close(CLOSE_MS);
    await server.close();
  };
  return { url, close };
}
