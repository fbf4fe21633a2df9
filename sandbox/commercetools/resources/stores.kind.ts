import type { Store } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from './custom-fields.js';
import {
  customFieldsDraft,
  country,
  key,
  locale,
  localizedString,
  resourceIdentifier,
  unsupportedProperties,
} from './draft-parts.js';
import { channels, stores } from './families.js';
import { action, assigns, creates, customActions, type Actions, type Kind } from './kind.js';
import { reference, references } from './references.js';

const channelList = z.array(resourceIdentifier).optional();
const draft = z.object({
  key,
  name: localizedString.optional(),
  languages: z.array(locale).optional(),
  countries: z.array(z.object({ code: country })).optional(),
  distributionChannels: channelList,
  supplyChannels: channelList,
  custom: customFieldsDraft.optional(),
  ...unsupportedProperties('productSelections', 'storefront'),
});

/** The actions that add a channel to a store's list and take it off. */
function channelActions(
  list: 'distributionChannels' | 'supplyChannels',
  name: string,
  field: 'distributionChannel' | 'supplyChannel',
): Actions<Store> {
  const input = z.object({ [field]: resourceIdentifier });
  const without = (body: Store, id: string) => body[list].filter((one) => one.id !== id);
  return {
    [`add${name}`]: action(input, async (body: Store, given, work) => {
      const channel = await reference(work, channels, given[field] ?? {});
      return { ...body, [list]: [...without(body, channel.id), channel] };
    }),
    [`remove${name}`]: action(input, async (body: Store, given, work) => {
      const { id } = await reference(work, channels, given[field] ?? {});
      return { ...body, [list]: without(body, id) };
    }),
  };
}

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
    ...channelActions('distributionChannels', 'DistributionChannel', 'distributionChannel'),
    ...channelActions('supplyChannels', 'SupplyChannel', 'supplyChannel'),
    addCountry: action(z.object({ country: z.object({ code: country }) }), (body: Store, input) => ({
      ...body,
      countries: [...body.countries.filter(({ code }) => code !== input.country.code), input.country],
    })),
    removeCountry: action(z.object({ country: z.object({ code: country }) }), (body: Store, input) => ({
      ...body,
      countries: body.countries.filter(({ code }) => code !== input.country.code),
    })),
    setSupplyChannels: action(z.object({ supplyChannels: channelList }), async (body: Store, input, work) => ({
      ...body,
      supplyChannels: await references(work, channels, input.supplyChannels),
    })),
  },
};
