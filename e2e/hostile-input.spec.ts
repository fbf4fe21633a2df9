import type { Locator, Page } from '@playwright/test';
import { PASSWORD } from './account-holder.js';
import { addresses, type Buyer } from './addresses.js';
import { pagesWithProblems } from './axe.js';
import { Customer } from './customer.js';
import { layoutProblems } from './layout-problems.js';
import { addsPasskey, Authenticator } from './passkey-owner.js';
import { expect, test } from './shop.js';
import { beginning } from './words.js';

/** Texts that people paste by mistake or on purpose. In single-line fields, `several lines` is pasted without line breaks. */
const TEXTS = {
  'a very long word': 'x'.repeat(5000),
  'very many words': 'Straße und Haus '.repeat(400),
  emoji: '👩‍🍳🔥🇩🇪 \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  'right-to-left text': 'مرحبا بالعالم \u202Eabc\u202C שלום',
  markup: '<img src=x onerror="document.title=1"><script>alert(1)</script>&lt;b&gt;',
  'blanks only': ' \u00A0\t \u3000',
  'control characters': 'Eva\u0000\u0007\u200B\uFEFF',
  'several lines': 'Eva\r\nBcc: all@example.com\n\nNovak',
} as const;

const ALL_TEXTS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

interface Form {
  readonly name: string;
  readonly path: string;
  /** Opens the form, if it is not open on its page. */
  readonly open?: (customer: Customer) => Promise<void>;
  /** The part of the page with the form; the whole content by default. */
  readonly part?: (customer: Customer) => Locator;
  /** The names of the texts to try; all by default. */
  readonly texts?: readonly (keyof typeof TEXTS)[];
  /** Fields with valid text, so that the request is sent and the server judges the others. */
  readonly valid: (customer: Customer) => Readonly<Record<string, string>>;
  readonly submit: string;
}

const section =
  (title: string) =>
  ({ page, say }: Customer): Locator =>
    page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say(title), exact: true }) })
      .last();

const VISITORS: readonly Form[] = [
  { name: 'sign-in', path: '/login', valid: () => ({}), submit: 'account.sign-in' },
  {
    name: 'registration',
    path: '/create-account',
    valid: ({ email }) => ({ 'account.email': email, 'account.password': PASSWORD }),
    submit: 'account.create',
  },
  {
    name: 'registration of a company in the checkout',
    path: '/checkout/create-account',
    open: ({ page, say }) => page.getByRole('radio', { name: say('account.company') }).check(),
    // The VAT number is voluntary.
    texts: ALL_TEXTS.filter((name) => name !== 'blanks only'),
    valid: ({ email }) => ({
      'account.first-name': 'Jana',
      'account.last-name': 'Nová',
      'account.email': email,
      'account.password': PASSWORD,
    }),
    submit: 'account.create',
  },
  {
    name: 'password of a mailed link',
    path: '/password-reset/change-password?token=unknown',
    valid: () => ({}),
    submit: 'account.new-password-save',
  },
  { name: 'new password', path: '/password-reset', valid: () => ({}), submit: 'account.reset-send' },
  {
    name: 'address of the checkout',
    path: '/checkout/addresses',
    valid: ({ country, email }) => ({
      'addresses.email': email,
      'addresses.field-postal-code': addresses[country]['addresses.field-postal-code'],
      'addresses.field-phone': addresses[country]['addresses.field-phone'],
    }),
    submit: 'addresses.submit',
  },
];

const CUSTOMERS: readonly Form[] = [
  {
    name: 'names of the profile',
    path: '/my-account/my-profile',
    part: section('account.your-details'),
    valid: () => ({}),
    submit: 'account.save',
  },
  {
    name: 'e-mail address of the profile',
    path: '/my-account/my-profile',
    part: section('account.email-title'),
    valid: () => ({ 'account.current-password': PASSWORD }),
    submit: 'account.change-email',
  },
  {
    name: 'password of the profile',
    path: '/my-account/my-profile',
    part: section('account.password-title'),
    valid: () => ({ 'account.current-password': PASSWORD }),
    submit: 'account.new-password-save',
  },
  {
    name: 'address of the account',
    path: '/my-account/shipping-details',
    open: (customer) => customer.button('account.add-address').click(),
    valid: ({ country }) => ({
      'addresses.field-postal-code': addresses[country]['addresses.field-postal-code'],
      'addresses.field-phone': addresses[country]['addresses.field-phone'],
    }),
    submit: 'account.save',
  },
  {
    name: 'phone of the newsletter',
    path: '/my-account/my-newsletter',
    open: ({ page, say }) => page.getByRole('checkbox', { name: say('newsletter.channel-sms'), exact: true }).check(),
    valid: () => ({}),
    submit: 'account.save',
  },
];

