import { PrismaService } from '../../../platform/prisma/prisma.service.js';
import { type RawAnswer, RawClient } from '../../../platform/http/testing/raw-request.js';
import { Jobs } from '../../../platform/jobs/jobs.service.js';
import { until } from '../../../platform/testing/eventually.js';
import { type Mailbox, type ReceivedMail, startMailbox } from '../../testing/mailbox.js';
import { type RunningShop, startShop } from '../../testing/running-shop.js';

/** An event that the newsletter system received. */
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
    private readonly mailbox: Mailbox,
  ) {}

  static async start(): Promise<NewsletterShop> {
    const mailbox = await startMailbox();
    const shop = await startShop({ OUTSIDE_WORLD_URL: mailbox.url });
    await until(() => shop.application.app.get(Jobs).ready);
    const raw = new RawClient(Number(new URL(await shop.application.app.getUrl()).port));
    return new NewsletterShop(shop, raw, mailbox);
  }

  async stop(): Promise<void> {
    this.raw.close();
    await this.shop.stop();
    await this.mailbox.stop();
  }

  get prisma(): PrismaService {
    return this.shop.application.app.get(PrismaService);
  }

  /** Waits for the newest mail of a template to an address. */
  mailTo(to: string, template: string): Promise<ReceivedMail> {
    return this.mailbox.mailTo(to, template);
  }

  /** Returns all mails to an address, newest first. */
  mailsTo(to: string): Promise<ReceivedMail[]> {
    return this.mailbox.mailsTo(to);
  }

  optInTo(to: string): Promise<ReceivedMail> {
    return this.mailTo(to, 'newsletter-opt-in');
  }

  /** The events that the newsletter system received, newest first. */
  async events(): Promise<ReportedEvent[]> {
    return (await (await fetch(`${this.mailbox.url}/newsletter/events`)).json()) as ReportedEvent[];
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
  async requested(email: string): Promise<ReceivedMail> {
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
