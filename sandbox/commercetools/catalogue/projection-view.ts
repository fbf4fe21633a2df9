import * as z from 'zod';
import { requireScope } from '../oauth/scopes.js';
import { stores } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { soldInStore } from '../selections/assortment.js';
import type { ProjectionView } from './projection.js';

/** The parameters by which a caller says how products are to be shown. */
export const projectionParameters = z.object({
  expand: z.array(z.string()).optional(),
  staged: z.boolean().optional(),
  priceCurrency: z.string().optional(),
  priceCountry: z.string().optional(),
  priceChannel: z.string().optional(),
  priceCustomerGroup: z.string().optional(),
  localeProjection: z.array(z.string()).optional(),
  storeProjection: z.string().optional(),
});
export type ProjectionParameters = Omit<z.output<typeof projectionParameters>, 'expand'>;

/** How products are shown to this caller: in the store that is asked for, with its languages and channels. */
export async function projectionView(work: Work, wish: ProjectionParameters): Promise<ProjectionView> {
  const { staged = false, priceCurrency, localeProjection = [] } = wish;
  if (staged) requireScope(work.access, ['view_products']);
  const storeKey = work.audience.storeKey ?? wish.storeProjection;
  const store = storeKey === undefined ? undefined : await referenced(work, stores, { key: storeKey });
  const locales = [...localeProjection, ...(store?.languages ?? [])];
  return {
    staged,
    locales: locales.length === 0 ? undefined : locales,
    assortment: await soldInStore(work, store),
    channelIds: store?.distributionChannels.length ? store.distributionChannels.map(({ id }) => id) : undefined,
    price:
      priceCurrency === undefined
        ? undefined
        : {
            currency: priceCurrency,
            country: wish.priceCountry,
            channelId: wish.priceChannel,
            customerGroupId: wish.priceCustomerGroup,
          },
  };
}