/** Wrong passwords end the session after some attempts, so each form gets few of them. */
const PROOFS: readonly Form[] = [
  {
    name: 'password for a copy of the data',
    path: '/my-account/my-profile',
    part: section('your-data.export-title'),
    texts: ['a very long word', 'markup'],
    valid: () => ({}),
    submit: 'your-data.export-send',
  },
  {
    name: 'password for the deletion',
    path: '/my-account/my-profile',
    part: section('your-data.delete-title'),
    texts: ['right-to-left text', 'blanks only'],
    valid: () => ({}),
    submit: 'your-data.delete-submit',
  },
  {
    name: 'password for a sign-in provider',
    path: '/my-account/my-profile',
    part: ({ page, say }) =>
      page
        .getByRole('main')
        .locator('form')
        .filter({ has: page.getByRole('button', { name: say('social.google') }) }),
    texts: ['emoji', 'control characters'],
    valid: () => ({}),
    submit: 'social.google',
  },
];

/** The form that renames the only passkey. */
const PASSKEY: Form = {
  name: 'name of a passkey',
  path: '/my-account/my-profile',
  part: section('passkeys.title'),
  open: ({ page, say }) => page.getByRole('button', { name: beginning(say('passkeys.rename')) }).click(),
  valid: () => ({}),
  submit: 'account.save',
};

/** The form with the fields of a company. */
const COMPANY_ADDRESS: Form = {
  name: 'billing address of a company',
  path: '/my-account/billing-details',
  open: (customer) => customer.button('account.add-address').click(),
  valid: ({ country }) => ({
    'addresses.field-postal-code': addresses[country]['addresses.field-postal-code'],
    'addresses.field-phone': addresses[country]['addresses.field-phone'],
  }),
  submit: 'account.save',
};

const FOOTER: Form = {
  name: 'newsletter',
  path: '/',
  part: ({ page }) => page.getByRole('contentinfo'),
  open: async (customer) => {
    await customer.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    // The form works once its code is loaded.
    await expect(async () => {
      await customer.field('newsletter.email').fill('nobody');
      await customer.button('newsletter.submit').click();
      await expect(customer.page.getByText(customer.say('newsletter.invalid'))).toBeVisible({ timeout: 2000 });
    }).toPass();
  },
  valid: () => ({}),
  submit: 'newsletter.submit',
};

/** The review of a product that the customer has not bought, so that it can be sent again and again. */
const reviewOf = (sku: string): Form => ({
  name: 'review',
  path: `/my-account/my-reviews?sku=${sku}`,
  open: async (customer) => {
    const rating = customer.page.getByRole('radiogroup', { name: customer.say('my-reviews.rating') });
    await rating.getByRole('radio').nth(3).check();
  },
  valid: () => ({}),
  submit: 'my-reviews.send',
});

const TYPEABLE =
  'input:is([type=text],[type=email],[type=password],[type=tel],[type=search],:not([type])):visible, textarea:visible';

/** Enters a text into every field of the form, except those with a valid one. */
async function fillAll(customer: Customer, part: Locator, { form, text }: { form: Form; text: string }): Promise<void> {
  for (const field of await part.locator(TYPEABLE).all()) await field.fill(text);
  for (const [id, valid] of Object.entries(form.valid(customer))) await customer.field(id, part).fill(valid);
}

