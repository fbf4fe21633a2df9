import { TEXTS, type TextName } from './texts-by-locale.js';

/** The keys of the browser library that get a text. The others stay English. */
const KEYS: Readonly<Record<TextName, readonly string[]>> = {
  number: ['creditCard.cardNumber.label', 'creditCard.encryptedCardNumber.aria.iframeTitle'],
  date: ['creditCard.expiryDate.label', 'creditCard.encryptedExpiryDate.aria.iframeTitle'],
  code: ['creditCard.securityCode.label', 'creditCard.encryptedSecurityCode.aria.iframeTitle'],
  pay: ['payButton'],
  payAmount: ['payAmountFormat'],
  redirecting: ['payButton.redirecting'],
  continueTo: ['continueTo'],
  wrongNumber: ['cc.num.900', 'cc.num.901', 'cc.num.902'],
  wrongDate: ['cc.dat.910', 'cc.dat.911', 'cc.dat.912', 'cc.dat.913'],
  wrongCode: ['cc.cvc.920', 'cc.cvc.921', 'cc.cvc.920.amex', 'cc.cvc.921.amex'],
  refused: ['error.subtitle.refused'],
  failed: ['error.subtitle.payment'],
  unknown: ['error.message.unknown'],
  loading: ['loading'],
  allRequired: ['form.instruction'],
  bank: ['issuerList.selectField.label', 'idealIssuer.selectField.title'],
  chooseBank: ['issuerList.selectField.contextualText'],
  chooseMethod: ['paymentMethodsList.aria.label'],
  voucher: ['voucher.introduction'],
  expires: ['voucher.expirationDate'],
  reference: ['voucher.paymentReferenceLabel'],
  entity: ['voucher.entity'],
};

/** Returns the texts of a locale under the library's keys; undefined if there are none for the locale. */
export function textsIn(locale: string): Readonly<Record<string, string>> | undefined {
  const texts = Object.hasOwn(TEXTS, locale) ? TEXTS[locale] : undefined;
  if (!texts) return undefined;
  const names = Object.keys(KEYS) as TextName[];
  return Object.fromEntries(names.flatMap((name) => KEYS[name].map((key) => [key, texts[name]])));
}
