import { useEffect, useState } from 'react';
import { httpApi } from '../../platform/api/http-api.js';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { SuggestionSource, type SuggestionState } from './suggestion-source.js';

/** What fits a text while the list is open; an empty text asks for nothing. */
export function useSuggestions(text: string, isOpen: boolean): SuggestionState {
  const { locale } = useShop().config.first;
  const [source] = useState(
    () =>
      new SuggestionSource(async (asked, signal) => {
        const { suggestions } = await httpApi(locale, { signal }).commerce('quickSearch', { text: asked });
        return suggestions;
      }),
  );
  // The network is asked after the field has shown what was typed.
  useEffect(() => {
    if (isOpen) source.want(text);
  }, [isOpen, source, text]);
  // Nobody reads an answer on another page.
  useEffect(() => () => source.want(''), [source]);
  return useObservable(source.state);
}
