/** Texts about the documents and mails of an order. */
export const correspondenceWords = {
  en: {
    correspondence: 'Documents and mails',
    noCorrespondence: 'Documents and mails cannot be loaded now.',
    noDocuments: 'The invoice is being issued.',
    documents: { invoice: 'Invoice %{number}', 'credit-note': 'Credit note %{number}' },
    mails: {
      'order-confirmation': 'Order confirmation',
      'order-cancelled': 'Cancellation',
      'payment-received': 'Payment received',
      'payment-failed': 'Payment failed',
      'payment-reversed': 'Payment reversed',
      shipped: 'Shipment',
      refunded: 'Refund',
    },
    mailStates: { queued: 'waits to be sent', sent: 'sent', failed: 'could not be sent' },
    resend: 'Send again',
    resent: 'The mail is sent again.',
  },
  de: {
    correspondence: 'Belege und E-Mails',
    noCorrespondence: 'Belege und E-Mails lassen sich gerade nicht laden.',
    noDocuments: 'Die Rechnung wird gerade ausgestellt.',
    documents: { invoice: 'Rechnung %{number}', 'credit-note': 'Gutschrift %{number}' },
    mails: {
      'order-confirmation': 'Bestellbestätigung',
      'order-cancelled': 'Stornierung',
      'payment-received': 'Zahlung eingegangen',
      'payment-failed': 'Zahlung fehlgeschlagen',
      'payment-reversed': 'Zahlung zurückgegeben',
      shipped: 'Versand',
      refunded: 'Erstattung',
    },
    mailStates: { queued: 'wartet auf den Versand', sent: 'versendet', failed: 'konnte nicht versendet werden' },
    resend: 'Erneut senden',
    resent: 'Die E-Mail wird erneut gesendet.',
  },
} as const;
