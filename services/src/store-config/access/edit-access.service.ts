import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import type { EditRefusal, StorePlace } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../live/live-config.js';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/section.js';
import { rowRefusal, type AccessAddress } from './row-refusal.js';

/** Who may edit what: the one place that edits, publishing, discarding, rolling back and importing ask. */
@Injectable()
export class EditAccess {
  constructor(private readonly live: LiveConfig) {}

  /** Whether a person may edit a row. Refuses a section that there is none of. */
  mayEdit(staff: Staff, address: AccessAddress): boolean {
    return rowRefusal(staff, required(address.section), address, this.stores()) === undefined;
  }

  /** Returns a question that has the stores at hand: whether a person may edit all of some rows. */
  mayEditAll(staff: Staff): (addresses: readonly AccessAddress[]) => boolean {
    const stores = this.stores();
    return (addresses) =>
      addresses.every((address) => rowRefusal(staff, required(address.section), address, stores) === undefined);
  }

  /**
   * Refuses every row that the person may not edit, naming section, place and reason of the first. `placeOf` leads to it
   * in a longer request.
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

  /** Every store, as far as it decides who may edit which row. */
  stores(): StorePlace[] {
    return this.live.snapshots().map(({ storeKey, document }) => {
      const { countryCode, locales } = document.sections.store;
      return { storeKey, countryCode, locales: locales.map(({ locale }) => locale) };
    });
  }
}

/** A row that somebody may not edit, and why. */
export type ForeignRow = Pick<AccessAddress, 'section' | 'layer' | 'key'> & { readonly reason: EditRefusal };

/** The refusal of a row that the person may not edit. */
export const foreignRow = ({ section, layer, key, reason }: ForeignRow, field = 'section'): ShopError =>
  new ShopError('not-allowed', { fields: [{ field, reason }], details: { section, layer, key, reason } });

function required(key: string, field = 'section'): Section {
  const section = sectionOf(key);
  if (!section) throw new ShopError('invalid-input', { fields: [{ field, reason: `no-section-${key}` }] });
  return section;
}
