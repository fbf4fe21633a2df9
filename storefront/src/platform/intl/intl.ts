import { createIntl, createIntlCache, type IntlShape } from 'react-intl';
import type { CompiledMessages } from './load-messages.js';

const cache = createIntlCache();
const shapes = new Map<string, IntlShape>();

/**
 * The messages of a locale. A browser is told their file by the page, so that it need not know those of all locales; the
 * server has them all, and while the storefront is being worked on so has the browser.
 */
async function messagesOf(locale: string, file: string | undefined): Promise<CompiledMessages> {
  if (file !== undefined) return ((await import(/* @vite-ignore */ file)) as { default: CompiledMessages }).default;
  const { loadMessages } = await import('./load-messages.js');
  return loadMessages(locale);
}

/** The one intl of a locale in this process: its formatters are dear to make and the same for every page. */
export async function intlOf(locale: string, messagesFile?: string): Promise<IntlShape> {
  const known = shapes.get(locale);
  if (known) return known;
  const messages = await messagesOf(locale, messagesFile);
  const shape = createIntl({ locale, messages, defaultLocale: 'en', onError: reportMessageError }, cache);
  findMessagesByIdentity(shape.formatters);
  shapes.set(locale, shape);
  return shape;
}

/**
 * The library finds the formatter of a message by writing the whole syntax tree as JSON, each time the message is shown.
 * Ours are compiled: in one shape, the same message is the same object.
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

/** A text that is not translated yet falls back to English and is found by `message-check`, not by the shopper's console. */
function reportMessageError(error: { code: string; message: string }): void {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error.message);
}
