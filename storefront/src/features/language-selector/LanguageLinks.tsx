import { useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../platform/store/language-names.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/Icon.js';
import { defineMessages } from '../../ui/define-messages.js';

const languageMessages = defineMessages({
  label: { id: 'language.label', defaultMessage: 'Language' },
});

const YEAR_IN_SECONDS = 31_536_000;

/** The next visit starts in the language that was chosen (spec shell §3.4). */
function rememberLocale(locale: string): void {
  document.cookie = `vsf-locale=${locale}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}

/** `/fr` and not `/fr/`: the home page of a language has no slash at its end. */
const addressIn = (prefix: string, path: string): string => (path === '/' && prefix ? prefix : prefix + path);

/** Returns the query that narrows a listing down, for the same listing in another language: without its page, whose products differ. */
function keptQuery(query: string): string {
  const kept = new URLSearchParams(query);
  kept.delete('page');
  return kept.size === 0 ? '' : `?${kept}`;
}

/** `FR – Français`: what is read out has what is seen. */
const linkName = (language: string): string =>
  [language.toUpperCase(), LANGUAGE_NAMES[language]].filter(Boolean).join(' – ');

export interface LanguageLinksProps {
  /** This page in other languages, by language, without prefix. */
  readonly paths: Readonly<Record<string, string>>;
  readonly className?: string;
}

/** The languages of a country; each link keeps the page where it has one in that language. */
export function LanguageLinks({ paths, className }: LanguageLinksProps) {
  const { formatMessage } = useIntl();
  const config = useStoreConfig();
  const query = useLocation({ select: ({ searchStr }) => keptQuery(searchStr) });
  return (
    // Twice on a page, and no landmark for that: two of one name cannot be told apart.
    <div
      role="group"
      aria-label={formatMessage(languageMessages.label)}
      className={classNames('flex items-center gap-1', className)}
    >
      <Icon name="globe" className="size-4" />
      <ul className="flex items-center">
        {config.locales.map(({ locale, language }) => (
          <li key={locale}>
            <a
              href={addressIn(languagePrefix(config, locale), paths[language] ?? '/') + (paths[language] ? query : '')}
              lang={language}
              hrefLang={locale}
              aria-current={locale === config.locale ? 'true' : undefined}
              aria-label={linkName(language)}
              onClick={() => rememberLocale(locale)}
              className="rounded-control px-2 py-1 text-xs font-semibold uppercase opacity-80 hover:opacity-100 aria-[current]:underline aria-[current]:underline-offset-4 aria-[current]:opacity-100"
            >
              {language}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
