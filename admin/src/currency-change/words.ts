import type { Words } from '../shared/words/words.js';

/** Texts of the screen: another currency for a country. */
export const currencyChangeWords = {
  en: {
    currencyChange: {
      open: 'Change the currency',
      title: 'Another currency for %{store}',
      help: 'This converts every amount of the country and puts it in a draft that takes effect on the day you choose. Amounts that the country shares with other stores become its own; the other stores keep theirs. Check each amount, correct it if you like, and publish the draft.',
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
      ending: 'to an ending like %{amount}',
      convert: 'Convert the amounts',
      stores: 'Stores that change: %{stores}.',
      amounts: 'Amounts in both currencies',
      inherited: 'Inherited until then: %{place}',
      column: { setting: 'Setting', place: 'For', from: 'From', old: 'In %{from}', new: 'In %{to}' },
      retired: 'No other store sells in %{currency}. The amounts of this currency end on that day.',
      keep: 'Put it in a draft',
      refused: {
        'not-to-come': 'Choose a time in the future.',
        'has-it-already': 'The store already sells in this currency at that time.',
        'currency-changes-later': 'The currency changes again after that day. Remove that change first.',
      },
    },
  },
  de: {
    currencyChange: {
      open: 'Währung ändern',
      title: 'Eine andere Währung für %{store}',
      help: 'Alle Beträge des Landes werden umgerechnet und kommen in einen Entwurf, der ab dem gewählten Tag gilt. Beträge, die das Land mit anderen Shops teilt, werden zu eigenen; die anderen Shops behalten ihre. Prüfen und korrigieren Sie die Beträge, und veröffentlichen Sie dann den Entwurf.',
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
      keep: 'In einen Entwurf übernehmen',
      refused: {
        'not-to-come': 'Wählen Sie einen künftigen Zeitpunkt.',
        'has-it-already': 'Der Shop verkauft dann schon in dieser Währung.',
        'currency-changes-later':
          'Die Währung wechselt nach diesem Tag noch einmal. Entfernen Sie zuerst jenen Wechsel.',
      },
    },
  },
} as const satisfies Words;
