import type { Words } from '../language/words.js';

/** Texts of the screen: Redirects. */
export const seoRedirectsWords = {
  en: {
    redirects: {
      count: '%{smart_count} redirect |||| %{smart_count} redirects',
      badLine:
        'Line %{line} is not a redirect. It needs an old path and a new path or URL, both without spaces, such as /old /new or /old /new 302.',
      tooMany: 'A list can have at most 20,000 redirects.',
    },
  },
  de: {
    redirects: {
      count: '%{smart_count} Weiterleitung |||| %{smart_count} Weiterleitungen',
      badLine:
        'Zeile %{line} ist keine Weiterleitung. Sie braucht einen alten Pfad und einen neuen Pfad oder eine Adresse, beide ohne Leerzeichen, etwa /alt /neu oder /alt /neu 302.',
      tooMany: 'Eine Liste fasst höchstens 20.000 Weiterleitungen.',
    },
  },
} as const satisfies Words;
