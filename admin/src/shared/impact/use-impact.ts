import type { ChangedField } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, EditAddress } from '@manifold/domain/change-set/contract';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../providers/api.js';

/** The sections that a checkout feels. */
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
/** The server waits for the end of a count before it answers; a long one is asked for again soon after. */
const ASK_AGAIN_MS = 300;

/** A draft, or the rows of it that are chosen. */
export interface DraftPart {
  readonly draft: ChangeSet;
  readonly chosen: readonly EditAddress[] | undefined;
  /** Whether it is being published or discarded just now: then nothing more is asked about it. */
  readonly isLeaving: boolean;
}

/** Whether carts and orders could feel any of the changes. */
export const isFelt = (changes: readonly ChangedField[]): boolean =>
  changes.some(({ section }) => FELT.includes(section));

/** What the draft would do to open carts and past orders, as far as it is counted. */
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
