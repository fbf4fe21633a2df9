import type { ChangedField } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, EditAddress } from '@manifold/domain/change-set/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../providers/api.js';
import { useState } from 'react';
import { flushSync } from 'react-dom';

/** Sections that affect a checkout. */
const CHECKOUT_SECTIONS: readonly SectionKey[] = [
  'store',
  'cash-on-delivery',
  'bank-transfer',
  'shipping-cost',
  'shopping-limits',
  'postal-code',
  'street-number',
  'vat-number',
];
/** The server holds a request until counting ends or times out; then the client asks again after this delay. */
const ASK_AGAIN_MS = 300;

/** A draft, or chosen rows of it. */
export interface DraftPart {
  readonly draft: ChangeSet;
  readonly chosen: readonly EditAddress[] | undefined;
  /** Whether the draft is being published or discarded; then no more requests are made for it. */
  readonly isClosing: boolean;
}

/** Returns whether any of the changes can affect carts and orders. */
export const affectsCheckout = (changes: readonly ChangedField[]): boolean =>
  changes.some(({ section }) => CHECKOUT_SECTIONS.includes(section));

/** Loads the effects of the draft on open carts and past orders, including partial results. */
export function useImpact({ draft: { id, version }, chosen, isClosing }: DraftPart) {
  return useQuery({
    queryKey: ['impact', id, version, chosen],
    enabled: !isClosing,
    queryFn: ({ signal }) =>
      callApi('changeSetImpact', { path: { id }, body: chosen ? { edits: [...chosen] } : {}, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_AGAIN_MS : false),
    refetchOnWindowFocus: false,
    retry: false,
  });
}

const DRAFT_QUERIES = ['impact', 'boundaries'];

/** Tracks whether a draft is being published or discarded, so that requests about it stop. */
export function useClosing(draftId: string): readonly [boolean, (isClosing: boolean) => void] {
  const client = useQueryClient();
  const [isClosing, setLeaving] = useState(false);
  const leave = (isNow: boolean): void => {
    // Synchronous, because requests about a closed draft are refused.
    flushSync(() => setLeaving(isNow));
    if (!isNow) return;
    for (const key of DRAFT_QUERIES) void client.cancelQueries({ queryKey: [key, draftId] });
  };
  return [isClosing, leave];
}
