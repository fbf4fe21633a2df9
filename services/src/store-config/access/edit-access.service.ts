import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { isPartRefused } from '@manifold/domain/four-eyes/section-parts';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { editRefusal, type StorePlace } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../live/live-config.js';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/section.js';

/** Where an edit lands and what it changes there, as far as rights are concerned; without values, only where. */
export type AccessAddress = Pick<EditAddress, 'section' | 'layer' | 'key'> & Partial<Pick<Edit, 'before' | 'after'>>;

/** Who may edit what: the one place that edits, publishing, discarding, rolling back and importing ask. */
@Injectable()
export class EditAccess {
  constructor(private readonly live: LiveConfig) {}

  /** Whether a person may edit a row. Refuses a section that there is none of. */
  mayEdit(staff: Staff, address: AccessAddress): boolean {
    return this.refusal(staff, address, this.stores()) === undefined;
  }

  /** Returns a question that has the stores at hand: whether a person may edit all of some rows. */
  mayEditAll(staff: Staff): (addresses: readonly AccessAddress[]) => boolean {
    const stores = this.stores();
    return (addresses) => addresses.every((address) => this.refusal(staff, address, stores) === undefined);
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
      const { section, layer, key } = address;
      const field = `${placeOf(index)}section`;
      const reason = this.refusal(staff, address, stores, field);
      if (reason)
        throw new ShopError('not-allowed', { fields: [{ field, reason }], details: { section, layer, key, reason } });
    }
  }

  private refusal(
    staff: Staff,
    { section, layer, key, before = null, after = null }: AccessAddress,
    stores: readonly StorePlace[],
    field = 'section',
  ) {
    const reason = editRefusal(staff, required(section, field), { layer, key }, stores);
    return reason ?? (isPartRefused(staff.role, { section, before, after }) ? 'other-role' : undefined);
  }

  private stores(): StorePlace[] {
    return this.live.snapshots().map(({ storeKey, document }) => {
      const { countryCode, locales } = document.sections.store;
      return { storeKey, countryCode, locales: locales.map(({ locale }) => locale) };
    });
  }
}

function required(key: string, field: string): Section {
  const section = sectionOf(key);
  if (!section) throw new ShopError('invalid-input', { fields: [{ field, reason: `no-section-${key}` }] });
  return section;
}
