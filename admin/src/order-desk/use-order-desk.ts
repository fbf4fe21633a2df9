import type { DecideOrderRequest, RequestOrderAction } from '@manifold/domain/order-desk/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';

const ORDERS = ['orders'];

/** Every view of an order and every search is audited, so none is repeated when the window gets the focus or is online again. */
const ONLY_ON_REQUEST = { refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/** A search that is opened again within this time, for example with Back, shows its last result. */
const SEARCH_FRESH_MS = 5 * 60_000;

const searchKey = (q: string, page: number) => [...ORDERS, 'search', q, page];

/** Searches orders. Does nothing without a text. */
export function useOrderSearch(q: string, page: number) {
  return useQuery({
    queryKey: searchKey(q, page),
    queryFn: ({ signal }) => callApi('searchOrders', { body: { q, page }, signal }),
    enabled: q !== '',
    ...ONLY_ON_REQUEST,
    staleTime: SEARCH_FRESH_MS,
    // Keeps the old rows on screen while the next page loads, but not another customer's orders.
    placeholderData: (previous, query) => (query?.queryKey[2] === q ? previous : undefined),
  });
}

/** Returns a function that makes the next search of a text reach the server: who searches again expects new orders. */
export function useSearchAgain() {
  const client = useQueryClient();
  return (q: string) => void client.invalidateQueries({ queryKey: searchKey(q, 1), exact: true });
}

/** Loads an order. */
export function useDeskOrder(id: string) {
  return useQuery({
    queryKey: [...ORDERS, 'order', id],
    queryFn: ({ signal }) => callApi('deskOrder', { path: { id }, signal }),
    ...ONLY_ON_REQUEST,
  });
}

/** Loads the events of an order. */
export function useTimeline(id: string) {
  return useQuery({
    queryKey: [...ORDERS, 'timeline', id],
    queryFn: ({ signal }) => callApi('orderTimeline', { path: { id }, signal }),
    ...ONLY_ON_REQUEST,
  });
}

/** Loads the documents and mails of an order. */
export function useCorrespondence(id: string) {
  return useQuery({
    queryKey: [...ORDERS, 'correspondence', id],
    queryFn: ({ signal }) => callApi('orderCorrespondence', { path: { id }, signal }),
    ...ONLY_ON_REQUEST,
  });
}

/** Returns a function that sends a mail of an order again, and loads the order on screen again. */
export function useResendMail(id: string) {
  const client = useQueryClient();
  return async (mailId: string) => {
    try {
      await callApi('resendOrderMail', { path: { id }, body: { mailId } });
    } finally {
      await client.invalidateQueries({ queryKey: ORDERS });
    }
  };
}

/** Loads the requests that wait for a second person. */
export function useProposedRequests() {
  return useQuery({
    queryKey: [...ORDERS, 'requests'],
    queryFn: async ({ signal }) => (await callApi('orderRequests', { signal })).requests,
  });
}

/** Returns functions that request and decide actions, and load the orders on screen again. */
export function useOrderCommands() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: ORDERS });
  return {
    request: async (id: string, body: RequestOrderAction) => {
      try {
        return await callApi('requestOrderAction', { path: { id }, body });
      } finally {
        await reload();
      }
    },
    decide: async (id: string, body: DecideOrderRequest) => {
      try {
        return await callApi('decideOrderRequest', { path: { id }, body });
      } finally {
        await reload();
      }
    },
  };
}
