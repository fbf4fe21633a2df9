import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import type { ComponentType } from 'react';
import type { FieldEditors } from '../definition/field-entry.js';
import type { SectionData } from '../definition/use-section.js';

export interface SectionAboveProps {
  readonly data: SectionData;
  readonly isEditable: boolean;
}

/** The editors of a section that its definition does not provide. */
export interface SectionEditors {
  /** Editors of values that do not fit into a text input. */
  readonly editors?: FieldEditors;
  /** Rendered above the values. */
  readonly Above?: ComponentType<SectionAboveProps>;
}

/** How a section is shown and edited on the common screen. */
export interface SectionPlan extends SectionEditors {
  readonly key: SectionKey;
  /** The layer of the grid rows: the one on which people usually edit the section. */
  readonly lines: ConfigLayer;
}
