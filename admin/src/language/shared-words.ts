import type { Words } from './words.js';

/** Texts that all screens share. */
export const sharedWords = {
  en: {
    loading: 'Loading',
    again: 'Try again',
    copyRefused: 'The browser does not allow copying. Copy the link by hand.',
    tab: '%{title} – Manifold console',
    draftOfDay: 'Changes of %{day}',
    account: 'Account of %{name}',
    tooManyAttempts: {
      seconds:
        'Too many attempts. Try again in %{smart_count} second. |||| Too many attempts. Try again in %{smart_count} seconds.',
      minutes:
        'Too many attempts. Try again in %{smart_count} minute. |||| Too many attempts. Try again in %{smart_count} minutes.',
    },
    error: {
      conflict:
        'Someone else changed this in the meantime. The screen is up to date again: check it and repeat your change.',
      'invalid-input': 'The server refused a value.',
      'not-allowed': 'Your role may not do this.',
      'not-signed-in': 'Your session has ended. Sign in again; your draft is safe.',
      'not-found': 'This no longer exists.',
      'unprocessable-entity': 'This cannot be done with the data as it is. Check the data and try again.',
      'sign-in-failed': 'E-mail or password is wrong.',
      'too-many-attempts': 'Too many attempts. Wait a while and try again.',
      'sign-in-by-link':
        'Too many wrong passwords for this account today. Use a browser in which you have signed in before, or the link that we have mailed to you.',
      'backend-unavailable': 'This is not available at the moment. Nothing is lost; try again.',
      internal: 'Something went wrong on our side. Try again.',
      unreachable: 'The console cannot reach the server. Nothing is lost; try again.',
      'body-too-large': 'This is too much at once. Split it and try again.',
      'malformed-json': 'The server could not read the request. Reload the page and try again.',
      'forbidden-origin': 'The console was opened at the wrong address. Open it at its usual address.',
      'unknown-store': 'There is no store at this address.',
      'payment-method-refused': 'The payment provider refused this. Nothing was changed.',
    },
  },
  de: {
    loading: 'Wird geladen',
    again: 'Noch einmal versuchen',
    copyRefused: 'Der Browser erlaubt das Kopieren nicht. Kopieren Sie den Link von Hand.',
    tab: '%{title} – Manifold-Konsole',
    draftOfDay: 'Änderungen vom %{day}',
    account: 'Konto von %{name}',
    tooManyAttempts: {
      seconds:
        'Zu viele Versuche. In %{smart_count} Sekunde können Sie es noch einmal versuchen. |||| Zu viele Versuche. In %{smart_count} Sekunden können Sie es noch einmal versuchen.',
      minutes:
        'Zu viele Versuche. In %{smart_count} Minute können Sie es noch einmal versuchen. |||| Zu viele Versuche. In %{smart_count} Minuten können Sie es noch einmal versuchen.',
    },
    error: {
      conflict:
        'Jemand hat dies inzwischen geändert. Was Sie sehen, ist wieder aktuell: Prüfen Sie es und wiederholen Sie Ihre Änderung.',
      'invalid-input': 'Der Server hat einen Wert abgelehnt.',
      'not-allowed': 'Ihre Rolle darf das nicht.',
      'not-signed-in': 'Ihre Sitzung ist beendet. Melden Sie sich wieder an; Ihr Entwurf bleibt erhalten.',
      'not-found': 'Das gibt es nicht mehr.',
      'unprocessable-entity':
        'Das geht mit den Daten, wie sie sind, nicht. Prüfen Sie die Daten und versuchen Sie es noch einmal.',
      'sign-in-failed': 'E-Mail-Adresse oder Passwort ist falsch.',
      'too-many-attempts': 'Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es noch einmal.',
      'sign-in-by-link':
        'Heute wurden für dieses Konto zu viele falsche Passwörter eingegeben. Nutzen Sie einen Browser, in dem Sie sich schon angemeldet haben, oder den Link, den wir Ihnen per E-Mail geschickt haben.',
      'backend-unavailable': 'Das ist im Moment nicht verfügbar. Nichts geht verloren; versuchen Sie es noch einmal.',
      internal: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
      unreachable: 'Die Konsole erreicht den Server nicht. Nichts geht verloren; versuchen Sie es noch einmal.',
      'body-too-large': 'Das ist zu viel auf einmal. Teilen Sie es auf und versuchen Sie es noch einmal.',
      'malformed-json':
        'Der Server konnte die Anfrage nicht lesen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
      'forbidden-origin':
        'Die Konsole wurde unter einer falschen Adresse geöffnet. Öffnen Sie sie unter der gewohnten Adresse.',
      'unknown-store': 'Unter dieser Adresse gibt es keinen Shop.',
      'payment-method-refused': 'Der Zahlungsanbieter hat das abgelehnt. Es wurde nichts geändert.',
    },
  },
} as const satisfies Words;
