import { useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../platform/store/language-names.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { classNames } from '../../ui/class-names.js';
import { Icon } from '../../ui/Icon.js';
import { defineMessages } from '../../ui/define-messages.js';

const GLOBE =
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3Z';

const languageMessages = defineMessages({
  label: { id: 'language.label', defaultMessage: 'Language' },
});

const YEAR_IN_SECONDS = 31_536_000;

/** Stores the chosen language for the next visit (spec shell §3.4). */
function rememberLocale(locale: string): void {
  document.cookie = `vsf-locale=${locale}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
}

/** Returns the address of a path in a language. The home page is `/fr`, without a slash at its end. */
const addressIn = (prefix: string, path: string): string => (path === '/' && prefix ? prefix : prefix + path);

/** Returns the filters of a listing for the same listing in another language. The page number is dropped, because the order differs. */
function filtersOf(query: string): string {
  const filters = new URLSearchParams(query);
  filters.delete('page');
  return filters.size === 0 ? '' : `?${filters}`;
}

/** Returns `FR – Français`: the accessible name contains the visible text. */
const linkName = (language: string): string =>
  [language.toUpperCase(), LANGUAGE_NAMES[language]].filter(Boolean).join(' – ');

export interface LanguageLinksProps {
  /** Paths of this page by language, without the language prefix. */
  readonly paths: Readonly<Record<string, string>>;
  readonly className?: string;
}

/** Links to the country's languages. Each opens the same page, or the home page if that language does not have it. */
export function LanguageLinks({ paths, className }: LanguageLinksProps) {
  const { formatMessage } = useIntl();
  const config = useStoreConfig();
  const query = useLocation({ select: ({ searchStr }) => filtersOf(searchStr) });
  return (
    // The selector appears twice on a page. It is no landmark, because two landmarks with the same name cannot be distinguished.
    <div
      role="group"
      aria-label={formatMessage(languageMessages.label)}
      className={classNames('flex items-center gap-1', className)}
    >
      <Icon name={GLOBE} className="size-4" />
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
