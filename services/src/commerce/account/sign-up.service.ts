import { createHash, timingSafeEqual } from 'node:crypto';
import type { CustomerRequest, CustomerResponse } from '@manifold/domain/customer-api/operations';
import { invalidField } from '@manifold/domain/shop-error/shop-error';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CustomerBackend } from '../../integrations/commercetools/ports/customer-backend.js';
import { tokenHash } from '../../platform/auth/accounts/token.js';
import { clearedCookie, cookieValue, hostCookie } from '../../platform/session/cookies.js';
import { AccountAttempts } from './account-attempts.service.js';
import { AccountMail, mailPlaceOf, type MailPlace } from './account-mail.service.js';
import { AccountNotices } from './account-notices.service.js';
import type { CustomerVisit } from './customer-handlers.service.js';
import { MailedLinks } from './mailed-links.service.js';
import { refuseCommonPassword } from './new-password.js';
import { checkedVatId } from './profile-fields.js';
import { type PendingSignUp, PendingSignUps, SIGN_UP_HOURS, type SignUpForm } from './pending-sign-ups.repository.js';
import { SignIns } from './sign-in.service.js';

const JOB = 'mail-sign-up';
const COOKIE = '__Host-sign-up';

interface SignUpMail extends MailPlace {
  readonly signUpId: string;
}

/**
 * Registers customers without revealing who has an account: every registration gets the same answer, and the mail differs. The
 * account is created when its owner opens the link, so that it cannot be prepared with another person's address.
 */
@Injectable()
export class SignUps implements OnModuleInit {
  constructor(
    private readonly pending: PendingSignUps,
    private readonly signIns: SignIns,
    private readonly attempts: AccountAttempts,
    private readonly links: MailedLinks,
    private readonly backend: CustomerBackend,
    private readonly mail: AccountMail,
    private readonly notices: AccountNotices,
  ) {}

  onModuleInit(): void {
    this.mail.register<SignUpMail>(JOB, (data) => this.sendLink(data));
  }

  /** Stores a registration and queues its mail. Refuses a commonly used password and a wrong VAT number. */
  async request(visit: CustomerVisit, { goal, ...request }: CustomerRequest<'signUp'>): Promise<void> {
    const { email, password } = request;
    refuseCommonPassword(visit, { field: 'password', password, email });
    const form: SignUpForm = {
      ...request,
      vatId: checkedVatId(visit, request.vatId) ?? undefined,
      locale: visit.locale,
    };
    const place = mailPlaceOf(visit);
    const attempt = { storeKey: place.storeKey, email, address: visit.address };
    await this.attempts.count('sign-up', attempt, async () => {
      const { id, browser } = await this.pending.create(place.storeKey, form, goal);
      visit.addCookie(hostCookie(COOKIE, browser, SIGN_UP_HOURS * 3600));
      if (await this.attempts.mayMail('sign-up', attempt, visit.cookie))
        await this.mail.enqueue(JOB, { ...place, signUpId: id } satisfies SignUpMail);
    });
  }

  /**
   * Creates the account of a mailed token and signs in. Any browser but the one that registered must repeat the password, because
   * the person who opens the mail may not be the one who registered. Refuses an unknown, used or expired token.
   */
  async confirm(
    visit: CustomerVisit,
    { tokenValue, password }: CustomerRequest<'confirmSignUp'>,
  ): Promise<CustomerResponse<'confirmSignUp'>> {
    return this.links.useToken(visit, tokenValue, async () => {
      const signUp = await this.pending.findByToken(visit.market.storeKey, tokenValue);
      if (!signUp) throw invalidField('tokenValue', 'token-unknown');
      const isSameBrowser = signUp.browserHash === tokenHash(browserOf(visit));
      if (!isSameBrowser) requireSamePassword(signUp, password);
      const entered = await this.enterConfirmed(visit, signUp);
      await (isSameBrowser ? this.finish(visit, signUp) : this.pending.markConfirmed(signUp.id));
      return entered;
    });
  }

  /** Signs in the browser that registered, after the account was created on another device. Returns null otherwise. */
  async resume(visit: CustomerVisit): Promise<CustomerResponse<'continueSignUp'>> {
    const browser = browserOf(visit);
    if (browser === '' || visit.session.current?.customerId) return null;
    const signUp = await this.pending.findByBrowser(visit.market.storeKey, browser);
    if (!signUp?.isConfirmed) return null;
    // `entered` is undefined if the password has changed since.
    const entered = await this.signIns.signInConfirmed(visit, signUp.form);
    await this.finish(visit, signUp);
    return entered ?? null;
  }

  private async enterConfirmed(visit: CustomerVisit, { form }: PendingSignUp): Promise<CustomerResponse<'signIn'>> {
    const entered = await this.signIns.createConfirmed(visit, form);
    // Another registration has created an account with this address since the mail was sent.
    if (!entered) throw invalidField('tokenValue', 'token-unknown');
    await this.notices.send('welcome', visit, form);
    // Offices and mobile networks share an IP address: registrations that succeed must not use up its attempts.
    const attempt = { storeKey: visit.market.storeKey, email: form.email, address: visit.address };
    await this.attempts.forget('sign-up', attempt);
    return entered;
  }

  private async finish(visit: CustomerVisit, { id }: PendingSignUp): Promise<void> {
    await this.pending.remove(id);
    visit.addCookie(clearedCookie(COOKIE));
  }

  /** Mails the sign-up link. If the address already has an account, mails its owner a link to choose a new password. */
  private async sendLink({ signUpId, ...place }: SignUpMail): Promise<void> {
    const signUp = await this.pending.findToMail(signUpId);
    if (!signUp || signUp.isConfirmed) return;
    const { goal, form } = signUp;
    const { email } = form;
    const reset = await this.backend.passwordToken(place.storeKey, email);
    if (reset) {
      const { value, expiresAt } = reset;
      const owner = await this.backend.findByEmail(place.storeKey, email);
      const chosen = owner ? this.mail.inLanguageOf(owner, place) : place;
      return this.mail.send('account-exists', chosen, { to: email, token: value, goal, at: expiresAt });
    }
    const token = await this.pending.issueToken(signUpId);
    await this.mail.send('sign-up', place, { to: email, token, goal, at: signUp.expiresAt.toISOString() });
  }
}

const browserOf = ({ cookie }: CustomerVisit): string => cookieValue(cookie, COOKIE) ?? '';

function requireSamePassword({ form }: PendingSignUp, password: string | undefined): void {
  if (password === undefined) throw invalidField('password', 'password-required');
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  if (!timingSafeEqual(digest(password), digest(form.password))) throw invalidField('password', 'wrong-password');
}
