import { useEffect, useState } from 'react';
import { httpApi } from '../../platform/api/http-api.js';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { SuggestionSource, type SuggestionState } from './suggestion-source.js';

/** Returns suggestions for a text while the list is open; none for an empty text. */
export function useSuggestions(text: string, isOpen: boolean): SuggestionState {
  const { locale } = useShop().config.first;
  const [source] = useState(
    () =>
      new SuggestionSource(async (query, signal) => {
        const { suggestions } = await httpApi(locale, { signal }).commerce('quickSearch', { text: query });
        return suggestions;
      }),
  );
  // Requests start after the field has rendered the typed text.
  useEffect(() => {
    if (isOpen) source.request(text);
  }, [isOpen, source, text]);
  // Abort the request when the list is unmounted.
  useEffect(() => () => source.request(''), [source]);
  return useObservable(source.state);
}
