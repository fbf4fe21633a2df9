import type { Words } from '../language/words.js';

/** Texts of the screen: Payment differences. */
export const reconciliationWords = {
  en: {
    reconciliation: {
      title: 'Payment differences',
      help: 'Compares the reports of the payment provider with the orders and with our ledger, every day and whenever you start it.',
      notConfigured:
        'The reports of the payment provider are not connected. Ask the operator of the platform to set ADYEN_REPORT_KEY.',
      never: 'Nothing has been compared yet.',
      running: 'Comparing since %{when}. So far, orders: %{orders}, payments without an order: %{payments}.',
      finished: 'Last compared %{when}. Orders: %{orders}, payments without an order: %{payments}.',
      requestedBy: 'Started by %{person}.',
      until: 'The reports reach until %{when}.',
      failed: 'The last try failed and is repeated:',
      start: 'Compare now',
      states: { open: 'Open (%{count})', resolved: 'Resolved', closed: 'Settled' },
      none: {
        open: 'Payments, orders and ledger agree.',
        resolved: 'No difference has disappeared by itself yet.',
        closed: 'No difference was settled by staff yet.',
      },
      order: 'Order %{number}',
      reference: 'Payment %{reference}',
      providerReference: 'at the provider %{reference}',
      seen: 'found %{first}, last checked %{last}',
      amounts: 'Expected: %{expected}. Found: %{found}.',
      nothing: 'nothing',
      settled: 'Settled by %{person}, %{when}: “%{reason}”',
      check: 'Check again',
      checked: {
        open: 'The difference is still there.',
        resolved: 'The difference has disappeared.',
        closed: 'The difference was settled.',
      },
      settle: 'Settle',
      ask: 'Settle the difference of payment %{reference}',
      reason: 'What was done',
      reasonHelp: 'Recorded in the audit. The difference opens again if its amounts change.',
      cancel: 'Cancel',
      notOpen: 'The difference is not open any more.',
      amountsChanged: 'The amounts have changed and were loaded again. Close this window and look at the new amounts.',
      kinds: {
        'missing-order': 'Money without an order',
        'missing-payment': 'Order without money',
        'amount-differs': 'The amount differs',
        'currency-differs': 'The currency differs',
        'not-collected': 'Shipped, but not collected',
        'double-charge': 'Charged twice',
        'capture-not-in-ledger': 'Capture unknown to our ledger',
        'refund-not-in-ledger': 'Refund unknown to our ledger',
        'chargeback-not-in-ledger': 'Chargeback unknown to our ledger',
        'capture-not-at-backend': 'Capture missing at the commerce backend',
        'refund-not-at-backend': 'Refund missing at the commerce backend',
        'chargeback-not-at-backend': 'Chargeback missing at the commerce backend',
      },
      advice: {
        'missing-order':
          'Find out in the provider’s Customer Area who paid. Refund or cancel the payment there if no order belongs to it.',
        'missing-payment':
          'Do not ship. Look up the payment at the provider; ask the customer to pay again, or cancel the order.',
        'amount-differs': 'Compare order and payment. Refund what is too much, or ask the customer for the rest.',
        'currency-differs': 'Look up the payment at the provider. Refund it and ask the customer to pay again.',
        'not-collected':
          'Capture the open amount on the page of the order, or settle the difference if less was agreed with the customer.',
        'double-charge': 'Refund the second payment in the provider’s Customer Area; the order keeps the first one.',
        'capture-not-in-ledger':
          'A webhook is missing. Send it again from the provider’s Customer Area, then check again.',
        'refund-not-in-ledger':
          'A webhook is missing. Send it again from the provider’s Customer Area, then check again.',
        'chargeback-not-in-ledger':
          'A webhook is missing. Send it again from the provider’s Customer Area, and answer the dispute there.',
        'capture-not-at-backend': 'Process the open webhooks on the page Systems again, then check again.',
        'refund-not-at-backend': 'Process the open webhooks on the page Systems again, then check again.',
        'chargeback-not-at-backend': 'Process the open webhooks on the page Systems again, then check again.',
      },
    },
  },
  de: {
    reconciliation: {
      title: 'Zahlungsdifferenzen',
      help: 'Vergleicht die Berichte des Zahlungsdienstes mit den Bestellungen und mit unserem Zahlungsjournal: täglich und wann immer Sie es starten.',
      notConfigured:
        'Die Berichte des Zahlungsdienstes sind nicht angebunden. Bitten Sie den Betrieb der Plattform, ADYEN_REPORT_KEY zu setzen.',
      never: 'Es wurde noch nichts verglichen.',
      running: 'Vergleich seit %{when}. Bisher Bestellungen: %{orders}, Zahlungen ohne Bestellung: %{payments}.',
      finished: 'Zuletzt verglichen %{when}. Bestellungen: %{orders}, Zahlungen ohne Bestellung: %{payments}.',
      requestedBy: 'Gestartet von %{person}.',
      until: 'Die Berichte reichen bis %{when}.',
      failed: 'Der letzte Versuch ist fehlgeschlagen und wird wiederholt:',
      start: 'Jetzt vergleichen',
      states: { open: 'Offen (%{count})', resolved: 'Behoben', closed: 'Geklärt' },
      none: {
        open: 'Zahlungen, Bestellungen und Journal stimmen überein.',
        resolved: 'Noch keine Differenz hat sich von selbst behoben.',
        closed: 'Noch keine Differenz wurde von Mitarbeitern geklärt.',
      },
      order: 'Bestellung %{number}',
      reference: 'Zahlung %{reference}',
      providerReference: 'beim Zahlungsdienst %{reference}',
      seen: 'gefunden %{first}, zuletzt geprüft %{last}',
      amounts: 'Erwartet: %{expected}. Gefunden: %{found}.',
      nothing: 'nichts',
      settled: 'Geklärt von %{person}, %{when}: „%{reason}“',
      check: 'Erneut prüfen',
      checked: {
        open: 'Die Differenz besteht noch.',
        resolved: 'Die Differenz besteht nicht mehr.',
        closed: 'Die Differenz wurde geklärt.',
      },
      settle: 'Klären',
      ask: 'Differenz der Zahlung %{reference} klären',
      reason: 'Was wurde getan?',
      reasonHelp: 'Steht im Protokoll. Ändern sich die Beträge, wird die Differenz wieder geöffnet.',
      cancel: 'Abbrechen',
      notOpen: 'Die Differenz ist nicht mehr offen.',
      amountsChanged:
        'Die Beträge haben sich geändert und wurden neu geladen. Schließen Sie dieses Fenster und prüfen Sie die neuen Beträge.',
      kinds: {
        'missing-order': 'Geld ohne Bestellung',
        'missing-payment': 'Bestellung ohne Geld',
        'amount-differs': 'Der Betrag weicht ab',
        'currency-differs': 'Die Währung weicht ab',
        'not-collected': 'Versandt, aber nicht eingezogen',
        'double-charge': 'Doppelt belastet',
        'capture-not-in-ledger': 'Einzug fehlt in unserem Journal',
        'refund-not-in-ledger': 'Erstattung fehlt in unserem Journal',
        'chargeback-not-in-ledger': 'Rückbuchung fehlt in unserem Journal',
        'capture-not-at-backend': 'Einzug fehlt im Commerce-Backend',
        'refund-not-at-backend': 'Erstattung fehlt im Commerce-Backend',
        'chargeback-not-at-backend': 'Rückbuchung fehlt im Commerce-Backend',
      },
      advice: {
        'missing-order':
          'Klären Sie in der Customer Area des Zahlungsdienstes, wer bezahlt hat. Gehört keine Bestellung dazu, erstatten oder stornieren Sie die Zahlung dort.',
        'missing-payment':
          'Nicht versenden. Suchen Sie die Zahlung beim Zahlungsdienst; bitten Sie den Kunden, neu zu zahlen, oder stornieren Sie die Bestellung.',
        'amount-differs':
          'Vergleichen Sie Bestellung und Zahlung. Erstatten Sie, was zu viel ist, oder fordern Sie den Rest beim Kunden an.',
        'currency-differs':
          'Suchen Sie die Zahlung beim Zahlungsdienst. Erstatten Sie sie und bitten Sie den Kunden, neu zu zahlen.',
        'not-collected':
          'Ziehen Sie den offenen Betrag auf der Seite der Bestellung ein, oder klären Sie die Differenz, wenn mit dem Kunden weniger vereinbart ist.',
        'double-charge':
          'Erstatten Sie die zweite Zahlung in der Customer Area des Zahlungsdienstes; die erste gehört zur Bestellung.',
        'capture-not-in-ledger':
          'Eine Zahlungsmeldung fehlt. Senden Sie sie in der Customer Area des Zahlungsdienstes erneut und prüfen Sie dann noch einmal.',
        'refund-not-in-ledger':
          'Eine Zahlungsmeldung fehlt. Senden Sie sie in der Customer Area des Zahlungsdienstes erneut und prüfen Sie dann noch einmal.',
        'chargeback-not-in-ledger':
          'Eine Zahlungsmeldung fehlt. Senden Sie sie in der Customer Area des Zahlungsdienstes erneut und antworten Sie dort auf die Rückbuchung.',
        'capture-not-at-backend':
          'Verarbeiten Sie die offenen Zahlungsmeldungen auf der Seite Systeme noch einmal und prüfen Sie dann erneut.',
        'refund-not-at-backend':
          'Verarbeiten Sie die offenen Zahlungsmeldungen auf der Seite Systeme noch einmal und prüfen Sie dann erneut.',
        'chargeback-not-at-backend':
          'Verarbeiten Sie die offenen Zahlungsmeldungen auf der Seite Systeme noch einmal und prüfen Sie dann erneut.',
      },
    },
  },
} as const satisfies Words;
