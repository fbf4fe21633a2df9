import { createHash } from 'node:crypto';
import type { ReachableBy } from '@manifold/domain/newsletter/subscriptions';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { newToken, tokenHash } from '../../platform/auth/accounts/token.js';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import type {
  ConsentText,
  NewsletterEvent,
  NewsletterSubscription,
  Prisma,
} from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

export type { NewsletterSubscription };

/** The job that mails the link. */
export const MAIL_OPT_IN = 'mail-newsletter-opt-in';
/** The job that reports the channels of a subscription to the newsletter system. */
export const REPORT_SUBSCRIPTION = 'report-newsletter-subscription';

/** The job that erases an address that a customer no longer has from the newsletter system. */
export const ERASE_ADDRESS = 'erase-newsletter-address';

/** An address by its digest, so that the queue does not hold it. */
export interface AddressErasure {
  readonly emailToken: string;
  readonly locale: string;
}

const LINK_DAYS = 7;
/** An address gets at most one link in five minutes and three in a day, no matter who asks for it. */
const PAUSE_MINUTES = 5;
const LINKS_A_DAY = 3;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A customer, and whether the e-mail address is known to be theirs. */
type Owner = Pick<CustomerRecord, 'id' | 'isEmailVerified'>;

/** A person in a store, and the language of the page. Visitors have no customer. */
export interface Subscriber {
  readonly storeKey: string;
  readonly email: string;
  readonly locale: string;
  readonly customer: Owner | undefined;
}

/** Why the channels change, for the log. */
export interface ConsentEvent {
  readonly kind: 'requested' | 'confirmed' | 'changed' | 'unsubscribed';
  readonly source: string;
  readonly locale: string;
  readonly revision: number;
  readonly textDigest?: string;
  /** Of the stored text; undefined if nothing was agreed to. */
  readonly textId?: bigint | undefined;
  readonly linkDigest?: string;
}

/** An entry of the log, with the text that was agreed to. */
type LoggedEvent = NewsletterEvent & { readonly text: ConsentText | null };

/** A customer of a store, whose subscriptions have their id, or their address if it is confirmed. */
export interface Reader {
  readonly storeKey: string;
  readonly customerId: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
}

/** The stored values of a change of a subscription. */
export interface SubscriptionDecision extends ReachableBy {
  /** Whether a newsletter waits for the mailed link. */
  readonly waits: boolean;
  /** False if there is nothing to store or to log. */
  readonly isChanged: boolean;
}

const NO_LINK = { tokenHash: null, tokenExpiresAt: null };

/** Returns an e-mail address in the form in which subscriptions store and compare it. */
export const addressOf = (email: string): string => email.trim().toLowerCase();

/** Identifies a person to the newsletter system: SHA-256 of the address in small letters. */
export const emailToken = (email: string): string => createHash('sha256').update(email).digest('hex');

/** Returns whether a channel sends offers by e-mail. The unsubscribe link of each such mail ends all these channels. */
export const isByEmail = (channel: string): boolean => channel.endsWith('newsletter');

const ofReader = ({ storeKey, customerId, email, isEmailVerified }: Reader) => ({
  storeKey,
  // Another person may own an address that is not confirmed.
  OR: [{ customerId }, ...(isEmailVerified ? [{ email: addressOf(email) }] : [])],
});

/** Stores subscriptions, the log of consents, and the jobs that follow, each change in one transaction. */
@Injectable()
export class NewsletterSubscriptions {
  constructor(
    private readonly prisma: PrismaService,
    private readonly jobs: Jobs,
  ) {}

  find(storeKey: string, email: string): Promise<NewsletterSubscription | null> {
    return this.prisma.newsletterSubscription.findUnique({
      where: { storeKey_email: { storeKey, email: addressOf(email) } },
    });
  }

  findById(id: string): Promise<NewsletterSubscription | null> {
    return this.prisma.newsletterSubscription.findUnique({ where: { id } });
  }

  /**
   * Returns the subscription of an address, created without channels if there is none. An existing one becomes the customer's
   * only if their address is confirmed.
   */
  async ensure({ storeKey, email, locale, customer }: Subscriber): Promise<NewsletterSubscription> {
    const address = addressOf(email);
    const owner = customer === undefined ? {} : { customerId: customer.id };
    return this.prisma.newsletterSubscription.upsert({
      where: { storeKey_email: { storeKey, email: address } },
      create: { storeKey, email: address, locale, ...owner, channels: [], unsubscribeToken: newToken() },
      // Prisma inserts and updates in one statement only if the update is not empty.
      update: { email: address, ...(customer?.isEmailVerified ? owner : {}) },
    });
  }

