import type { Words } from '../language/words.js';

/** Texts of the payments without an answer on the screen Systems. */
export const unansweredWords = {
  en: {
    unanswered: {
      title: 'Payments without an answer',
      help: 'Online payments whose outcome has been unknown for more than half an hour. The request is repeated every minute. The cart stays frozen, and the customer sees that the payment is being confirmed. Look the reference up at the payment provider.',
      summary: '%{smart_count} without an answer |||| %{smart_count} without an answer',
      nothing: 'all answered',
      none: 'The outcome of all payments is known.',
      payment: 'Payment',
      store: 'Store',
      method: 'Method',
      amount: 'Amount',
      since: 'Unknown since',
      more: '%{smart_count} payment in all. The oldest are listed. |||| %{smart_count} payments in all. The oldest are listed.',
    },
  },
  de: {
    unanswered: {
      title: 'Zahlungen ohne Antwort',
      help: 'Online-Zahlungen, deren Ausgang seit mehr als einer halben Stunde unbekannt ist. Die Anfrage wird jede Minute wiederholt. Der Warenkorb bleibt gesperrt, und der Kunde sieht, dass die Zahlung noch bestätigt wird. Bitte die Referenz beim Zahlungsdienst nachschlagen.',
      summary: '%{smart_count} ohne Antwort |||| %{smart_count} ohne Antwort',
      nothing: 'alle beantwortet',
      none: 'Der Ausgang aller Zahlungen ist bekannt.',
      payment: 'Zahlung',
      store: 'Shop',
      method: 'Zahlungsart',
      amount: 'Betrag',
      since: 'Unbekannt seit',
      more: 'Insgesamt %{smart_count} Zahlung. Die ältesten sind aufgeführt. |||| Insgesamt %{smart_count} Zahlungen. Die ältesten sind aufgeführt.',
    },
  },
} as const satisfies Words;
