import { oneFullStop } from '@manifold/domain/full-stop/one-full-stop';
import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import { pageMessages, type CompiledMessages, type PageMessages } from './page-messages.js';

const cache = createIntlCache();
const shapes = new Map<string, IntlShape>();

/**
 * Loads the messages of a locale. In a browser the page names the files, so that the code need not list the files of all
 * locales. The server, and the browser in development, load them by locale.
 */
async function messagesOf(locale: string, page: PageMessages | undefined): Promise<CompiledMessages> {
  if (page) return pageMessages(page);
  const { loadMessages } = await import('./load-messages.js');
  return loadMessages(locale);
}

/** Returns the intl of a locale, one per process, because its formatters are expensive to create and the same for every page. */
export async function intlOf(locale: string, page?: PageMessages): Promise<IntlShape> {
  const known = shapes.get(locale);
  if (known) return known;
  const messages = await messagesOf(locale, page);
  const shape = createIntl({ locale, messages, defaultLocale: 'en', onError: reportMessageError }, cache);
  findMessagesByIdentity(shape.formatters);
  endSentencesOnce(shape);
  shapes.set(locale, shape);
  return shape;
}

/**
 * Caches message formatters by identity. The library would serialise the syntax tree of a message to JSON each time it is
 * shown; compiled messages are the same object each time.
 */
function findMessagesByIdentity(formatters: IntlShape['formatters']): void {
  const known = new Map<unknown, ReturnType<typeof make>>();
  const make = formatters.getMessageFormat;
  formatters.getMessageFormat = (...described) => {
    const found = known.get(described[0]) ?? make(...described);
    known.set(described[0], found);
    return found;
  };
}

/** A date can end with a full stop. At the end of a sentence, the message must not show two. */
function endSentencesOnce(shape: IntlShape): void {
  const format = shape.formatMessage as (...described: unknown[]) => unknown;
  shape.formatMessage = ((...described: unknown[]) => {
    const text = format(...described);
    return typeof text === 'string' && text.includes('..') ? oneFullStop(text) : text;
  }) as IntlShape['formatMessage'];
}

/** Logs message errors except missing translations, which fall back to English and are found by `message-check`. */
function reportMessageError(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error.message);
}
