import type { Buyer } from './addresses.js';
import { CARDS, type Company, type Payer, type PayingParams } from './payer.js';

/** What becomes of a payment, as the shopper sees it. */
export type Outcome = 'paid' | 'waiting' | 'refused' | 'cancelled' | 'confirming';

/** One way in which a payment can end. */
export interface OutcomeCase {
  readonly title: string;
  readonly outcome: Outcome;
  readonly params?: PayingParams;
  /** Chooses the method, orders and answers what is asked. */
  readonly pay: (payer: Payer) => Promise<void>;
  /** What the browser reports about this outcome. */
  readonly reports?: readonly RegExp[];
}

/** A method of the payment provider with all its outcomes; those that leave the cart to the shopper come first. */
export interface MethodCases {
  readonly type: string;
  /** Where the short form pays with it. */
  readonly country: Buyer;
  readonly countries: readonly string[];
  /** Which customers may use it (spec core §4: payment selection is filtered). */
  readonly customers: 'everyone' | 'private' | 'company';
  readonly company?: Company;
  readonly cases: readonly OutcomeCase[];
}

/** The numbers of companies by the countries in which Billie requires one. */
const REGISTRATION_NUMBERS: Readonly<Record<string, string>> = { NL: '12345678', SE: '556036-0793' };

/** The methods of a cart that is being paid are not listed. */
const FROZEN_CART = /status of 422/;

const byCard = (number: string) => async (payer: Payer) => {
  await payer.choosesMethod('scheme');
  await payer.entersCard(number);
  await payer.placesOrder();
};

const card = (title: string, number: string, outcome: Outcome): OutcomeCase => ({
  title,
  outcome,
  pay: byCard(number),
  reports: [FROZEN_CART],
});

const questioned = (title: string, button: string, outcome: Outcome): OutcomeCase => ({
  title,
  outcome,
  reports: [FROZEN_CART],
  pay: async (payer) => {
    await byCard(CARDS.challenge)(payer);
    await payer.question.getByRole('button', { name: button, exact: true }).click();
  },
});

const CARD_CASES: readonly OutcomeCase[] = [
  card('is refused', CARDS.refused, 'refused'),
  card('is cancelled by the bank', CARDS.cancelled, 'cancelled'),
  questioned('is refused after a wrong answer to the bank', 'Wrong password', 'refused'),
  card('is paid', CARDS.authorised, 'paid'),
  card('is paid after the bank has recognised the browser', CARDS.frictionless, 'paid'),
  questioned('is paid after an answer to the bank', 'Confirm', 'paid'),
  {
    ...card('is paid after a visit to the bank', CARDS.bankPage, 'paid'),
    pay: async (payer) => {
      await byCard(CARDS.bankPage)(payer);
      await payer.answersBank('Pay');
    },
  },
  card('is confirmed while the bank decides later', CARDS.pending, 'confirming'),
  card('is paid if the answer of the provider is lost', CARDS.lostAnswer, 'paid'),
  card('is confirmed while the provider fails', CARDS.serverError, 'confirming'),
];

/** Chooses a method that asks for something before the order. */
type Choose = (payer: Payer) => Promise<void>;

const atBank = (title: string, button: string, outcome: Outcome, choose: Choose): OutcomeCase => ({
  title,
  outcome,
  reports: [FROZEN_CART],
  pay: async (payer) => {
    await choose(payer);
    await payer.placesOrder();
    await payer.answersBank(button);
  },
});

/** The shopper comes back, and the bank decides later. */
const undecided = (choose: Choose): OutcomeCase =>
  atBank('is confirmed while the bank has not answered', 'Return without an answer', 'confirming', choose);

const redirectCases = (type: string, choose: Choose = (payer) => payer.choosesMethod(type)): readonly OutcomeCase[] => [
  atBank('is refused', 'Refuse', 'refused', choose),
  atBank('is cancelled', 'Cancel', 'cancelled', choose),
  atBank('is paid', 'Pay', 'paid', choose),
  undecided(choose),
];

const byWallet = (button: string, card: string) => async (payer: Payer) => {
  const choice = payer.page.getByRole('combobox', { name: payer.say('payment.test-card'), exact: true });
  await choice.selectOption(card);
  await payer.button(button).click();
};

