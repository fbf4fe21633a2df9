import type { RowAddress } from '@manifold/domain/admin-api/contract';
import type { SettingsOfSection } from '@manifold/domain/admin-api/store-settings-routes';
import type { TranslateFunction } from 'react-admin';
import type { MarkedState } from '../shared/cell/StateMark.js';
import { fieldsOf, type SectionField } from '../shared/definition/field-entry.js';
import { isOwn, type EditContext } from '../shared/row/edit-target.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { showField } from '../shared/values/show-value.js';
import { entryLines } from './entry-lines.js';
import { type PageFacts, moneyOf, editContextOf } from './use-store-page.js';

/** One setting in the list. */
export interface ShownLine {
  readonly field: SectionField;
  readonly text: string;
  /** The lines of a value with many entries. */
  readonly entries: readonly string[];
  readonly state: MarkedState;
  readonly from: RowAddress | undefined;
}

/** A section of a store (or one language of it) with its matching settings. */
export interface ShownSection {
  /** Also the id of its heading. */
  readonly id: string;
  readonly section: SectionInWords;
  readonly settings: SettingsOfSection;
  readonly context: EditContext;
  readonly title: string;
  readonly lines: readonly ShownLine[];
}

function stateOf({ section, settings, context }: Pick<ShownSection, 'section' | 'settings' | 'context'>, name: string) {
  const { value, provenance, drafted } = settings;
  const from = provenance[name];
  if (drafted.includes(name)) return 'draft';
  if (value[name] === undefined) return 'missing';
  if (from && (from.validFrom !== null || from.validTo !== null)) return 'dated';
  return isOwn(section, context, from) ? 'own' : 'inherited';
}

const isFound = (wanted: string, ...texts: readonly string[]): boolean =>
  texts.some((text) => text.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase()));

/** Returns the settings of a store whose section, name or value contains the searched words. */
export function shownSettings(facts: PageFacts, wanted: string, translate: TranslateFunction): ShownSection[] {
  const { store, stores, sections, settings } = facts;
  const shown = { money: moneyOf(store), translate };
  return sections.flatMap((section) =>
    settings.settings
      .filter((each) => each.section === section.key)
      .flatMap((each): ShownSection[] => {
        const context = editContextOf(store, stores, each.locale);
        const title = each.locale === null ? section.label : `${section.label} · ${each.locale}`;
        const lines = fieldsOf(section).flatMap((field): ShownLine[] => {
          const value = each.value[field.name];
          const text = showField(field, value, shown);
          const entries = field.kind === 'entries' ? entryLines(value) : [];
          if (!isFound(wanted, title, field.label, text, ...entries)) return [];
          const state = stateOf({ section, settings: each, context }, field.name);
          return [{ field, text, entries, state, from: each.provenance[field.name] }];
        });
        const id = `section-${section.key}${each.locale === null ? '' : `-${each.locale}`}`;
        return lines.length > 0 ? [{ id, section, settings: each, context, title, lines }] : [];
      }),
  );
}
