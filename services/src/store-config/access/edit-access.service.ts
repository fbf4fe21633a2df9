import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import type { EditRefusal, StorePlace } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../live/live-config.js';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/definition/section.js';
import { rowRefusal, type AccessAddress } from './row-refusal.js';

/** Decides who may edit which rows. Editing, publishing, discarding, rolling back and importing all use it. */
@Injectable()
export class EditAccess {
  constructor(private readonly live: LiveConfig) {}

  /** Returns whether a person may edit a row. Throws `invalid-input` for an unknown section. */
  mayEdit(staff: Staff, address: AccessAddress): boolean {
    return rowRefusal(staff, required(address.section), address, this.stores()) === undefined;
  }

  /** Returns a predicate that tells whether a person may edit all of some rows; loads the stores only once. */
  mayEditAll(staff: Staff): (addresses: readonly AccessAddress[]) => boolean {
    const stores = this.stores();
    return (addresses) =>
      addresses.every((address) => rowRefusal(staff, required(address.section), address, stores) === undefined);
  }

  /**
   * Throws `not-allowed` if the person may not edit one of the rows, with section, layer, key and reason of the first. `placeOf`
   * returns the prefix of the field in a longer request.
   */
  refuseForeign(
    staff: Staff,
    addresses: readonly AccessAddress[],
    placeOf: (index: number) => string = () => '',
  ): void {
    const stores = this.stores();
    for (const [index, address] of addresses.entries()) {
      const field = `${placeOf(index)}section`;
      const reason = rowRefusal(staff, required(address.section, field), address, stores);
      if (reason) throw foreignRow({ ...address, reason }, field);
    }
  }

  /** Returns the facts about every store on which access depends. */
  stores(): StorePlace[] {
    return this.live.snapshots().map(({ storeKey, document }) => {
      const { countryCode, locales } = document.sections.store;
      return { storeKey, countryCode, locales: locales.map(({ locale }) => locale) };
    });
  }
}

/** A row that the person may not edit, and why. */
export type ForeignRow = Pick<AccessAddress, 'section' | 'layer' | 'key'> & { readonly reason: EditRefusal };

/** Returns the error for a row that the person may not edit. */
export const foreignRow = ({ section, layer, key, reason }: ForeignRow, field = 'section'): ShopError =>
  new ShopError('not-allowed', { fields: [{ field, reason }], details: { section, layer, key, reason } });

function required(key: string, field = 'section'): Section {
  const section = sectionOf(key);
  if (!section) throw new ShopError('invalid-input', { fields: [{ field, reason: `no-section-${key}` }] });
  return section;
}
