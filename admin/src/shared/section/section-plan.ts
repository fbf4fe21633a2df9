import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import type { ComponentType } from 'react';
import type { FieldEditors } from '../row/field-entry.js';
import type { SectionData } from './use-section.js';

export interface SectionAboveProps {
  readonly data: SectionData;
  readonly isEditable: boolean;
}

/** How a section is shown and edited, where its own definition does not say it already. */
export interface SectionPlan {
  readonly key: SectionKey;
  /** The layer whose rows are the lines of the grid: the one on which people think of the section. */
  readonly lines: ConfigLayer;
  /** Editors of the fields that a line of text cannot hold. */
  readonly editors?: FieldEditors;
  /** What the section can tell beside its values. */
  readonly Above?: ComponentType<SectionAboveProps>;
}
