import type { Words } from '../shared/words/words.js';

/** Texts of the screen: another currency for a country. */
export const currencyChangeWords = {
  en: {
    currencyChange: {
      open: 'Change the currency',
      title: 'Another currency for %{store}',
      help: 'Every amount of the country is converted into a draft that begins on the day you choose. Look at each amount, correct what you like, and publish the draft.',
      currencyCode: 'New currency',
      currencyCodeHelp: 'Three letters, as EUR. The store sells in %{currency} now.',
      at: 'From',
      atHelp: 'Local time in %{zone}.',
      rate: '%{old} for one %{new}',
      rateHelp: 'As 1.95583 for the lev and the euro.',
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
      column: { setting: 'Setting', place: 'For', from: 'From', old: 'In %{from}', new: 'In %{to}' },
      retired: 'No other store sells in %{currency}: its own amounts end on that day.',
      keep: 'Put it in a draft',
      refused: {
        'not-to-come': 'Choose an instant that is to come.',
        'has-it-already': 'The store has this currency then already.',
        'currency-changes-later': 'The currency changes again after that day. Take that change out first.',
      },
    },
  },
  de: {
    currencyChange: {
      open: 'Währung ändern',
      title: 'Eine andere Währung für %{store}',
      help: 'Alle Beträge des Landes werden umgerechnet und kommen in einen Entwurf, der an dem gewählten Tag beginnt. Prüfen Sie jeden Betrag, ändern Sie, was Sie möchten, und veröffentlichen Sie den Entwurf.',
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
      column: { setting: 'Einstellung', place: 'Für', from: 'Ab', old: 'In %{from}', new: 'In %{to}' },
      retired: 'Kein anderer Shop verkauft in %{currency}: Die Beträge dieser Währung enden an dem Tag.',
      keep: 'In einen Entwurf übernehmen',
      refused: {
        'not-to-come': 'Wählen Sie einen künftigen Zeitpunkt.',
        'has-it-already': 'Der Shop hat diese Währung dann schon.',
        'currency-changes-later':
          'Nach diesem Tag wechselt die Währung noch einmal. Nehmen Sie zuerst jenen Wechsel heraus.',
      },
    },
  },
} as const satisfies Words;
