import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { Injectable } from '@nestjs/common';

/** The folder of the checkout, four above both services/src/commerce/mails and services/dist/commerce/mails. */
const checkout = fileURLToPath(new URL('../../../../', import.meta.url));
/** The words of the shop, which mails repeat: totals, bank details, terms. Then those that only mails need. */
const FOLDERS = ['storefront/messages', 'services/messages'];

type Messages = Readonly<Record<string, string>>;

function messagesOf(name: string): Messages {
  const files = FOLDERS.map((folder) => path.join(checkout, folder));
  const found = files.filter((folder) => readdirSync(folder).includes(`${name}.json`));
  const read = (folder: string): Messages =>
    JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Messages;
  return Object.assign({}, ...found.map(read)) as Messages;
}

/** Formats messages, numbers and dates in a locale. */
export type MailTexts = IntlShape<string>;

/** The texts of mails in every locale: the language's, with those of the country on top (de-AT over de). Read once. */
@Injectable()
export class MailTextFiles {
  private readonly cache = createIntlCache();
  private readonly known = new Map<string, MailTexts>();

  /** Returns the texts of a locale, with dates in the store's time zone. */
  textsOf(locale: string, timeZone: string): MailTexts {
    const key = `${locale} ${timeZone}`;
    const known = this.known.get(key);
    if (known) return known;
    const messages = { ...messagesOf(locale.slice(0, 2)), ...messagesOf(locale) };
    const onError = (error: { message: string }): never => {
      throw new Error(error.message);
    };
    // A text that is missing is an error: a mail in two languages would be sent.
    const texts = createIntl({ locale, timeZone, messages, defaultLocale: 'und', onError }, this.cache);
    this.known.set(key, texts);
    return texts;
  }
}
