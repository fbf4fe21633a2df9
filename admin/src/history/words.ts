import type { Words } from '../language/words.js';

/** Texts of the screen: History. */
export const historyWords = {
  en: {
    history: {
      title: 'History',
      number: 'Revision',
      when: 'Published',
      who: 'By',
      why: 'Why',
      where: 'Sections',
      edits: 'Rows',
      editsOf: 'Edits of revision %{number}',
      back: 'Restore this revision',
      backTo: 'Restore revision %{number}',
      draftFirst: 'Publish or discard your draft first.',
      same: 'Nothing has changed since that revision.',
      more: 'and %{smart_count} more |||| and %{smart_count} more',
    },
  },
  de: {
    history: {
      title: 'Verlauf',
      number: 'Revision',
      when: 'Veröffentlicht',
      who: 'Von',
      why: 'Warum',
      where: 'Bereiche',
      edits: 'Zeilen',
      editsOf: 'Änderungen der Revision %{number}',
      back: 'Diese Revision wiederherstellen',
      backTo: 'Revision %{number} wiederherstellen',
      draftFirst: 'Veröffentlichen oder verwerfen Sie zuerst Ihren Entwurf.',
      same: 'Seit dieser Revision hat sich nichts geändert.',
      more: 'und %{smart_count} weitere |||| und %{smart_count} weitere',
    },
  },
} as const satisfies Words;
