import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { SectionField } from '../shared/definition/field-entry.js';
import { SECTION_SCREENS, type CopyObstacle } from '../shared/section/section-screens.js';

type Currency = Pick<StoreView, 'currencyCode'>;

/** Returns why a field is specific to one of two stores; undefined if it can be copied. */
export function copyObstacleOf(
  section: SectionKey,
  field: Pick<SectionField, 'name' | 'kind'>,
  [first, second]: readonly [Currency, Currency],
): CopyObstacle | undefined {
  const { copyObstacle, ordinary = [] } = SECTION_SCREENS[section];
  if (copyObstacle !== undefined && !ordinary.includes(field.name)) return copyObstacle;
  return field.kind === 'amount' && first.currencyCode !== second.currencyCode ? 'currency' : undefined;
}
