import type { ProductSelectionSetting, Store } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { duplicateField, invalidField } from '../errors/platform-error.js';
import { customFields } from '../resources/custom-fields.js';
import {
  customFieldsDraft,
  country,
  key,
  locale,
  localizedString,
  resourceIdentifier,
  unsupportedProperties,
} from '../input/draft-parts.js';
import { channels, productSelections, stores } from '../families/families.js';
import { action, assigns, creates, customActions, type Actions, type Kind } from '../resources/kind.js';
import { reference, references } from '../work/references.js';
import type { Work } from '../work/work.js';

const channelList = z.array(resourceIdentifier).optional();
const selectionSetting = z.object({ productSelection: resourceIdentifier, active: z.boolean().default(false) });
const selectionSettings = z.array(selectionSetting).max(100).optional();
const draft = z.object({
  key,
  name: localizedString.optional(),
  languages: z.array(locale).optional(),
  countries: z.array(z.object({ code: country })).optional(),
  distributionChannels: channelList,
  supplyChannels: channelList,
  custom: customFieldsDraft.optional(),
  productSelections: selectionSettings,
  ...unsupportedProperties('storefront'),
});

const settingOf = async (
  work: Work,
  { productSelection, active }: z.output<typeof selectionSetting>,
): Promise<ProductSelectionSetting> => ({
  productSelection: await reference(work, productSelections, productSelection),
  active,
});

async function settingsOf(
  work: Work,
  sent: z.output<typeof selectionSettings> = [],
): Promise<ProductSelectionSetting[]> {
  const settings = await Promise.all(sent.map((one) => settingOf(work, one)));
  const ids = settings.map(({ productSelection }) => productSelection.id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw duplicateField('productSelections', twice);
  return settings;
}

const isSame = (one: ProductSelectionSetting, other: ProductSelectionSetting): boolean =>
  one.productSelection.id === other.productSelection.id;

/** The update actions of a store's product selections. */
const selectionActions: Actions<Store> = {
  setProductSelections: action(
    z.object({ productSelections: selectionSettings }),
    async (body: Store, input, work) => ({
      ...body,
      productSelections: await settingsOf(work, input.productSelections),
    }),
  ),
  addProductSelection: action(selectionSetting, async (body: Store, input, work) => {
    const added = await settingOf(work, input);
    if (body.productSelections.some((one) => isSame(one, added)))
      throw duplicateField('productSelections', added.productSelection.id);
    return { ...body, productSelections: [...body.productSelections, added] };
  }),
  changeProductSelectionActive: action(selectionSetting, async (body: Store, input, work) => {
    const changed = await settingOf(work, input);
    if (!body.productSelections.some((one) => isSame(one, changed)))
      throw invalidField('productSelection', changed.productSelection.id, 'The store does not have this selection.');
    return {
      ...body,
      productSelections: body.productSelections.map((one) => (isSame(one, changed) ? changed : one)),
    };
  }),
  removeProductSelection: action(
    z.object({ productSelection: resourceIdentifier }),
    async (body: Store, input, work) => {
      const { id } = await reference(work, productSelections, input.productSelection);
      return {
        ...body,
        productSelections: body.productSelections.filter(({ productSelection }) => productSelection.id !== id),
      };
    },
  ),
};

/** Returns the actions that add a channel to a store's list and remove it. */
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
      productSelections: await settingsOf(work, input.productSelections),
      custom: await customFields(work, 'store', input.custom),
    }),
  ),
  actions: {
    ...customActions<Store>('store'),
    ...selectionActions,
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
