import type { Location, Zone } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { country, key } from '../input/draft-parts.js';
import { zones } from '../families/families.js';
import { action, assigns, creates, type Kind } from '../resources/kind.js';

const location = z.object({ country, state: z.string().optional() });
const draft = z.object({
  key: key.optional(),
  name: z.string(),
  description: z.string().optional(),
  locations: z.array(location).optional(),
});

const isSame = (one: Location, other: Location): boolean => one.country === other.country && one.state === other.state;

export const zonesKind: Kind<Zone> = {
  path: 'zones',
  family: zones,
  view: ['view_zones', 'view_orders'],
  manage: ['manage_zones', 'manage_orders'],
  create: creates(draft, (input, work) => work.newResource({ ...input, locations: input.locations ?? [] })),
  actions: {
    changeName: assigns('name', z.string()),
    setKey: assigns('key', key.optional()),
    setDescription: assigns('description', z.string().optional()),
    addLocation: action(z.object({ location }), (body: Zone, input) => ({
      ...body,
      locations: [...body.locations.filter((one) => !isSame(one, input.location)), input.location],
    })),
    removeLocation: action(z.object({ location }), (body: Zone, input) => ({
      ...body,
      locations: body.locations.filter((one) => !isSame(one, input.location)),
    })),
  },
};
