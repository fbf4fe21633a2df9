import { createHash } from 'node:crypto';
import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import type { MySubscriptions, SubscriptionChannel } from '@manifold/domain/newsletter/contract';
import {
  changedChannels,
  changedPhone,
  channelsOf,
  isPhoneMissing,
  needsConfirmation,
  type ReachableBy,
  subscriptionsOf,
} from '@manifold/domain/newsletter/subscriptions';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { type ChangedEmail, EmailAddresses } from '../account/index.js';
import { RateLimits } from '../../platform/rate-limits/rate-limits.service.js';
import { ConsentTexts } from '../consent-texts/index.js';
import { SignedInCustomers, type Visit } from '../visit/index.js';
import { ConsentLinkLog } from './consent-link-log.repository.js';
import {
  type ConsentEvent,
  type NewsletterSubscription,
  NewsletterSubscriptions,
} from './newsletter-subscriptions.repository.js';

/** The link of a confirmation mail: its whole hash parameter, and the token in it. */
export interface ConsentLink {
  readonly hash: string;
  readonly token: string | undefined;
}

/** Newsletters with double opt-in, and the channels of customers. */
@Injectable()
export class Newsletter implements OnModuleInit {
  constructor(
    private readonly subscriptions: NewsletterSubscriptions,
    private readonly customers: SignedInCustomers,
    private readonly limits: RateLimits,
    private readonly emails: EmailAddresses,
    private readonly texts: ConsentTexts,
    private readonly links: ConsentLinkLog,
  ) {}

  onModuleInit(): void {
    this.emails.onChange((changed) => this.follow(changed));
  }

  /**
   * Queues a mail with a link. Answers the same for every address, so that it does not reveal who gets the newsletter. For
   * subscribers, the job mails no link.
   */
  async subscribe(visit: Visit, { email, source, text }: CommerceRequest<'subscribeToNewsletter'>): Promise<void> {
    this.limits.take('newsletter', visit.session.current?.sid);
    const textId = await this.texts.require(visit, { place: source, pageDigest: text });
    const { snapshot, locale } = visit;
    const person = { storeKey: snapshot.storeKey, email, locale, customer: undefined };
    const subscription = await this.subscriptions.ensure(person);
    await this.subscriptions.requestLink(subscription, {
      ...eventOf(visit, 'requested', source),
      textDigest: text,
      textId,
    });
  }

  /**
   * Confirms a newsletter with the link of its mail, and records the event with a digest of the link. Another link confirms
   * nothing, but is recorded too (spec shell §2.7). Returns whether the newsletter is in force, also for a link that is opened
   * again; undefined for a link that is not ours.
   */
  async confirm(snapshot: Snapshot, { hash, token }: ConsentLink): Promise<boolean | undefined> {
    this.limits.take('newsletter-link', undefined);
    const linkDigest = createHash('sha256').update(hash).digest('hex');
    const { storeKey, revision } = snapshot;
    const event = { source: 'link', revision, linkDigest } as const;
    if (token !== undefined && (await this.subscriptions.confirm(storeKey, token, event))) return true;
    const [locale = ''] = Object.keys(snapshot.document.locales);
    await this.links.logUnknown(storeKey, { ...event, locale });
    return token === undefined ? undefined : this.links.isInForce(storeKey, linkDigest);
  }

  /** Ends the newsletter with the token of a mail. */
  async unsubscribe(
    { snapshot, locale }: Pick<Visit, 'snapshot' | 'locale'>,
    token: string,
    source: 'page' | 'one-click',
  ): Promise<void> {
    this.limits.take('newsletter-link', undefined);
    await this.subscriptions.unsubscribe(
      snapshot.storeKey,
      token,
      eventOf({ snapshot, locale }, 'unsubscribed', source),
    );
  }

  /** Returns the channels of the signed-in customer. */
  async findSubscriptions(visit: Visit): Promise<MySubscriptions> {
    return viewOf(await this.findOwn(visit, await this.customers.require(visit)));
  }

  /**
   * Sets channels of the signed-in customer. Channels that are not named stay unchanged, because another window or a mail may
   * have ended them. A new newsletter waits for the mailed link if the address is not confirmed. Refuses text messages and calls
   * without a phone number, and deletes the number with the last of them. If the address is not confirmed and another person has
   * a subscription with it, only the newsletter can be requested.
   */
  async change(visit: Visit, request: CustomerRequest<'updateMySubscriptions'>): Promise<MySubscriptions> {
    this.limits.take('newsletter', visit.session.current?.sid);
    const { snapshot, locale } = visit;
    const customer = await this.customers.require(visit);
    const { email, isEmailVerified } = customer;
    // Before the row is created: a refused request stores nothing.
    nextOf((await this.findOwn(visit, customer)) ?? NOTHING, request);
    const seen = await this.subscriptions.ensure({ storeKey: snapshot.storeKey, email, locale, customer });
    if (!isOwn(seen, customer)) return this.askOwner(visit, seen, request);
    const textId = await this.textOf(visit, seen, nextOf(seen, request).channels, request.text);
    const text = { textDigest: request.text, textId };
    // Another window, a mailed link or a mail program may change the same row at this moment.
    const { waits, channels, phone } = await this.subscriptions.change(
      seen.id,
      { ...eventOf(visit, 'changed', 'account'), ...text },
      (present) => decisionOf(present, request, isEmailVerified),
    );
    if (waits)
      await this.subscriptions.requestLink(
        { ...seen, channels: [...channels] },
        { ...eventOf(visit, 'requested', 'account'), ...text },
      );
    return { subscriptions: subscriptionsOf(channels), phone, awaitsConfirmation: waits };
  }

