import type { CustomerGroup } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { customFields } from '../resources/custom-fields.js';
import { customFieldsDraft, key } from '../input/draft-parts.js';
import { customerGroups } from '../families/families.js';
import { assigns, creates, customActions, type Kind } from '../resources/kind.js';

const name = z.string().min(1).max(256);
const draft = z.object({ key: key.optional(), groupName: name, custom: customFieldsDraft.optional() });

export const customerGroupsKind: Kind<CustomerGroup> = {
  path: 'customer-groups',
  family: customerGroups,
  view: ['view_customer_groups', 'view_customers'],
  manage: ['manage_customer_groups', 'manage_customers'],
  create: creates(draft, async ({ groupName, custom, ...input }, work) =>
    work.newResource({ ...input, name: groupName, custom: await customFields(work, 'customer-group', custom) }),
  ),
  actions: {
    ...customActions<CustomerGroup>('customer-group'),
    changeName: assigns('name', name),
    setKey: assigns('key', key.optional()),
  },
};
