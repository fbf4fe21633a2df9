import { onlinePaymentSchema } from '@manifold/domain/online-payment/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

const FOR_WHOM = { en: 'Who may pay with it', de: 'Wer damit zahlen darf' };
const PRIVATE_ONLY = {
  en: 'Private customers or nobody: the provider does not offer it to companies',
  de: 'Privatkunden oder niemand: Der Zahlungsdienst bietet es Firmen nicht an',
};
const COMPANIES_ONLY = {
  en: 'Companies or nobody: the provider does not offer it to private customers',
  de: 'Firmen oder niemand: Der Zahlungsdienst bietet es Privatkunden nicht an',
};

const help = (name: { readonly en: string; readonly de: string }, words = FOR_WHOM) => ({
  en: [name.en, words.en] as const,
  de: [name.de, words.de] as const,
});

const brand = (name: string) => ({ en: name, de: name });

/** Online payment as a section of the config. */
export const onlinePaymentSection = defineSection({
  key: 'online-payment',
  scope: 'store',
  schema: onlinePaymentSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Online payment', de: 'Online-Zahlung' },
  help: {
    en: 'Which methods of the payment provider the checkout offers, and to whom. The provider’s account must have them too.',
    de: 'Welche Zahlungsarten des Zahlungsdienstes die Kasse anbietet, und wem. Auch das Konto beim Zahlungsdienst muss sie haben.',
  },
  fields: {
    card: help({ en: 'Card', de: 'Karte' }),
    payPal: help(brand('PayPal')),
    applePay: help(brand('Apple Pay')),
    googlePay: help(brand('Google Pay')),
    ideal: help(brand('iDEAL')),
    polishBanks: help({ en: 'Polish banks', de: 'Polnische Banken' }),
    multibanco: help(brand('Multibanco')),
    twint: help(brand('TWINT')),
    mobilePay: help(brand('MobilePay')),
    klarna: help({ en: 'Klarna: pay later', de: 'Klarna: später bezahlen' }, PRIVATE_ONLY),
    klarnaAccount: help({ en: 'Klarna: pay over time', de: 'Klarna: Ratenkauf' }, PRIVATE_ONLY),
    billie: help({ en: 'Billie: invoice for companies', de: 'Billie: Rechnung für Firmen' }, COMPANIES_ONLY),
    ratepay: help({ en: 'Ratepay: invoice', de: 'Ratepay: Rechnung' }, PRIVATE_ONLY),
  },
  table: {
    load: (db) => db.onlinePayment.findMany(),
    save: (db, row, value) => db.onlinePayment.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.onlinePayment.deleteMany({ where }),
  },
});
