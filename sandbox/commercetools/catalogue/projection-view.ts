import * as z from 'zod';
import { requireScope } from '../oauth/scopes.js';
import { stores } from '../families/families.js';
import { referenced } from '../work/references.js';
import type { Work } from '../work/work.js';
import { soldInStore } from '../selections/assortment.js';
import { projectionTo } from './locale-projection.js';
import type { ProjectionView } from './projection.js';

/** The parameters that select prices, locales and store of product projections. */
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

/** Returns how products are shown: in the given store, with its languages and channels. Throws 403 for staged data without `view_products`. */
export async function projectionView(work: Work, parameters: ProjectionParameters): Promise<ProjectionView> {
  const { staged = false, priceCurrency, localeProjection = [] } = parameters;
  if (staged) requireScope(work.access, ['view_products']);
  const storeKey = work.audience.storeKey ?? parameters.storeProjection;
  const store = storeKey === undefined ? undefined : await referenced(work, stores, { key: storeKey });
  const locales = [...localeProjection, ...(store?.languages ?? [])];
  return {
    staged,
    locales: await projectionTo(work, locales),
    assortment: await soldInStore(work, store),
    channelIds: store?.distributionChannels.length ? store.distributionChannels.map(({ id }) => id) : undefined,
    price:
      priceCurrency === undefined
        ? undefined
        : {
            currency: priceCurrency,
            country: parameters.priceCountry,
            channelId: parameters.priceChannel,
            customerGroupId: parameters.priceCustomerGroup,
          },
  };
}
