import type { Address } from '@commercetools/platform-sdk';
import { customFields } from '../resources/custom-fields.js';
import type { AddressDraft } from '../resources/draft-parts.js';
import type { Work } from '../resources/work.js';

/** An address from its draft, with its custom fields checked. */
export async function asAddress(work: Work, { custom, ...draft }: AddressDraft): Promise<Address> {
  return { ...draft, custom: await customFields(work, 'address', custom) };
}
