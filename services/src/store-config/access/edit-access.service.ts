import type { EditAddress } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Staff } from '@manifold/domain/staff/contract';
import { editRefusal, type EditRefusal, type StorePlace } from '@manifold/domain/staff/edit-refusal';
import { Injectable } from '@nestjs/common';
import { LiveConfig } from '../delivery/live-config.js';
import { sectionOf } from '../sections/registry.js';

/** Where an edit lands, as far as rights are concerned. */
export type AccessAddress = Pick<EditAddress, 'section' | 'layer' | 'key'>;

/** Who may edit what: the one place that edits, publishing, discarding, rolling back and importing ask. */
@Injectable()
export class EditAccess {
  constructor(private readonly live: LiveConfig) {}

  /** Whether a person may edit a row. Refuses a section that there is none of. */
  mayEdit(staff: Staff, address: AccessAddress): boolean {
    return this.refusal(staff, address) === undefined;
  }

  /** Refuses every row that the person may not edit, naming section, place and reason of the first. */
  refuseForeign(staff: Staff, addresses: readonly AccessAddress[]): void {
    for (const address of addresses) {
      const { section, layer, key } = address;
      const reason = this.refusal(staff, address);
      if (reason) throw new ShopError('not-allowed', { details: { section, layer, key, reason } });
    }
  }

  private refusal(staff: Staff, { section: key, ...place }: AccessAddress): EditRefusal | undefined {
    const section = sectionOf(key);
    if (!section) throw new ShopError('invalid-input', { fields: [{ field: 'section', reason: `no-section-${key}` }] });
    return editRefusal(staff, section, place, this.stores());
  }

  private stores(): StorePlace[] {
    return this.live.snapshots().map(({ storeKey, document }) => {
      const { countryCode, locales } = document.sections.store;
      return { storeKey, countryCode, locales: locales.map(({ locale }) => locale) };
    });
  }
}
