import { searchText } from '@manifold/domain/search/search-address';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { recordClick } from '../../platform/search/record-click.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';
import { optionId, SuggestionList, SUGGESTIONS_ID } from './SuggestionList.js';
import { nextOption, type SuggestionOption, suggestionOptions } from './suggestion-options.js';
import { useSuggestions } from './use-suggestions.js';

/** What the quick search makes of the form and its field, once it is there. */
export interface SearchDress {
  readonly field?: ComponentProps<'input'>;
  readonly form?: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur'>;
}

export interface QuickSearchProps {
  readonly text: string;
  /** Gives the form and its field what they need beside the list: they were there before this was. */
  readonly dress: (dress: SearchDress) => void;
}

/** The hits under the search field while somebody types: a combobox with a list (spec core §2). */
export function QuickSearch({ text, dress }: QuickSearchProps) {
  const { locale } = useIntl();
  const navigate = useNavigate();
  const { limits, brand } = useStoreConfig();
  // Its code came because somebody went to the field.
  const [isOpen, setOpen] = useState(true);
  const asked = searchText(text).slice(0, limits.searchMaximumLength);
  const isLongEnough = asked.length >= limits.searchMinimumLength;
  const state = useSuggestions(isLongEnough ? asked : '', isOpen);
  const found = 'found' in state ? state.found : null;
  const [cursor, setCursor] = useState({ found, at: -1 });

  const options = found ? suggestionOptions(found, brand.productBrands, asked) : [];
  // Other hits are another list: nothing of it is chosen yet.
  const active = cursor.found === found ? cursor.at : -1;
  const hasList = isOpen && isLongEnough && options.length > 0;

  const leave = (form: HTMLFormElement | null) => {
    setOpen(false);
    form?.hidePopover();
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asked === '') return;
    leave(event.currentTarget);
    void navigate({ to: '/search', search: { query: asked } });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    const isMeant = !event.nativeEvent.isComposing;
    if (step && isMeant) {
      event.preventDefault();
      setOpen(true);
      if (hasList) setCursor({ found, at: nextOption(active, step, options.length) });
    }
    if (event.key === 'Escape' && isOpen && isLongEnough) {
      event.preventDefault();
      setOpen(false);
    }
    if (event.key === 'Enter' && hasList && active >= 0 && isMeant) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };
  const choose = (option: SuggestionOption, form: HTMLFormElement | null) => {
    if (option.kind === 'product' && found) {
      recordClick(locale, { queryId: found.queryId, sku: option.product.sku, position: option.position });
    }
    leave(form);
  };

  // The form and its field are older than this list: what belongs to them is handed up, again whenever it changes.
  useEffect(() =>
    dress({
      field: {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': hasList,
        'aria-controls': hasList ? SUGGESTIONS_ID : undefined,
        'aria-activedescendant': hasList && active >= 0 ? optionId(active) : undefined,
        onKeyDown: press,
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
