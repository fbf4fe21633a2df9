import { type AddressSuggestion, SUGGESTION_MINIMUM_LENGTH } from '@manifold/domain/address-check/contract';
import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import { useEffect, useState } from 'react';
import { httpApi } from '../../platform/api/http-api.js';
import { useShop } from '../../platform/shop/shop.js';

/** Pause after the last keystroke before addresses are requested. */
const PAUSE_MS = 300;
const NONE: readonly AddressSuggestion[] = [];

type ChosenAddress = CommerceResponse<'getSuggestedAddress'>['address'];

export interface SuggestedAddresses {
  readonly suggestions: readonly AddressSuggestion[];
  /** Returns the parts of a suggestion; null if the service does not answer. */
  readonly choose: (id: string) => Promise<ChosenAddress>;
}

/** Completes a typed street, debounced. If the service is slow or down, there are no suggestions and the shopper can type on. */
export function useAddressSuggestions(typed: string, isOpen: boolean): SuggestedAddresses {
  const { locale } = useShop().config.first;
  const [session, setSession] = useState(() => crypto.randomUUID());
  const [suggestions, setSuggestions] = useState(NONE);
  const text = typed.trim();
  const isWanted = isOpen && text.length >= SUGGESTION_MINIMUM_LENGTH;
  // Requests start after the field has rendered the typed text; the next keystroke aborts them.
  useEffect(() => {
    if (!isWanted) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const load = async () => {
      const answer = httpApi(locale, { signal }).commerce('suggestAddresses', { text, session });
      const found = await answer.then(
        (data) => data.suggestions,
        () => NONE,
      );
      if (!signal.aborted) setSuggestions(found);
    };
    const timer = setTimeout(() => void load(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isWanted, text, locale, session]);
  const choose = async (id: string): Promise<ChosenAddress> => {
    setSuggestions(NONE);
    // A choice ends the session that the service bills.
    setSession(crypto.randomUUID());
    const chosen = httpApi(locale).commerce('getSuggestedAddress', { id, session });
    return chosen.then(
      ({ address }) => address,
      () => null,
    );
  };
  return { suggestions: isWanted ? suggestions : NONE, choose };
}
