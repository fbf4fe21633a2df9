import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Messages } from './message-parts.js';
import { messagesInSource, sourceErrors } from './source-messages.js';
import {
  foreignNames,
  keyErrors,
  redundantVariants,
  orderErrors,
  pluralErrors,
  unknownKeys,
  valueErrors,
} from './structure-errors.js';
import { untranslatedTexts, missingSentences, scriptErrors, sharedSentences } from './translation-errors.js';
import { ellipsisErrors, sentenceEndErrors, typographyErrors } from './typography-errors.js';

/** Codes that are the same in every language. */
const CODES = ['IBAN', 'BIC/SWIFT'];

/** Campaigns that most stores call by their English name. */
const CAMPAIGNS = ['Black Friday', 'Cyber Week'];

/** English texts that are correct in another language: loan words and words of the same origin. */
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  cs: ['E-mail', 'Model', 'Relevance', 'Bestseller', 'Menu'],
  da: ['E-mail', 'Model', 'Bank', 'Bestseller', 'Menu', 'Diameter'],
  de: ['optional', 'Bank', 'Bestseller', 'Highlights', 'Passkey', 'Passkeys'],
  el: ['E-mail'],
  es: ['Total'],
  fr: ['Contact', 'E-mail', 'Force', 'Volume', 'Page', 'Pages', 'Total', 'Menu', 'Suggestions'],
  hr: ['Model'],
  hu: ['E-mail', 'Bank'],
  it: ['E-mail', 'Volume', 'Home', 'Menu', 'Passkey', 'Password', 'Account'],
  nb: ['Bank', 'Diameter'],
  nl: [
    'Contact',
    'E-mail',
    'Model',
    'Bank',
    'Bestsellers',
    'Bestseller',
    'Menu',
    'Diameter',
    'Account',
    'Passkey',
    'Passkeys',
  ],
  pl: ['E-mail', 'Model', 'Bank', 'VAT', 'Bestseller', 'Menu'],
  pt: ['E-mail', 'Volume', 'Total', 'Menu'],
  ro: ['Contact', 'E-mail', 'Model', 'Total'],
  sk: ['E-mail', 'Model', 'Bestseller', 'Menu'],
  sl: ['Model'],
  sv: ['Bank', 'Diameter', 'Passkey', 'Passkeys'],
};

const FOLDER = path.join(import.meta.dirname, '../../../../messages');
const CODE = path.join(import.meta.dirname, '../../..');
const files = new Map(readdirSync(FOLDER).map((file) => [path.basename(file, '.json'), read(file)]));
const languages = [...files.keys()].filter((name) => !name.includes('-'));
const variants = [...files.keys()].filter((name) => name.includes('-'));
const source = messagesOf('en');

function read(file: string): Messages {
  return JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Messages;
}

/** Returns every message that the storefront's code defines. */
function messagesOfCode(): Messages {
  const sources = readdirSync(CODE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.tsx?$/.test(file),
  );
  const found = sources.map((file) => messagesInSource(readFileSync(path.join(CODE, file), 'utf8')));
  return Object.assign({}, ...found) as Messages;
}

function messagesOf(name: string): Messages {
  const messages = files.get(name);
  if (!messages) throw new Error(`There is no messages/${name}.json.`);
  return messages;
}

/** Returns the errors in the texts of a locale, which are those of its language plus its own. */
function textErrors(name: string): string[] {
  const [language = ''] = name.split('-');
  const messages = { ...messagesOf(language), ...messagesOf(name) };
  const borrowed = [...CODES, ...CAMPAIGNS, ...(BORROWED[language] ?? [])];
  return [
    ...valueErrors(messages, source),
    ...pluralErrors(messages, name),
    ...(language === 'en' ? [] : untranslatedTexts(messages, source, borrowed)),
    ...missingSentences(messages, source),
    ...scriptErrors(messages, language, borrowed),
    ...typographyErrors(messages, name),
    ...sentenceEndErrors(messages, source),
    ...ellipsisErrors(messages),
  ];
}

describe('the texts of the shop', () => {
  it('are the same in the English file and in the code', () => {
    expect(sourceErrors(source, messagesOfCode())).toEqual([]);
  });

  it.each(languages)('are complete and correct in %s', (language) => {
    expect([
      ...keyErrors(messagesOf(language), source),
      ...orderErrors(messagesOf(language)),
      ...textErrors(language),
    ]).toEqual([]);
  });

  it.each(languages)('of %s are not copied from another language', (language) => {
    const others = languages.filter((other) => other > language);
    const errors = others.flatMap((other) => sharedSentences(messagesOf(language), messagesOf(other)));
    expect(errors).toEqual([]);
  });

  it.each(variants)('of %s contain only what differs from the language', (locale) => {
    const [language = ''] = locale.split('-');
    const messages = messagesOf(locale);
    const errors = [
      ...orderErrors(messages),
      ...unknownKeys(messages, source),
      ...redundantVariants(messages, messagesOf(language)),
      ...foreignNames(messages, messagesOf(language)),
    ];
    expect([...errors, ...textErrors(locale)]).toEqual([]);
  });
});
