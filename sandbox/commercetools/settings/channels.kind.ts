import type { Channel } from '@commercetools/platform-sdk';
import * as z from 'zod';
import {
  asAddress,
  customFieldInput,
  customFields,
  customTypeInput,
  customTypeOf,
  withCustomField,
} from '../resources/custom-fields.js';
import { invalidOperation } from '../errors/platform-error.js';
import { addressDraft, customFieldsDraft, key, localizedString } from '../input/draft-parts.js';
import { channels } from '../families/families.js';
import { action, assigns, creates, customActions, type Actions, type Kind } from '../resources/kind.js';

const roles = z.array(z.enum(['InventorySupply', 'ProductDistribution', 'OrderExport', 'OrderImport', 'Primary']));
const geoLocation = z.object({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});
const draft = z.object({
  key,
  roles: roles.optional(),
  name: localizedString.optional(),
  description: localizedString.optional(),
  address: addressDraft.optional(),
  geoLocation: geoLocation.optional(),
  custom: customFieldsDraft.optional(),
});

function requireAddress({ address }: Channel): NonNullable<Channel['address']> {
  if (address === undefined) throw invalidOperation('The channel has no address.');
  return address;
}

const addressActions: Actions<Channel> = {
  setAddress: action(z.object({ address: addressDraft.optional() }), async (body: Channel, { address }, work) => ({
    ...body,
    address: address && (await asAddress(work, address)),
  })),
  setAddressCustomType: action(customTypeInput, async (body: Channel, input, work) => ({
    ...body,
    address: { ...requireAddress(body), custom: await customTypeOf(work, 'address', input) },
  })),
  setAddressCustomField: action(customFieldInput, async (body: Channel, input, work) => {
    const address = requireAddress(body);
    return { ...body, address: { ...address, custom: await withCustomField(work, address.custom, input) } };
  }),
};

export const channelsKind: Kind<Channel> = {
  path: 'channels',
  family: channels,
  view: ['view_channels', 'view_products'],
  manage: ['manage_channels', 'manage_products'],
  create: creates(draft, async ({ custom, address, ...input }, work) =>
    work.newResource({
      ...input,
      roles: input.roles ?? ['InventorySupply' as const],
      address: address && (await asAddress(work, address)),
      custom: await customFields(work, 'channel', custom),
    }),
  ),
  actions: {
    ...customActions<Channel>('channel'),
    ...addressActions,
    changeKey: assigns('key', key),
    changeName: assigns('name', localizedString),
    changeDescription: assigns('description', localizedString),
    setGeoLocation: assigns('geoLocation', geoLocation.optional()),
    setRoles: assigns('roles', roles),
    addRoles: action(z.object({ roles }), (body: Channel, input) => ({
      ...body,
      roles: [...new Set([...body.roles, ...input.roles])],
    })),
    removeRoles: action(z.object({ roles }), (body: Channel, input) => ({
      ...body,
      roles: body.roles.filter((role) => !input.roles.some((removed) => removed === role)),
    })),
  },
};
