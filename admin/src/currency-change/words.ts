import type { Words } from '../language/words.js';

/** Texts of the screen: another currency for a country. */
export const currencyChangeWords = {
  en: {
    currencyChange: {
      open: 'Change the currency',
      title: 'Change the currency of %{store}',
      help: 'This converts every amount of the country and puts it in a draft that takes effect on the day you choose. Amounts shared with other stores are copied first; the other stores keep theirs. Check each amount, correct it if needed, and publish the draft.',
      currencyCode: 'New currency',
      currencyCodeHelp: 'Three letters, for example EUR. The store sells in %{currency} now.',
      at: 'From',
      atHelp: 'Local time in %{zone}.',
      rate: '%{old} for one %{new}',
      rateHelp: 'For example 1.95583 for lev and euro.',
      rounding: {
        'cash-on-delivery': 'Round limits of cash on delivery',
        'free-shipping': 'Round thresholds of free shipping',
        charge: 'Round fees',
        'price-band': 'Round price boundaries',
      },
      multiple: 'to %{amount}',
      ending: 'to end like %{amount}',
      convert: 'Convert the amounts',
      stores: 'Stores that change: %{stores}.',
      amounts: 'Amounts in both currencies',
      inherited: 'Inherited until then: %{place}',
      column: { setting: 'Setting', place: 'For', from: 'From', old: 'In %{from}', new: 'In %{to}' },
      retired: 'No other store sells in %{currency}. The amounts of this currency end on that day.',
      keep: 'Create draft',
      refused: {
        'not-in-future': 'Choose a time in the future.',
        'same-currency': 'The store already sells in this currency at that time.',
        'currency-changes-later': 'The currency changes again after that day. Remove that change first.',
      },
    },
  },
  de: {
    currencyChange: {
      open: 'Währung ändern',
      title: 'Währung von %{store} ändern',
      help: 'Alle Beträge des Landes werden umgerechnet und kommen in einen Entwurf, der ab dem gewählten Tag gilt. Mit anderen Shops geteilte Beträge werden zuvor kopiert; die anderen Shops behalten ihre. Prüfen und korrigieren Sie die Beträge, und veröffentlichen Sie dann den Entwurf.',
      currencyCode: 'Neue Währung',
      currencyCodeHelp: 'Drei Buchstaben, etwa EUR. Der Shop verkauft jetzt in %{currency}.',
      at: 'Ab',
      atHelp: 'Ortszeit in %{zone}.',
      rate: '%{old} für eine Einheit %{new}',
      rateHelp: 'Etwa 1,95583 für Lew und Euro.',
      rounding: {
        'cash-on-delivery': 'Grenzen der Nachnahme runden',
        'free-shipping': 'Schwellen für kostenlosen Versand runden',
        charge: 'Gebühren runden',
        'price-band': 'Preisschwellen runden',
      },
      multiple: 'auf %{amount}',
      ending: 'auf eine Endung wie %{amount}',
      convert: 'Beträge umrechnen',
      stores: 'Diese Shops wechseln: %{stores}.',
      amounts: 'Beträge in beiden Währungen',
      inherited: 'Bis dahin geerbt: %{place}',
      column: { setting: 'Einstellung', place: 'Für', from: 'Ab', old: 'In %{from}', new: 'In %{to}' },
      retired: 'Kein anderer Shop verkauft in %{currency}: Die Beträge dieser Währung enden an dem Tag.',
      keep: 'Entwurf anlegen',
      refused: {
        'not-in-future': 'Wählen Sie einen künftigen Zeitpunkt.',
        'same-currency': 'Der Shop verkauft dann schon in dieser Währung.',
        'currency-changes-later':
          'Die Währung wechselt nach diesem Tag noch einmal. Entfernen Sie zuerst jenen Wechsel.',
      },
    },
  },
} as const satisfies Words;
