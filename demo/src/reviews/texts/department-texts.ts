import type { Localized } from '../../terms/language.js';

/** At least one. */
export type Several<T> = readonly [T, ...T[]];

/** What people write about the machines of one department. */
export interface DepartmentTexts {
  readonly praise: Several<Localized>;
  /** What is not quite right with such machines. */
  readonly remark: Localized;
}
