import type { ChangedField } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, EditAddress } from '@manifold/domain/change-set/contract';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../providers/api.js';

/** Sections that affect a checkout. */
const FELT: readonly SectionKey[] = [
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
  readonly isLeaving: boolean;
}

/** Whether any of the changes can affect carts and orders. */
export const isFelt = (changes: readonly ChangedField[]): boolean =>
  changes.some(({ section }) => FELT.includes(section));

/** Loads what the draft would change for open carts and past orders, as far as it is counted. */
export function useImpact({ draft: { id, version }, chosen, isLeaving }: DraftPart) {
  return useQuery({
    queryKey: ['impact', id, version, chosen],
    enabled: !isLeaving,
    queryFn: ({ signal }) =>
      callApi('changeSetImpact', { path: { id }, body: chosen ? { edits: [...chosen] } : {}, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'counting' ? ASK_AGAIN_MS : false),
    refetchOnWindowFocus: false,
    retry: false,
  });
}
