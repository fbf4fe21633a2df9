import type { CDPSession, Page } from '@playwright/test';
import { type AccountHolder, PASSWORD } from './account-holder.js';
import { accessibilityViolations } from './axe.js';
import { expect } from './shop.js';

/** An authenticator of the browser: it keeps passkeys and answers as a person whose fingerprint was recognised. */
export class Authenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async in(page: Page): Promise<Authenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new Authenticator(session, authenticatorId);
  }

  /** Recognises the person's finger, or no longer. */
  async recognises(isUserVerified: boolean): Promise<void> {
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified });
  }

  /** How many passkeys it keeps. */
  async size(): Promise<number> {
    const { authenticatorId } = this;
    return (await this.session.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length;
  }
}

/** The part of the profile about passkeys. */
export const passkeysOf = (person: AccountHolder) =>
  person.page
    .getByRole('main')
    .locator('section')
    .filter({ has: person.page.getByRole('heading', { name: person.say('passkeys.title'), exact: true }) });

/** Adds a passkey on the profile; a session that a password opened asks for it again. */
export async function addsPasskey(person: AccountHolder): Promise<void> {
  await person.goTo('/my-account/my-profile');
  const section = passkeysOf(person);
  await person.button('passkeys.add').click();
  const password = section.getByLabel(person.say('account.current-password'), { exact: true });
  await expect(password).toBeFocused();
  expect(await accessibilityViolations(person.page)).toEqual([]);
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(person.page.getByText(person.say('passkeys.added'))).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveCount(1);
}