  /** Queues a mail with a link, unless this address got enough of them. Logs the request with the text that was shown. */
  requestLink(subscription: NewsletterSubscription, event: ConsentEvent): Promise<void> {
    const { id } = subscription;
    return this.prisma.$transaction(async (transaction) => {
      const since = new Date(Date.now() - DAY_MILLISECONDS);
      const where = { subscriptionId: id, kind: 'requested', at: { gte: since } };
      if ((await transaction.newsletterEvent.count({ where })) >= LINKS_A_DAY) return;
      const claimed = await transaction.$executeRaw`
        UPDATE newsletter_subscription SET mailed_at = now(), locale = ${event.locale}
        WHERE id = ${id}::uuid AND (mailed_at IS NULL OR mailed_at < now() - make_interval(mins => ${PAUSE_MINUTES}::int))`;
      if (claimed === 0) return;
      await this.log(transaction, subscription, event);
      await this.enqueue(transaction, MAIL_OPT_IN, id);
    });
  }

  /** Returns a new token for the mailed link; the previous one ends. Undefined if the subscription was deleted. */
  async issueToken(id: string): Promise<string | undefined> {
    const token = newToken();
    const tokenExpiresAt = new Date(Date.now() + LINK_DAYS * DAY_MILLISECONDS);
    const data = { tokenHash: tokenHash(token), tokenExpiresAt };
    const { count } = await this.prisma.newsletterSubscription.updateMany({ where: { id }, data });
    return count === 0 ? undefined : token;
  }

  /** Uses a mailed token once: the newsletter is then in force. Returns false for an unknown, used or expired token. */
  confirm(storeKey: string, token: string, event: Omit<ConsentEvent, 'kind' | 'locale'>): Promise<boolean> {
    return this.prisma.$transaction(async (transaction) => {
      const where = { storeKey, tokenHash: tokenHash(token), tokenExpiresAt: { gt: new Date() } };
      const found = await this.lockedFirst(transaction, where);
      if (!found) return false;
      const channels = [...new Set([...found.channels, 'newsletter'])];
      await transaction.newsletterSubscription.update({ where: { id: found.id }, data: { channels, ...NO_LINK } });
      await this.log(transaction, { ...found, channels }, { ...event, kind: 'confirmed', locale: found.locale });
      await this.enqueue(transaction, REPORT_SUBSCRIPTION, found.id);
      return true;
    });
  }

  /**
   * Stores what `decide` returns about a subscription, while no other change of it is made. Ends a mailed link, unless the
   * newsletter waits for it. Throws `conflict` if the subscription was deleted.
   */
  change<Decision extends SubscriptionDecision>(
    id: string,
    event: ConsentEvent,
    decide: (present: NewsletterSubscription) => Decision,
  ): Promise<Decision> {
    return this.prisma.$transaction(async (transaction) => {
      const present = await this.lockedFirst(transaction, { id });
      if (!present) throw new ShopError('conflict');
      const decision = decide(present);
      if (!decision.isChanged) return decision;
      const { channels, phone, waits } = decision;
      const data = { channels: [...channels], phone, ...(waits ? {} : NO_LINK) };
      await transaction.newsletterSubscription.update({ where: { id }, data });
      await this.log(transaction, { ...present, ...data }, event);
      await this.enqueue(transaction, REPORT_SUBSCRIPTION, id);
      return decision;
    });
  }

  /**
   * Moves the channels, phone number and log of a customer's subscription to that of their new, confirmed address, and deletes
   * the old one, so that nothing links the old address to the customer. A newsletter that the customer ordered needs no mailed
   * link then; one that another person ordered does.
   */
  move(from: NewsletterSubscription, to: NewsletterSubscription, event: ConsentEvent): Promise<void> {
    return this.prisma.$transaction(async (transaction) => {
      const left = await this.lockedFirst(transaction, { id: from.id });
      const next = await this.lockedFirst(transaction, { id: to.id });
      // Of two links opened at the same moment the first has moved everything.
      if (!left || !next) return;
      const asked = (await isAskedForByCustomer(transaction, left, next.customerId)) ? ['newsletter'] : [];
      const channels = [...new Set([...next.channels, ...left.channels, ...asked])];
      const formerTokens = [...next.formerTokens, ...left.formerTokens, left.unsubscribeToken];
      const data = { channels, phone: next.phone ?? left.phone, formerTokens };
      const subscriptionId = next.id;
      await transaction.newsletterEvent.updateMany({ where: { subscriptionId: left.id }, data: { subscriptionId } });
      await transaction.newsletterSubscription.delete({ where: { id: left.id } });
      await transaction.newsletterSubscription.update({ where: { id: next.id }, data });
      await this.log(transaction, { ...next, ...data }, event);
      await this.enqueue(transaction, REPORT_SUBSCRIPTION, next.id);
      const erasure: AddressErasure = { emailToken: emailToken(left.email), locale: left.locale };
      await this.jobs.enqueue(transaction, { name: ERASE_ADDRESS, data: erasure, afterSeconds: 0 });
    });
  }

