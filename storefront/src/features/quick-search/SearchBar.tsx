import { SEARCH_PATH, searchText } from '@manifold/domain/search/search-address';
import { useLocation, useMatches } from '@tanstack/react-router';
import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { latePart } from '../../platform/chunks/LatePart.js';
import { variantInStore, cachedInStore, cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { Icon } from '../../ui/Icon.js';
import type { SearchControlProps } from './QuickSearch.js';
import { defineMessages } from '../../ui/define-messages.js';

/** Messages of every page; those of the suggestions load with them. */
const searchBarMessages = defineMessages({
  label: { id: 'search.label', defaultMessage: 'Product, brand or item number' },
  submit: { id: 'search.submit', defaultMessage: 'Search' },
  close: { id: 'shell.close', defaultMessage: 'Close' },
});

/** Every page contains the search form, which works without a script. Suggestions load when the field gets the focus. */
const QuickSearch = latePart(async () => (await import('./QuickSearch.js')).QuickSearch, null);

const BAR_ID = 'search';
const BUTTON = 'grid h-11 min-w-[44px] shrink-0 place-items-center rounded-control hover:bg-sunken lg:hidden';

/** Old browsers support neither popovers nor their selector, which would throw. */
const isOpenPopover = (element: HTMLElement | null): boolean =>
  element?.showPopover !== undefined && element.matches(':popover-open');

function openBar(event: MouseEvent): void {
  const bar = document.getElementById(BAR_ID);
  if (!bar?.showPopover) return;
  // Opened by script, because a phone shows its keyboard only if the field gets the focus during the press.
  event.preventDefault();
  bar.showPopover();
  bar.querySelector('input')?.focus();
}

function UncachedToggle() {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      popoverTarget={BAR_ID}
      onClick={openBar}
      aria-label={formatMessage(searchBarMessages.submit)}
      className={BUTTON}
    >
      <Icon name="search" className="size-6" />
    </button>
  );
}

/** The button that opens the search on a narrow screen (spec shell §2.1). It also works without a script. */
export const SearchToggle = import.meta.env.SSR ? cachedInStore(UncachedToggle, 'search toggle') : UncachedToggle;

/** The search form of the shop. It is reset on another page or for another search text. */
export function SearchBar() {
  const { pathname } = useLocation();
  const currentText = useMatches({
    select: (matches) => {
      const { routeId, search } = matches.at(-1) ?? {};
      return routeId === SEARCH_PATH && search && 'query' in search ? searchText(search.query) : '';
    },
  });
  return <SearchForm key={pathname + currentText} currentText={currentText} />;
}

interface SearchFormProps {
  /** The search text of this page. */
  readonly currentText: string;
}

function UncachedForm({ currentText }: SearchFormProps) {
  const { formatMessage } = useIntl();
  const config = useStoreConfig();
  const [text, setText] = useState<string>();
  const [{ field, form }, setControlProps] = useState<SearchControlProps>({});
  const input = useRef<HTMLInputElement>(null);
  const look = ({ currentTarget }: FormEvent<HTMLInputElement>) => setText(currentTarget.value);
  // Visitors may open the search, focus the field and type before the page is hydrated.
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    if (isOpenPopover(current.form) && !current.form?.contains(document.activeElement)) current.focus();
    if (current === document.activeElement) setText(current.value);
  }, []);
  return (
    <form
      id={BAR_ID}
      popover="auto"
      role="search"
      action={languagePrefix(config) + SEARCH_PATH}
      className="search-bar"
      {...form}
    >
      <div className="flex gap-2">
        <div className="relative flex-1">
          <input
            ref={input}
            type="search"
            name="query"
            defaultValue={currentText}
            maxLength={config.limits.searchMaximumLength}
            aria-label={formatMessage(searchBarMessages.label)}
            placeholder={formatMessage(searchBarMessages.label)}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={look}
            onChange={look}
            className="h-11 w-full rounded-control border border-hairline-strong bg-ground pr-12 pl-4 text-md text-ellipsis placeholder:text-ink-soft hover:border-ink lg:text-sm"
            {...field}
          />
          <button
            type="submit"
            aria-label={formatMessage(searchBarMessages.submit)}
            className="absolute top-0 right-0 grid size-11 place-items-center"
          >
            <Icon name="search" />
          </button>
        </div>
        <button
          type="button"
          popoverTarget={BAR_ID}
          popoverTargetAction="hide"
          aria-label={formatMessage(searchBarMessages.close)}
          className={BUTTON}
        >
          <Icon name="close" />
        </button>
      </div>
      {text === undefined ? null : <QuickSearch text={text} onControlProps={setControlProps} />}
    </form>
  );
}

const SearchForm = import.meta.env.SSR
  ? cachedOnServer(UncachedForm, {
      ownerOf: ({ currentText }, { intl }) => (currentText === '' ? intl : undefined),
      variantOf: variantInStore('search'),
    })
  : UncachedForm;
