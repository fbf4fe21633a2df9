import type { Store } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from './custom-fields.js';
import { customFieldsDraft, country, key, locale, localizedString, resourceIdentifier } from './draft-parts.js';
import { channels, stores } from './families.js';
import { action, assigns, creates, customActions, type Kind } from './kind.js';
import { references } from './references.js';

const channelList = z.array(resourceIdentifier).optional();
const draft = z.object({
  key,
  name: localizedString.optional(),
  languages: z.array(locale).optional(),
  countries: z.array(z.object({ code: country })).optional(),
  distributionChannels: channelList,
  supplyChannels: channelList,
  custom: customFieldsDraft.optional(),
});

export const storesKind: Kind<Store> = {
  path: 'stores',
  family: stores,
  view: ['view_stores'],
  manage: ['manage_stores'],
  create: creates(draft, async (input, work) =>
    work.newResource({
      key: input.key,
      name: input.name,
      languages: input.languages ?? [],
      countries: input.countries ?? [],
      distributionChannels: await references(work, channels, input.distributionChannels),
      supplyChannels: await references(work, channels, input.supplyChannels),
      productSelections: [],
      custom: await customFields(work, 'store', input.custom),
    }),
  ),
  actions: {
    ...customActions<Store>('store'),
    setName: assigns('name', localizedString.optional()),
    setLanguages: assigns('languages', z.array(locale)),
    setCountries: assigns('countries', z.array(z.object({ code: country }))),
    setDistributionChannels: action(
      z.object({ distributionChannels: channelList }),
      async (body: Store, input, work) => ({
        ...body,
        distributionChannels: await references(work, channels, input.distributionChannels),
      }),
    ),
    setSupplyChannels: action(z.object({ supplyChannels: channelList }), async (body: Store, input, work) => ({
      ...body,
      supplyChannels: await references(work, channels, input.supplyChannels),
    })),
  },
};
