import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { type RawAnswer, RawClient } from '../../../platform/http/testing/raw-request.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { eventually, until } from '../../../platform/testing/eventually.js';
import { freePort, runBuilt, stopProcess, waitForHttp } from '../../testing/child-process.js';
import { type RunningShop, startShop } from '../../testing/running-shop.js';

export interface Mail {
  readonly template: string;
  readonly to: string;
  readonly link: string;
  readonly message: { readonly subject: string; readonly headers: Readonly<Record<string, string>> };
}

/** What the newsletter system was told. */
export interface ReportedEvent {
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export const NO_CHANNEL = {
  newsletter: false,
  sms: false,
  phone: false,
  soft_newsletter: false,
  soft_sms: false,
  soft_phone: false,
};

/** Path and query of an address. */
export const targetOf = (address: string): string => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

let made = 0;
export const newAddress = (): string => `reader-${(made += 1)}@example.com`;

/** A shop with a mailbox and a newsletter system. */
export class NewsletterShop {
  private constructor(
    readonly shop: RunningShop,
    readonly raw: RawClient,
    private readonly outsideUrl: string,
    private readonly outside: ReturnType<typeof runBuilt>,
  ) {}

  static async start(): Promise<NewsletterShop> {
    const port = await freePort();
    const outsideUrl = `http://127.0.0.1:${port}`;
    const outside = runBuilt('sandbox/dist/outside-world/main.js', {
      OUTSIDE_WORLD_PORT: String(port),
      COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
    });
    await waitForHttp(`${outsideUrl}/health`);
    const shop = await startShop({ OUTSIDE_WORLD_URL: outsideUrl });
    await until(() => shop.application.app.get(Jobs).ready);
    const raw = new RawClient(Number(new URL(await shop.application.app.getUrl()).port));
    return new NewsletterShop(shop, raw, outsideUrl, outside);
  }

  async stop(): Promise<void> {
    this.raw.close();
    await this.shop.stop();
    await stopProcess(this.outside);
  }

  get prisma(): PrismaService {
    return this.shop.application.app.get(PrismaService);
  }

  async mails(): Promise<Mail[]> {
    return (await (await fetch(`${this.outsideUrl}/mailbox/messages`)).json()) as Mail[];
  }

  /** Waits for the newest mail of a template to an address. */
  mailTo(to: string, template: string): Promise<Mail> {
    return eventually(async () => (await this.mails()).find((mail) => mail.to === to && mail.template === template));
  }

  optInTo(to: string): Promise<Mail> {
    return this.mailTo(to, 'newsletter-opt-in');
  }

  /** What the newsletter system was told, newest first. */
  async events(): Promise<ReportedEvent[]> {
    return (await (await fetch(`${this.outsideUrl}/newsletter/events`)).json()) as ReportedEvent[];
  }

  get(host: string, target: string): Promise<RawAnswer> {
    return this.raw.send({ method: 'GET', target, headers: ['host', host] });
  }

  /** Returns the channels in force; undefined without a subscription. */
  async channelsOf(email: string): Promise<readonly string[] | undefined> {
    return (await this.prisma.newsletterSubscription.findFirst({ where: { email } }))?.channels;
  }

  subscriptionOf(email: string) {
    return this.prisma.newsletterSubscription.findFirstOrThrow({ where: { email } });
  }

  /** Asks for the newsletter in Slovakia, and waits for the mail. */
  async requested(email: string): Promise<Mail> {
    await this.shop.visitor('SK').call('subscribeToNewsletter', { email, source: 'footer', text: '1a2b' });
    return this.optInTo(email);
  }

  /** Sends what a mail program sends when its reader ends a newsletter: no cookies and no headers of a browser. */
  oneClick(target: string, body = 'List-Unsubscribe=One-Click'): Promise<RawAnswer> {
    return this.raw.send({
      method: 'POST',
      target,
      headers: ['host', 'sk.localhost', 'content-type', 'application/x-www-form-urlencoded'],
      body,
    });
  }
}
