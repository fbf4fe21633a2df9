import type { Words } from '../language/words.js';

/** Texts of the payment provider's webhooks on the screen Systems. */
export const webhookWords = {
  en: {
    webhooks: {
      title: 'Payment webhooks',
      help: 'Messages of the payment provider about captures, refunds and chargebacks that failed or are late. Each is retried for about nine hours.',
      notAccepted: 'No webhooks are accepted, because no key is set.',
      none: 'All webhooks are processed.',
      event: 'Event',
      payment: 'Payment',
      received: 'Received',
      tries: 'Failed attempts',
      reason: 'Reason',
      waits: 'is waiting',
      replay: 'Replay',
      replayOf: 'Replay: %{event}, %{payment}',
      replayed: 'The webhook is processed again.',
      processed: 'The webhook has been processed meanwhile.',
    },
  },
  de: {
    webhooks: {
      title: 'Zahlungsmeldungen',
      help: 'Meldungen des Zahlungsdienstes über Einzüge, Erstattungen und Rückbuchungen, die fehlgeschlagen oder verspätet sind. Jede wird etwa neun Stunden lang wiederholt.',
      notAccepted: 'Es werden keine Meldungen angenommen, weil kein Schlüssel eingestellt ist.',
      none: 'Alle Meldungen sind verarbeitet.',
      event: 'Ereignis',
      payment: 'Zahlung',
      received: 'Empfangen',
      tries: 'Fehlversuche',
      reason: 'Grund',
      waits: 'wartet',
      replay: 'Erneut verarbeiten',
      replayOf: 'Erneut verarbeiten: %{event}, %{payment}',
      replayed: 'Die Meldung wird noch einmal verarbeitet.',
      processed: 'Die Meldung wurde inzwischen verarbeitet.',
    },
  },
} as const satisfies Words;
