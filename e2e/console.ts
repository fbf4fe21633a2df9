import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { approveDraftOf, OWN_PASSWORD, PASSWORD, createInvitedSession } from './invited.js';
import { consoleUrl } from './shop.js';

export type Staff = 'admin' | 'operations' | 'support';

/** Chooses a screen in the console's menu by its name; a phone has the menu behind a button. */
export async function chooseInMenu(page: Page, screen: string, opener = 'Open menu'): Promise<void> {
  const item = page.getByRole('menuitem', { name: screen, exact: true });
  const find = page.getByRole('searchbox', { name: /^(?:Find a screen|Seite finden)$/ });
  const button = page.getByRole('button', { name: opener });
  // The permissions are loaded first: the menu appears a moment after the page.
  await expect(find.or(button).first()).toBeVisible();
  if (!(await find.isVisible())) {
    // The bar with the button is hidden while the page scrolls down.
    await page.evaluate(() => scrollTo(0, 0));
    await button.click();
  }
  await find.fill(screen);
  await item.click();
}

/** Discards the draft on screen and confirms it. */
export async function discardDraft(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  const question = page.getByRole('dialog', { name: 'Discard this draft?' });
  await question.getByRole('button', { name: 'Discard the draft' }).click();
}

/** A member of staff at the console. */
export class ConsoleUser {
  private email = '';

  constructor(
    readonly page: Page,
    private readonly role: Staff,
    /** Port of the services, if the console is not that of the whole system. */
    private readonly port?: number,
  ) {}

  async signsIn(): Promise<void> {
    await this.page.goto(consoleUrl('/', this.port));
    await this.page.getByLabel('E-mail').fill(`${this.role}@manifold.test`);
    await this.page.getByLabel('Password').fill(PASSWORD);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  }

  /** Ends the session as if its time were over; the next request asks for a new sign-in. */
  async losesSession(): Promise<void> {
    await this.page.context().clearCookies();
  }

  /** Signs in again in the dialog that an ended session opens. */
  async signsInAgain(): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.getByLabel('E-mail').fill(`${this.role}@manifold.test`);
    await dialog.getByLabel('Password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toBeHidden();
  }

  /** Signs in as a newly invited person of this role, so that no other test works in the same drafts. */
  async signsInAsInvited(name: string): Promise<void> {
    const email = `${name.toLowerCase().replace(/\W/g, '.')}.${randomUUID()}@example.com`;
    this.email = email;
    const person = { email, name, role: this.role, grants: null };
    await this.page.context().addCookies([await createInvitedSession(person, OWN_PASSWORD)]);
    await this.page.goto(consoleUrl());
    await expect(this.page.getByRole('heading', { level: 1, name: 'Stores' })).toBeVisible();
  }

  /** Opens a screen with the menu. */
  async opens(screen: string): Promise<void> {
    await chooseInMenu(this.page, screen);
    await expect(this.page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
  }

  /** Searches the order desk for a text, by default the number, and opens the order among the hits. */
  async opensOrder(number: string, text = number): Promise<void> {
    await this.opens('Orders');
    await this.page.getByRole('searchbox', { name: 'Find orders' }).fill(text);
    await this.page.keyboard.press('Enter');
    await this.page.getByRole('link', { name: number }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
  }

  /** Returns a cell of the grid on screen: `cell('Austria', 'Price limit')`. */
  cell(store: string, field: string) {
    return this.page.getByRole('button', { name: new RegExp(`^${store}, ${field}: `) });
  }

  /** Types a value into the grid of cash on delivery and waits until it is in the draft. */
  async setsCashOnDelivery(store: string, field: string, text: string): Promise<void> {
    await this.setsInGrid('Cash on delivery', store, { field, text });
  }

  /** Types a value into the grid of a screen and waits until it is in the draft. */
  async setsInGrid(
    screen: string,
    store: string,
    { field, text }: { readonly field: string; readonly text: string },
  ): Promise<void> {
    await this.opens(screen);
    await this.cell(store, field).click();
    const input = this.page.getByRole('textbox', { name: `${store}: ${field}` });
    await input.fill(text);
    await input.press('Enter');
    await expect(this.cell(store, field)).toHaveAccessibleName(/in your draft$/);
  }

  /** Opens the draft, publishes it and waits for the confirmation. */
  async publishes(reason: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Review and publish' }).click();
    await this.publishesDraft(reason);
  }

  /** Asks for approval of the draft on screen, which the demo admin gives. Needs `signsInAsInvited`. */
  async getsApproval(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ask for approval' }).click();
    await expect(this.page.getByText('Waiting for someone else’s approval.')).toBeVisible();
    await approveDraftOf(this.email);
    await this.page.reload();
    await expect(this.page.getByText('Approved by admin@manifold.test.')).toBeVisible();
  }

  /** Publishes the draft on screen; accepts all warnings. */
  async publishesDraft(reason: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible();
    // The page is shown, but the impact of the draft may still be loading.
    await expect(this.page.getByRole('main').getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
    const warnings = this.page.getByRole('checkbox', { name: /^I have checked (?:it|all \d+) and accept / });
    for (const warning of await warnings.all()) await warning.check();
    if ((await warnings.count()) > 0)
      await this.page.getByRole('textbox', { name: /^Why you accept the/ }).fill('Looked at');
    await this.page.getByRole('textbox', { name: 'Why', exact: true }).fill(reason);
    await this.page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(this.page.getByText(/Published as revision \d+/)).toBeVisible();
  }
}
