import { oneFullStop } from '@manifold/domain/full-stop/one-full-stop';
import { formatMoney } from '@manifold/domain/money/format';
import type { Money } from '@manifold/domain/money/money';
import { defaultLocale, pathPrefix } from '@manifold/domain/store/default-locale';
import type { LocaleSections, Snapshot, StoreDocument } from '@manifold/domain/store-document/contract';
import type { MailTexts } from './mail-texts.service.js';

/** The context of every template: the store, and functions that write in the reader's language. */
export interface MailContext {
  readonly storeKey: string;
  readonly locale: string;
  readonly sections: StoreDocument['sections'];
  readonly localSections: LocaleSections | undefined;
  readonly texts: MailTexts;
  /** The store's configured origin with the language's prefix, without a slash at the end. */
  readonly base: string;
  /** Returns a message by its id. */
  readonly say: (id: string, values?: Record<string, string | number>) => string;
  readonly amount: (money: Money) => string;
  /** A day, such as 23 November 2026. */
  readonly day: (date: Date) => string;
  readonly moment: (date: Date) => string;
}

/** Returns the locale if the store has it, or else the store's default. */
export function knownLocale({ document }: Snapshot, locale: string | null): string {
  const { store } = document.sections;
  return store.locales.some((one) => one.locale === locale) && locale !== null ? locale : defaultLocale(store).locale;
}

/** Returns the context of a mail of a store in one of its locales. */
export function mailContext(
  snapshot: Snapshot,
  locale: string,
  { texts, origin }: { readonly texts: MailTexts; readonly origin: string },
): MailContext {
  const { storeKey, document } = snapshot;
  return {
    storeKey,
    locale,
    sections: document.sections,
    localSections: document.locales[locale],
    texts,
    base: `${origin}${pathPrefix(document.sections.store, locale)}`,
    say: (id, values) => oneFullStop(texts.formatMessage({ id }, values)),
    amount: (money) => formatMoney(money, locale),
    day: (date) => texts.formatDate(date, { dateStyle: 'long' }),
    moment: (date) => texts.formatDate(date, { dateStyle: 'long', timeStyle: 'short' }),
  };
}
