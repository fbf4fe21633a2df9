import type { Words } from '../../language/words.js';

/** Texts of preview links. */
export const previewWords = {
  en: {
    preview: {
      open: 'Preview',
      title: 'Preview the draft in the shops',
      help: 'Anybody with the link sees the shop with this draft, at its real address. Search engines do not index it, and orders cannot be placed.',
      at: 'As of',
      atHelp: 'Leave empty for the current time. In your own time zone.',
      validFor: 'Link is valid for',
      hours: { '1': 'an hour', '24': 'a day', '168': 'a week' },
      changed: 'changed',
      copy: 'Copy link',
      copyOf: 'Copy the link of %{name}',
      copied: 'Copied',
      made: 'Active links',
      madeBy: '%{by}, %{at}, until %{until}',
      everyStore: 'Every store',
      revoke: 'Revoke',
      revokeOf: 'Revoke the link of %{by}, %{at}',
    },
  },
  de: {
    preview: {
      open: 'Vorschau',
      title: 'Den Entwurf in den Shops ansehen',
      help: 'Wer den Link hat, sieht den Shop mit diesem Entwurf unter seiner echten Adresse. Suchmaschinen nehmen ihn nicht auf, und Bestellungen sind nicht möglich.',
      at: 'Stand',
      atHelp: 'Leer lassen für den aktuellen Stand. In Ihrer Zeitzone.',
      validFor: 'Link gilt',
      hours: { '1': 'eine Stunde', '24': 'einen Tag', '168': 'eine Woche' },
      changed: 'geändert',
      copy: 'Link kopieren',
      copyOf: 'Link von %{name} kopieren',
      copied: 'Kopiert',
      made: 'Gültige Links',
      madeBy: '%{by}, %{at}, bis %{until}',
      everyStore: 'Alle Shops',
      revoke: 'Widerrufen',
      revokeOf: 'Link von %{by}, %{at}, widerrufen',
    },
  },
} as const satisfies Words;