/** The messages of the page after the form was sent: errors at fields, each with its description, and others. */
async function answersOn(page: Page, part: Locator): Promise<{ readonly refused: string[]; readonly said: string }> {
  const invalid = await part.locator('[aria-invalid=true]').all();
  const refused = await Promise.all(
    invalid.map((field) =>
      field.evaluate((element) =>
        (element.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ')
          .trim(),
      ),
    ),
  );
  const said = (await page.locator('[role=alert], [role=status]').allTextContents()).join(' ').trim();
  return { refused, said };
}

/** Sends a text in the form, and returns what is wrong with the answer. */
async function problemsOf(customer: Customer, form: Form, text: string): Promise<string[]> {
  const { page } = customer;
  const failures: string[] = [];
  const watch = (response: { status(): number; url(): string }) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`);
  };
  await customer.goTo(form.path);
  const part = form.part?.(customer) ?? page.getByRole('main');
  await form.open?.(customer);
  const submit = part.getByRole('button', { name: customer.say(form.submit), exact: true }).first();
  await expect(submit).toBeEnabled();
  const before = page.url();
  page.on('response', watch);
  await fillAll(customer, part, { form, text });
  await submit.click();
  const answered = async () => {
    if ((await page.locator('[aria-busy=true]').count()) > 0) return false;
    if (page.url() !== before || (await submit.count()) === 0) return true;
    const { refused, said } = await answersOn(page, part);
    return refused.length > 0 || said !== '';
  };
  await expect.poll(answered, { message: `${form.name} answers` }).toBe(true);
  const { refused } = await answersOn(page, part);
  page.off('response', watch);
  if (refused.includes('')) failures.push('a field is refused without a reason');
  if (text.trim() === '' && page.url() === before && refused.length === 0) failures.push('blanks are accepted');
  if ((await page.locator('img[src="x"]').count()) > 0) failures.push('markup is rendered');
  return [...failures, ...(await layoutProblems(page))];
}

/** Each form gets each text once: every second one in the first country, the others in the second. */
const COUNTRIES = ['DE', 'HU'] as const satisfies readonly Buyer[];

async function tryTexts(customer: Customer, forms: readonly Form[]): Promise<Record<string, readonly string[]>> {
  const turn = COUNTRIES.findIndex((one) => one === customer.country);
  const problems: Record<string, string[]> = {};
  for (const [index, form] of forms.entries()) {
    const texts = (form.texts ?? ALL_TEXTS).filter((_, place) => (index + place) % COUNTRIES.length === turn);
    for (const name of texts) problems[`${form.name}: ${name}`] = await problemsOf(customer, form, TEXTS[name]);
  }
  return Object.fromEntries(pagesWithProblems(problems));
}

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 300_000 });

test.beforeEach(({ pageErrors, page }) => {
  // The browser reports every refusal of the API as a failed load.
  pageErrors.allow(/status of 4\d\d/);
  page.on('dialog', () => {
    throw new Error('A text was run as a script');
  });
});

for (const country of COUNTRIES) {
  test(`${country}: the forms of a visitor handle any pasted text`, async ({ page }) => {
    const customer = new Customer(page, country);
    await customer.goTo('/checkout/login');
    await customer.fillsCart();
    expect(await tryTexts(customer, [...VISITORS, FOOTER])).toEqual({});
  });

  test(`${country}: the forms of a customer handle any pasted text`, async ({ page }) => {
    const customer = new Customer(page, country);
    await customer.signsUp();
    expect(await tryTexts(customer, CUSTOMERS)).toEqual({});
  });

  test(`${country}: the passwords and the passkey of a customer handle any pasted text`, async ({ page }) => {
    const customer = new Customer(page, country);
    await Authenticator.in(page);
    await customer.signsUp();
    await addsPasskey(customer);
    expect(await tryTexts(customer, [PASSKEY, ...PROOFS])).toEqual({});
  });

  test(`${country}: the address of a company handles any pasted text`, async ({ page }) => {
    const customer = new Customer(page, country, { isCompany: true });
    await customer.signsUp();
    expect(await tryTexts(customer, [COMPANY_ADDRESS])).toEqual({});
  });

  test(`${country}: the form of a review handles any pasted text`, async ({ page }) => {
    const customer = new Customer(page, country);
    await customer.signsUp();
    expect(await tryTexts(customer, [reviewOf(await customer.fillsCart())])).toEqual({});
  });
}

test('the newsletter is ordered once by someone who was offline and then clicks twice', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const customer = new Customer(page, 'SK');
  await customer.goTo(FOOTER.path);
  await FOOTER.open?.(customer);
  const field = customer.field('newsletter.email');
  await field.fill(customer.email);
  await context.setOffline(true);
  await customer.button('newsletter.submit').click();
  await expect(field).toHaveAccessibleDescription(/.+/);
  await expect(field).toHaveValue(customer.email);
  await context.setOffline(false);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/subscribeToNewsletter')) requests.push(request.url());
  });
  await customer.button('newsletter.submit').dblclick();
  await expect(page.getByText(customer.say('newsletter.requested', { email: customer.email }))).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a review is stored once if its author was offline and then clicks twice', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const customer = new Customer(page, 'SK');
  await customer.signsUp();
  const { lineItems } = await customer.orders();
  await customer.goTo('/my-account/my-reviews');
  await page.getByRole('button', { name: `${customer.say('my-reviews.write')}: ${lineItems[0]?.name ?? ''}` }).click();
  const rating = page.getByRole('radiogroup', { name: customer.say('my-reviews.rating') });
  await rating.getByRole('radio').nth(1).check();
  const text = page.getByRole('textbox', { name: customer.say('my-reviews.text') });
  await text.fill('Rýchlo hreje.');
  await context.setOffline(true);
  await customer.button('my-reviews.send').click();
  await expect(page.getByRole('alert')).toHaveText(/.+/);
  await expect(text).toHaveValue('Rýchlo hreje.');
  await context.setOffline(false);
  await customer.button('my-reviews.send').dblclick();
  await expect(page.getByRole('article').filter({ hasText: 'Rýchlo hreje.' })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'Rýchlo hreje.' })).toHaveCount(1);
});
