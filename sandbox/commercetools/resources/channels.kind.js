import * as z from 'zod';
import { customFields } from './custom-fields.js';
import { customFieldsDraft, key, localizedString } from './draft-parts.js';
import { channels } from './families.js';
import { assigns, creates, customActions } from './kind.js';
const roles = z.array(z.enum(['InventorySupply', 'ProductDistribution', 'OrderExport', 'OrderImport', 'Primary']));
const draft = z.object({
  key,
  roles: roles.optional(),
  name: localizedString.optional(),
  description: localizedString.optional(),
  custom: customFieldsDraft.optional(),
});
export const channelsKind = {
  path: 'channels',
  family: channels,
  view: ['view_channels', 'view_products'],
  manage: ['manage_channels', 'manage_products'],
  create: creates(draft, async ({ custom, ...input }, work) =>
    work.newResource({
      ...input,
      roles: input.roles ?? ['InventorySupply'],
      custom: await customFields(work, 'channel', custom),
    }),
  ),
  actions: {
    ...customActions('channel'),
    changeKey: assigns('key', key),
    changeName: assigns('name', localizedString),
    changeDescription: assigns('description', localizedString),
    setRoles: assigns('roles', roles),
  },
};
//# sourceMappingURL=channels.kind.js.map
