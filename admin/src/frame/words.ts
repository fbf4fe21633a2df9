import type { Words } from '../shared/words/words.js';

/** Texts of the frame: menu, sign-in and the bar of the draft. */
export const frameWords = {
  en: {
    language: 'Language',
    menu: {
      group: {
        shops: 'Stores and brands',
        money: 'Money',
        checkout: 'Checkout rules',
        content: 'Content and services',
        work: 'Draft and publishing',
        running: 'Staff and operation',
      },
      find: 'Find a screen',
      none: 'No screen matches.',
      stores: 'Stores',
      matrix: 'Matrix',
      'change-set': 'Publish',
      revisions: 'History',
      staff: 'Staff',
      account: 'My account',
      audit: 'Audit',
      replicas: 'Delivery',
      systems: 'Systems',
      interchange: 'Files',
    },
    signIn: {
      email: 'E-mail',
      password: 'Password',
      submit: 'Sign in',
      title: 'Manifold console',
      or: 'or',
      with: 'Sign in with %{name}',
      refused: {
        failed: 'Sign-in failed. Try again, or sign in with your password.',
        unverified: 'Your identity provider has not verified your e-mail address.',
        unknown: 'You have no account here. Ask an admin.',
        'other-identity':
          'The account of your e-mail address is linked to another identity of the identity provider. Ask an admin to reset it.',
      },
    },
    session: {
      title: 'Your session has ended',
      help: 'Sign in again to continue here. Your draft is safe, and your last input is saved after you sign in.',
      other: 'Other ways to sign in',
    },
    bar: {
      nothing: 'No changes',
      unsaved: 'Your last change is not saved yet. It will be sent again automatically.',
      changes: '%{smart_count} change in your draft |||| %{smart_count} changes in your draft',
      undo: 'Undo',
      redo: 'Redo',
      review: 'Review and publish',
    },
  },
  de: {
    language: 'Sprache',
    menu: {
      group: {
        shops: 'Shops und Marken',
        money: 'Geld',
        checkout: 'Regeln für den Einkauf',
        content: 'Inhalte und Dienste',
        work: 'Entwurf und Veröffentlichung',
        running: 'Personal und Betrieb',
      },
      find: 'Seite finden',
      none: 'Keine Seite gefunden.',
      stores: 'Shops',
      matrix: 'Matrix',
      'change-set': 'Veröffentlichen',
      revisions: 'Verlauf',
      staff: 'Personal',
      account: 'Mein Konto',
      audit: 'Protokoll',
      replicas: 'Auslieferung',
      systems: 'Systeme',
      interchange: 'Dateien',
    },
    signIn: {
      email: 'E-Mail',
      password: 'Passwort',
      submit: 'Anmelden',
      title: 'Manifold-Konsole',
      or: 'oder',
      with: 'Mit %{name} anmelden',
      refused: {
        failed:
          'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
        unverified: 'Ihr Anmeldedienst hat Ihre E-Mail-Adresse nicht bestätigt.',
        unknown: 'Sie haben hier kein Konto. Wenden Sie sich an Ihre Administration.',
        'other-identity':
          'Das Konto mit Ihrer E-Mail-Adresse ist mit einer anderen Identität des Anmeldedienstes verknüpft. Bitten Sie Ihre Administration, es zurückzusetzen.',
      },
    },
    session: {
      title: 'Ihre Sitzung ist beendet',
      help: 'Melden Sie sich wieder an, um hier weiterzuarbeiten. Ihr Entwurf bleibt erhalten, und Ihre letzte Eingabe wird dann gespeichert.',
      other: 'Andere Anmeldung',
    },
    bar: {
      nothing: 'Keine Änderungen',
      unsaved: 'Ihre letzte Änderung ist noch nicht gespeichert. Sie wird automatisch noch einmal gesendet.',
      changes: '%{smart_count} Änderung in Ihrem Entwurf |||| %{smart_count} Änderungen in Ihrem Entwurf',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      review: 'Prüfen und veröffentlichen',
    },
  },
} as const satisfies Words;