const wallet = (button: string): readonly OutcomeCase[] => [
  { title: 'is refused', outcome: 'refused', pay: byWallet(button, CARDS.refused), reports: [FROZEN_CART] },
  {
    title: 'is cancelled by the bank',
    outcome: 'cancelled',
    pay: byWallet(button, CARDS.cancelled),
    reports: [FROZEN_CART],
  },
  { title: 'is paid', outcome: 'paid', pay: byWallet(button, CARDS.authorised), reports: [FROZEN_CART] },
];

/** A card that is only stored with Google: the bank asks its owner. */
const storedCard = (title: string, answer: string, outcome: Outcome): OutcomeCase => ({
  title,
  outcome,
  reports: [FROZEN_CART],
  pay: async (payer) => {
    await byWallet('payment.simulated-google-pay', CARDS.challenge)(payer);
    await payer.question.getByRole('button', { name: answer, exact: true }).click();
  },
});

const BIRTHDAY = '1985-06-17';

const ratepay = async (payer: Payer) => {
  await payer.choosesMethod('ratepay');
  await payer.form.locator('input[name="dateOfBirth"]').fill(BIRTHDAY);
  await payer.placesOrder();
};

const EVERYWHERE = 'AT BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IT LT NL NO PL PT RO SE SI SK'.split(' ');
const KLARNA = 'AT BE CH CZ DE DK ES FI FR GB GR HU IE IT NL NO PL PT RO SE SK'.split(' ');

const redirect = (
  type: string,
  country: Buyer,
  countries: readonly string[],
  more: Partial<MethodCases> = {},
): MethodCases => ({ type, country, countries, customers: 'everyone', cases: redirectCases(type), ...more });

/** Every method of the payment provider: where it is offered, to whom, and how it ends (decisions on the specification). */
export const METHOD_CASES: readonly MethodCases[] = [
  { type: 'scheme', country: 'SK', countries: EVERYWHERE, customers: 'everyone', cases: CARD_CASES },
  redirect('paypal', 'FR', EVERYWHERE),
  {
    type: 'applepay',
    country: 'IT',
    countries: EVERYWHERE,
    customers: 'everyone',
    cases: wallet('payment.simulated-apple-pay'),
  },
  {
    type: 'googlepay',
    country: 'AT',
    countries: EVERYWHERE,
    customers: 'everyone',
    cases: [
      storedCard('is refused after a wrong answer to the bank', 'Wrong password', 'refused'),
      storedCard('is paid after an answer to the bank', 'Confirm', 'paid'),
      ...wallet('payment.simulated-google-pay'),
    ],
  },
  redirect('ideal', 'NL', ['NL']),
  redirect('onlineBanking_PL', 'PL', ['PL'], {
    cases: redirectCases('onlineBanking_PL', async (payer) => {
      await payer.choosesMethod('onlineBanking_PL');
      await payer.form.getByRole('combobox').click();
      await payer.form.getByRole('option', { name: 'BLIK' }).click();
    }),
  }),
  {
    type: 'multibanco',
    country: 'PT',
    countries: ['PT'],
    customers: 'everyone',
    cases: [
      {
        title: 'waits for its payment',
        outcome: 'waiting',
        pay: async (payer) => {
          await payer.choosesMethod('multibanco');
          await payer.placesOrder();
        },
      },
    ],
  },
  redirect('twint', 'CH', ['CH']),
  redirect('mobilepay', 'DK', ['DK', 'FI']),
  redirect('klarna', 'ES', KLARNA, { customers: 'private' }),
  redirect('klarna_account', 'NO', ['AT', 'DE', 'FI', 'GB', 'NO', 'SE'], { customers: 'private' }),
  redirect('klarna_b2b', 'SE', ['AT', 'DE', 'FI', 'FR', 'GB', 'NL', 'SE'], {
    customers: 'company',
    company: { name: 'Exempel AB', vatNumber: '' },
    cases: redirectCases('klarna_b2b', async (payer) => {
      await payer.choosesMethod('klarna_b2b');
      const number = REGISTRATION_NUMBERS[payer.country];
      if (number !== undefined) await payer.entersRegistrationNumber(number);
    }),
  }),
  {
    type: 'ratepay',
    country: 'DE',
    countries: ['AT', 'CH', 'DE', 'NL'],
    customers: 'private',
    cases: [
      {
        title: 'is refused',
        outcome: 'refused',
        params: { lastName: 'Refused' },
        pay: ratepay,
        reports: [FROZEN_CART],
      },
      { title: 'is paid', outcome: 'paid', pay: ratepay },
    ],
  },
];