  /** Returns the subscription that a customer may see and change; null if it does not exist or belongs to another person. */
  private async findOwn({ snapshot }: Visit, customer: CustomerRecord): Promise<NewsletterSubscription | null> {
    const found = await this.subscriptions.find(snapshot.storeKey, customer.email);
    return found && isOwn(found, customer) ? found : null;
  }

  /**
   * Mails the link to the owner of an address that a customer has not confirmed. Nothing else of the subscription is shown or
   * changed. Throws `not-allowed` for other channels.
   */
  private async askOwner(
    visit: Visit,
    subscription: NewsletterSubscription,
    request: CustomerRequest<'updateMySubscriptions'>,
  ): Promise<MySubscriptions> {
    const { channels } = nextOf(NOTHING, request);
    if (channels.some((channel) => channel !== 'newsletter'))
      throw new ShopError('not-allowed', { message: 'The address has a subscription and is not confirmed' });
    if (channels.length === 0) return viewOf(null);
    const textId = await this.textOf(visit, NOTHING, channels, request.text);
    const text = { textDigest: request.text, textId };
    await this.subscriptions.requestLink(subscription, { ...eventOf(visit, 'requested', 'account'), ...text });
    return { ...viewOf(null), awaitsConfirmation: true };
  }

  /** Returns the text of a change. Only a change that adds a channel needs one: a withdrawal is never refused. */
  private async textOf(
    visit: Visit,
    present: ReachableBy,
    wanted: readonly string[],
    pageDigest: string,
  ): Promise<bigint | undefined> {
    const claimed = { place: 'account', pageDigest } as const;
    const isConsent = wanted.some((channel) => !present.channels.includes(channel));
    return isConsent ? this.texts.require(visit, claimed) : this.texts.find(visit, claimed);
  }

  /** Moves the channels of a customer to their new e-mail address, which is confirmed. */
  private async follow({ visit, customerId, from, to }: ChangedEmail): Promise<void> {
    const { storeKey } = visit.snapshot;
    const left = await this.subscriptions.find(storeKey, from);
    if (!left || (left.customerId === null && left.channels.length === 0)) return;
    // Another person may have used the address before.
    if (left.customerId !== null && left.customerId !== customerId) return;
    const customer = { id: customerId, isEmailVerified: true };
    const next = await this.subscriptions.ensure({ storeKey, email: to, locale: left.locale, customer });
    await this.subscriptions.move(left, next, eventOf(visit, 'changed', 'email-change'));
  }
}

const NOTHING: ReachableBy = { channels: [], phone: null };

/** Whether a subscription of the customer's address is theirs. Another person may own an address that is not confirmed. */
const isOwn = ({ customerId }: NewsletterSubscription, { id, isEmailVerified }: CustomerRecord): boolean =>
  isEmailVerified || customerId === id;

/** Returns the channels and the phone number after a change. Throws `invalid-input` if a new channel has no number. */
function nextOf(
  present: ReachableBy,
  { subscriptions, phone: typed }: CustomerRequest<'updateMySubscriptions'>,
): ReachableBy & { readonly channels: readonly SubscriptionChannel[] } {
  const channels = changedChannels(present.channels, subscriptions);
  const next = { channels, phone: changedPhone(present, channels, typed) };
  if (isPhoneMissing(present, next)) throw invalidField('phone', 'phone-required');
  return next;
}

/** Returns what a change stores. A new newsletter waits for the mailed link, unless the address is confirmed. */
function decisionOf(
  present: NewsletterSubscription,
  request: CustomerRequest<'updateMySubscriptions'>,
  isEmailVerified: boolean,
) {
  const { channels: wanted, phone } = nextOf(present, request);
  const waits = needsConfirmation(present.channels, wanted, isEmailVerified);
  const channels = waits ? wanted.filter((channel) => channel !== 'newsletter') : wanted;
  // A link that still waits must not undo this choice when it is opened later.
  const endsLink = !waits && present.tokenHash !== null;
  const isOther = phone !== present.phone || channels.join() !== channelsOf(subscriptionsOf(present.channels)).join();
  return { channels, phone, waits, isChanged: endsLink || isOther };
}

function eventOf(
  { snapshot, locale }: Pick<Visit, 'snapshot' | 'locale'>,
  kind: ConsentEvent['kind'],
  source: string,
): ConsentEvent {
  return { kind, source, locale, revision: snapshot.revision };
}

const viewOf = (found: NewsletterSubscription | null): MySubscriptions => ({
  subscriptions: subscriptionsOf(found?.channels ?? []),
  phone: found?.phone ?? null,
  awaitsConfirmation:
    found !== null &&
    found.tokenExpiresAt !== null &&
    found.tokenExpiresAt > new Date() &&
    !found.channels.includes('newsletter'),
});
