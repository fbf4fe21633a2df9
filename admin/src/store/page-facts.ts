import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { StoreSettings } from '@manifold/domain/admin-api/store-settings-routes';
import type { Staff } from '@manifold/domain/staff/contract';
import type { SectionInWords } from '../shared/section/section-words.js';

/** Data that all parts of a store's page use. */
export interface PageFacts {
  readonly store: StoreView;
  readonly stores: readonly StoreView[];
  readonly sections: readonly SectionInWords[];
  readonly settings: StoreSettings;
  readonly me: Staff;
}
