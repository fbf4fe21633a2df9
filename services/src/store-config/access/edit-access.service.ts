import type { EditAddress } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { editRefusal, type StorePlace } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../delivery/live-config.js';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/section.js';

/** Where an edit lands, as far as rights are concerned. */
export type AccessAddress = Pick<EditAddress, 'section' | 'layer' | 'key'>;

/** Who may edit what: the one place that edits, publishing, discarding, rolling back and importing ask. */
@Injectable()
export class EditAccess {
  constructor(private readonly live: LiveConfig) {}

  /** Whether a person may edit a row. Refuses a section that there is none of. */
  mayEdit(staff: Staff, address: AccessAddress): boolean {
    const { section, ...place } = address;
    return editRefusal(staff, required(section, 'section'), place, this.stores()) === undefined;
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
    for (const [index, { section, layer, key }] of addresses.entries()) {
      const field = `${placeOf(index)}section`;
      const reason = editRefusal(staff, required(section, field), { layer, key }, stores);
      if (reason)
        throw new ShopError('not-allowed', { fields: [{ field, reason }], details: { section, layer, key, reason } });
    }
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
