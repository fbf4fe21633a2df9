import type { ProblemId } from './problem-sentence.js';

type Sentences = Readonly<Record<ProblemId, string>>;

/** Messages that explain why a draft cannot be published and how to fix it. */
export const problemSentences = {
  en: {
    'parcel-above-freight': 'A parcel would cost more than freight. Lower the parcel fee or raise the freight fee.',
    'low-not-below-high': 'The low boundary must be below the high one. Change one of them.',
    'not-among-page-sizes': 'This is not one of the page sizes. Choose one of them, or add it to the list.',
    'minimum-above-maximum': 'The shortest search text would be longer than the longest. Change one of the two.',
    'not-a-pattern': 'The pattern is invalid. Check its brackets and backslashes.',
    'unsafe-pattern':
      'The pattern could take too long to match. Use plain characters, sets such as [A-Z] or \\d, and fixed counts such as {5}.',
    'host-not-allowed': 'Customer data may not be sent to this host. Ask the operator of the platform to allow it.',
    'production-host-missing': 'The production host must be one of the hosts. Add it to the list.',
    'locale-twice': 'A language is listed twice. Remove one of the two.',
    'host-twice': 'A host is listed twice. Remove one of the two.',
    'ends-before-it-starts': 'A campaign would end before it starts. Correct one of its dates.',
    'not-one-default-store':
      'Exactly one store must be the default one. Turn it on for one store and off for the others.',
    'key-of-another-layer': 'The place of the row does not match its layer. Remove the row and create it again.',
    'not-a-key': 'The row’s key is not a store, country, currency or language. Remove the row.',
    'end-without-start': 'An end date needs a start date. Enter when the value starts.',
    'end-before-start': 'The end must be after the start. Correct one of the two.',
    'changed-since': 'Someone has published another value meanwhile. Choose above which one to use.',
    'not-approved': 'Someone else must approve this section first. Ask for approval above.',
    'may-no-longer-publish':
      'The person who scheduled this publication has left or may not change this any more. Turn it back into a draft and publish it yourself.',
    'not-in-the-draft': 'A selected row is not in the draft any more. Check the rows again.',
    'not-in-future': 'This time has passed. Choose a time in the future, or publish now.',
    'too-far-ahead': 'This time is more than 400 days ahead. Choose an earlier one.',
    empty: 'The draft is empty.',
    'not-on-layer': 'This section has no values for a %{layer}. Remove the row and set the value on another layer.',
    'no-section': 'There is no section “%{name}”. Remove the row.',
    'slug-twice': 'Two pages have the same address in %{locale}. Change one of them.',
    'no-store-has': 'No store has the %{layer} %{key}, so this would have no effect. Remove the row.',
    'begin-at-once': 'Two values for the %{layer} %{key} start at the same time. Remove one of them.',
    'shipping-differs':
      'Both brands must charge the same shipping costs in a country (%{market}: %{stores}). Set the same amounts.',
    'host-of-two-stores': 'Two stores have the host %{host} (%{stores}). Remove it from one of them.',
    finding: 'There are new findings under “Check before publishing”. Fix them, or accept them with a reason.',
    'not-taken': 'This value is not valid for the setting. %{help}',
  },
  de: {
    'parcel-above-freight':
      'Ein Paket würde mehr kosten als Speditionsware. Senken Sie die Paket- oder erhöhen Sie die Speditionsgebühr.',
    'low-not-below-high': 'Die untere Grenze muss unter der oberen liegen. Ändern Sie eine von beiden.',
    'not-among-page-sizes': 'Das ist keine der Seitengrößen. Wählen Sie eine davon, oder ergänzen Sie die Liste.',
    'minimum-above-maximum': 'Der kürzeste Suchtext wäre länger als der längste. Ändern Sie einen der beiden Werte.',
    'not-a-pattern': 'Das Muster ist ungültig. Prüfen Sie Klammern und Backslashes.',
    'unsafe-pattern':
      'Die Prüfung mit diesem Muster könnte zu lange dauern. Nehmen Sie einfache Zeichen, Mengen wie [A-Z] oder \\d und feste Anzahlen wie {5}.',
    'host-not-allowed':
      'An diesen Host dürfen keine Kundendaten gehen. Bitten Sie den Betrieb der Plattform, ihn freizugeben.',
    'production-host-missing': 'Der Produktionshost muss unter den Hosts sein. Nehmen Sie ihn dort auf.',
    'locale-twice': 'Eine Sprache kommt zweimal vor. Nehmen Sie eine heraus.',
    'host-twice': 'Ein Host steht zweimal in der Liste. Nehmen Sie einen heraus.',
    'ends-before-it-starts': 'Eine Kampagne würde enden, bevor sie beginnt. Korrigieren Sie eines der Daten.',
    'not-one-default-store':
      'Genau ein Shop muss der Standardshop sein. Schalten Sie es bei einem ein und bei den anderen aus.',
    'key-of-another-layer':
      'Der Geltungsbereich der Zeile passt nicht zu ihrer Ebene. Entfernen Sie die Zeile und legen Sie sie neu an.',
    'not-a-key':
      'Der Schlüssel der Zeile ist kein Shop, kein Land, keine Währung und keine Sprache. Entfernen Sie die Zeile.',
    'end-without-start': 'Zu einem Ende gehört ein Beginn. Legen Sie fest, ab wann der Wert gilt.',
    'end-before-start': 'Das Ende muss nach dem Beginn liegen. Korrigieren Sie eines von beiden.',
    'changed-since': 'Jemand hat inzwischen einen anderen Wert veröffentlicht. Wählen Sie oben, welcher gelten soll.',
    'not-approved': 'Diesen Bereich muss zuerst jemand anderes freigeben. Bitten Sie oben um Freigabe.',
    'may-no-longer-publish':
      'Wer diese Veröffentlichung geplant hat, ist nicht mehr dabei oder darf dies nicht mehr ändern. Holen Sie es als Entwurf zurück und veröffentlichen Sie es selbst.',
    'not-in-the-draft': 'Eine gewählte Zeile ist nicht mehr im Entwurf. Sehen Sie sich die Zeilen noch einmal an.',
    'not-in-future': 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen künftigen, oder veröffentlichen Sie sofort.',
    'too-far-ahead': 'Dieser Zeitpunkt liegt mehr als 400 Tage in der Zukunft. Wählen Sie einen früheren.',
    empty: 'Der Entwurf ist leer.',
    'not-on-layer':
      'Dieser Bereich hat keine Werte für diese Ebene (%{layer}). Nehmen Sie die Zeile heraus und legen Sie den Wert anderswo fest.',
    'no-section': 'Einen Bereich „%{name}“ gibt es nicht. Nehmen Sie die Zeile heraus.',
    'slug-twice': 'Zwei Seiten haben in %{locale} dieselbe Adresse. Geben Sie einer davon eine andere.',
    'no-store-has': 'Kein Shop gehört zu %{layer} %{key}, die Zeile hätte keine Wirkung. Entfernen Sie sie.',
    'begin-at-once': 'Zwei Werte für %{layer} %{key} beginnen zum selben Zeitpunkt. Nehmen Sie einen davon heraus.',
    'shipping-differs':
      'Beide Marken müssen in einem Land gleich hohe Versandkosten berechnen (%{market}: %{stores}). Gleichen Sie die Beträge an.',
    'host-of-two-stores': 'Zwei Shops haben den Host %{host} (%{stores}). Entfernen Sie ihn bei einem von beiden.',
    finding:
      'Unter „Vor dem Veröffentlichen prüfen“ gibt es neue Befunde. Beheben Sie sie, oder akzeptieren Sie sie mit einer Begründung.',
    'not-taken': 'Dieser Wert ist für die Einstellung nicht gültig. %{help}',
  },
} as const satisfies Readonly<Record<'en' | 'de', Sentences>>;