  /** Ends all offers by e-mail and a link that waits, by the token of a mail. Returns false if nothing was in force. */
  unsubscribe(storeKey: string, unsubscribeToken: string, event: ConsentEvent): Promise<boolean> {
    return this.prisma.$transaction(async (transaction) => {
      const known = [{ unsubscribeToken }, { formerTokens: { has: unsubscribeToken } }];
      const found = await this.lockedFirst(transaction, { storeKey, OR: known });
      if (!found || (!found.channels.some(isByEmail) && found.tokenHash === null)) return false;
      const channels = found.channels.filter((channel) => !isByEmail(channel));
      await transaction.newsletterSubscription.update({
        where: { id: found.id },
        data: { channels, ...NO_LINK },
      });
      await this.log(transaction, { ...found, channels }, event);
      await this.enqueue(transaction, REPORT_SUBSCRIPTION, found.id);
      return true;
    });
  }

  /** Returns the subscriptions of a customer in a store, by their id, and by their address if it is confirmed. */
  listOf(reader: Reader): Promise<NewsletterSubscription[]> {
    return this.prisma.newsletterSubscription.findMany({ where: ofReader(reader) });
  }

  /** Returns the log of consents of subscriptions with their texts, oldest first. */
  eventsOf(subscriptionIds: readonly string[]): Promise<LoggedEvent[]> {
    const where = { subscriptionId: { in: [...subscriptionIds] } };
    return this.prisma.newsletterEvent.findMany({ where, orderBy: { id: 'asc' }, include: { text: true } });
  }

  /** Deletes the subscriptions of a customer. What was in force is logged as ended. */
  remove(reader: Reader, event: ConsentEvent): Promise<void> {
    return this.prisma.$transaction(async (transaction) => {
      const found = await transaction.newsletterSubscription.findMany({ where: ofReader(reader) });
      for (const subscription of found.filter(({ channels }) => channels.length > 0))
        await this.log(transaction, { ...subscription, channels: [] }, event);
      const ids = found.map(({ id }) => id);
      await transaction.newsletterSubscription.deleteMany({ where: { id: { in: ids } } });
    });
  }

  /** Returns the first subscription of a search, locked: no other change of it is lost. */
  private async lockedFirst(
    transaction: Prisma.TransactionClient,
    where: Prisma.NewsletterSubscriptionWhereInput,
  ): Promise<NewsletterSubscription | null> {
    const seen = await transaction.newsletterSubscription.findFirst({ where });
    if (!seen) return null;
    await transaction.$executeRaw`SELECT 1 FROM newsletter_subscription WHERE id = ${seen.id}::uuid FOR UPDATE`;
    return transaction.newsletterSubscription.findFirst({ where: { ...where, id: seen.id } });
  }

  private async log(
    transaction: Prisma.TransactionClient,
    { id: subscriptionId, storeKey, channels }: NewsletterSubscription,
    event: ConsentEvent,
  ): Promise<void> {
    await transaction.newsletterEvent.create({ data: { subscriptionId, storeKey, channels, ...event } });
  }

  private async enqueue(transaction: Prisma.TransactionClient, name: string, id: string): Promise<void> {
    // Nothing is promised without its job: the person tries again.
    if (!this.jobs.ready) throw new ShopError('backend-unavailable', { message: 'the job queue has not started' });
    await this.jobs.enqueue(transaction, { name, data: { id }, afterSeconds: 0 });
  }
}

/**
 * Returns whether a newsletter that this customer ordered waits for its link. False if another person ordered it for their
 * address.
 */
async function isAskedForByCustomer(
  transaction: Prisma.TransactionClient,
  { id, customerId, tokenExpiresAt }: NewsletterSubscription,
  ownerId: string | null,
): Promise<boolean> {
  if (tokenExpiresAt === null || tokenExpiresAt <= new Date() || customerId === null || customerId !== ownerId)
    return false;
  const where = { subscriptionId: id, kind: 'requested' };
  const last = await transaction.newsletterEvent.findFirst({
    where,
    orderBy: { id: 'desc' },
    select: { source: true },
  });
  return last?.source === 'account';
}
