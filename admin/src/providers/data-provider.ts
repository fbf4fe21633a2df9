import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { callApi } from './api.js';

interface Listing {
  data: RaRecord[];
  total: number;
}

/** Lists that react-admin reads. Sections are edited through change sets and have their own hooks. */
const LISTINGS: Readonly<Record<string, (params: GetListParams) => Promise<Listing>>> = {
  async stores() {
    const { stores } = await callApi('stores');
    return { data: stores.map((store) => ({ ...store, id: store.storeKey })), total: stores.length };
  },
  async revisions({ pagination }) {
    const { revisions, total } = await callApi('revisions', {
      query: { page: pagination?.page, perPage: pagination?.perPage },
    });
    return { data: revisions.map((revision) => ({ ...revision, id: revision.number })), total };
  },
};

const unsupported = (): Promise<never> =>
  Promise.reject(new Error('The console changes config through change sets only'));

async function getList(resource: string, params: GetListParams): Promise<Listing> {
  const list = LISTINGS[resource];
  if (!list) throw new Error(`No list of ${resource}`);
  return list(params);
}

/** Reads data for react-admin; it does not write. */
export const dataProvider = {
  getList,
  async getOne(_resource: string, { id }: { id: string | number }) {
    const revision = await callApi('revision', { path: { number: id } });
    return { data: { ...revision, id: revision.number } };
  },
  async getMany(resource: string, { ids }: { ids: readonly (string | number)[] }) {
    const { data } = await getList(resource, { pagination: { page: 1, perPage: 100 } });
    return { data: data.filter(({ id }) => ids.includes(id)) };
  },
  getManyReference: unsupported,
  create: unsupported,
  update: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
  // react-admin requires generics that an adapter cannot satisfy; records have the type of the API response.
} as DataProvider;
