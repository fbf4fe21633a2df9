import { searchText } from '@manifold/domain/search/search-address';
import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentProps,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { useIntl } from 'react-intl';
import { recordClick } from '../../platform/search/record-click.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { optionId, SuggestionList, SUGGESTIONS_ID } from './SuggestionList.js';
import { nextOption, type SuggestionOption, suggestionOptions } from './suggestion-options.js';
import { useSuggestions } from './use-suggestions.js';

/** Properties that the quick search adds to the search form and its field after its code has loaded. */
export interface SearchControlProps {
  readonly field?: ComponentProps<'input'>;
  readonly form?: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur'>;
}

export interface QuickSearchProps {
  readonly text: string;
  /** Receives the properties for the form and its field, which exist before the quick search. */
  readonly onControlProps: (props: SearchControlProps) => void;
}

/** Suggestions below the search field while the visitor types: a combobox with a list (spec core §2). */
export function QuickSearch({ text, onControlProps }: QuickSearchProps) {
  const { locale } = useIntl();
  const navigate = useNavigate();
  const { limits, brand } = useStoreConfig();
  // The code loads when the field gets the focus.
  const [isOpen, setOpen] = useState(true);
  const query = searchText(text).slice(0, limits.searchMaximumLength);
  const isLongEnough = query.length >= limits.searchMinimumLength;
  const state = useSuggestions(isLongEnough ? query : '', isOpen);
  const found = 'found' in state ? state.found : null;
  const [cursor, setCursor] = useState({ found, at: -1 });

  const options = found ? suggestionOptions(found, brand.productBrands, query) : [];
  // New suggestions are a new list, in which nothing is selected yet.
  const active = cursor.found === found ? cursor.at : -1;
  const hasList = isOpen && isLongEnough && options.length > 0;

  const closeSearch = (form: HTMLFormElement | null) => {
    setOpen(false);
    form?.hidePopover();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (query === '') return;
    closeSearch(event.currentTarget);
    void navigate({ to: '/search', search: { query } });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    const { isComposing } = event.nativeEvent;
    if (step && !isComposing) {
      event.preventDefault();
      setOpen(true);
      if (hasList) setCursor({ found, at: nextOption(active, step, options.length) });
    }
    if (event.key === 'Escape' && isOpen && isLongEnough) {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'Enter' && hasList && active >= 0 && !isComposing) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };
  const choose = (option: SuggestionOption, form: HTMLFormElement | null) => {
    if (option.kind === 'product' && found) {
      recordClick(locale, { queryId: found.queryId, sku: option.product.sku, position: option.position });
    }
    closeSearch(form);
  };

  // The form and its field exist before this list, so their properties are passed up after every render, before the next key.
  useLayoutEffect(() =>
    onControlProps({
      field: {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': hasList,
        'aria-controls': hasList ? SUGGESTIONS_ID : undefined,
        'aria-activedescendant': hasList && active >= 0 ? optionId(active) : undefined,
        onKeyDown: handleKey,
        onFocusCapture: () => setOpen(true),
        onInput: () => setOpen(true),
      },
      form: {
        onSubmit: search,
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLFormElement>) => {
          if (!currentTarget.contains(relatedTarget)) setOpen(false);
        },
      },
    }),
  );

  if (!isOpen || !isLongEnough) return null;
  return <SuggestionList options={options} active={active} state={state} onChoose={choose} />;
}
