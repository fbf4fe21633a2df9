import type { ProblemId } from './problem-sentence.js';

type Sentences = Readonly<Record<ProblemId, string>>;

/** Why a draft cannot be published, and what to do about it. */
export const problemSentences = {
  en: {
    'parcel-above-freight': 'A parcel would cost more than freight. Lower the parcel fee or raise the freight fee.',
    'low-not-below-high': 'The low boundary has to lie below the high one. Change one of them.',
    'not-among-page-sizes': 'This is none of the page sizes. Choose one of them, or add it to them.',
    'minimum-above-maximum': 'The shortest search text would be longer than the longest. Change one of the two.',
    'not-a-pattern': 'The pattern cannot be read. Check its brackets and backslashes.',
    'unsafe-pattern':
      'The pattern could take too long to match. Use plain characters, sets such as [A-Z] or \\d, and fixed counts such as {5}.',
    'host-not-allowed': 'Data of customers may not be sent to this host. Ask whoever operates the platform to list it.',
    'production-host-missing': 'The production host has to be one of the hosts. Add it to them.',
    'locale-twice': 'A language is there twice. Take one of the two out.',
    'host-twice': 'A host is in the list twice. Take one of the two out.',
    'ends-before-it-starts': 'A campaign would end before it starts. Correct one of its dates.',
    'not-one-default-store': 'Exactly one store has to be the default one. Turn it on for one, and off for the others.',
    'key-of-another-layer': 'The row says for whom it holds in a way that does not fit. Take it out and make it anew.',
    'not-a-key': 'The row names something that cannot be a store, country, currency or language. Take it out.',
    'an-end-needs-a-beginning': 'An end needs a beginning. Say from when the value holds.',
    'ends-before-it-begins': 'The end has to come after the beginning. Correct one of the two.',
    'changed-since': 'Somebody has published another value since. Choose above which one it is to be.',
    'not-approved': 'Somebody else has to approve this section first. Ask for approval above.',
    'may-no-longer-publish':
      'Whoever scheduled it has left or may not change this any more. Take it back to a draft and publish it yourself.',
    'not-in-the-draft': 'A chosen row is not in the draft any more. Look at the rows again.',
    'not-to-come': 'This instant has passed. Choose one that is to come, or publish at once.',
    'too-far-ahead': 'This instant is more than 400 days ahead. Choose an earlier one.',
    empty: 'There is nothing in the draft.',
    'not-on-layer': 'This section has no values for a %{layer}. Take the row out and say it elsewhere.',
    'no-section': 'There is no section “%{name}”. Take the row out.',
    'slug-twice': 'Two pages have one address in %{locale}. Give one of them another.',
    'no-store-has': 'No store has the %{layer} %{key}: nobody would ever see this. Take the row out.',
    'begin-at-once': 'Two values for the %{layer} %{key} begin at the same instant. Take one of them out.',
    'shipping-differs': 'Both brands ship for the same amounts in one country (%{market}: %{stores}). Make them alike.',
    'host-of-two-stores': 'Two stores have the host %{host} (%{stores}). Take it from one of them.',
    finding: 'Something new stands under “To be looked at before publishing”. Mend it, or let it stand with a reason.',
    'not-taken': 'The setting does not take this value. %{help}',
  },
  de: {
    'parcel-above-freight':
      'Ein Paket würde mehr kosten als Speditionsware. Senken Sie die Paket- oder erhöhen Sie die Speditionsgebühr.',
    'low-not-below-high': 'Die untere Grenze muss unter der oberen liegen. Ändern Sie eine von beiden.',
    'not-among-page-sizes': 'Das ist keine der Seitengrößen. Wählen Sie eine davon, oder nehmen Sie sie auf.',
    'minimum-above-maximum': 'Der kürzeste Suchtext wäre länger als der längste. Ändern Sie einen der beiden Werte.',
    'not-a-pattern': 'Das Muster ist nicht lesbar. Prüfen Sie Klammern und Backslashes.',
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
      'Die Zeile sagt auf unpassende Weise, für wen sie gilt. Nehmen Sie sie heraus und legen Sie sie neu an.',
    'not-a-key':
      'Die Zeile nennt etwas, das kein Shop, kein Land, keine Währung und keine Sprache sein kann. Nehmen Sie sie heraus.',
    'an-end-needs-a-beginning': 'Ein Ende braucht einen Beginn. Legen Sie fest, ab wann der Wert gilt.',
    'ends-before-it-begins': 'Das Ende muss nach dem Beginn liegen. Korrigieren Sie eines von beiden.',
    'changed-since': 'Jemand hat inzwischen einen anderen Wert veröffentlicht. Wählen Sie oben, welcher gelten soll.',
    'not-approved': 'Diesen Bereich muss zuerst jemand anderes freigeben. Bitten Sie oben um Freigabe.',
    'may-no-longer-publish':
      'Wer das geplant hat, ist nicht mehr dabei oder darf dies nicht mehr ändern. Holen Sie es als Entwurf zurück und veröffentlichen Sie es selbst.',
    'not-in-the-draft': 'Eine gewählte Zeile ist nicht mehr im Entwurf. Sehen Sie sich die Zeilen noch einmal an.',
    'not-to-come': 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen künftigen, oder veröffentlichen Sie sofort.',
    'too-far-ahead': 'Dieser Zeitpunkt liegt mehr als 400 Tage in der Zukunft. Wählen Sie einen früheren.',
    empty: 'Der Entwurf ist leer.',
    'not-on-layer':
      'Dieser Bereich hat keine Werte für diese Ebene (%{layer}). Nehmen Sie die Zeile heraus und legen Sie den Wert anderswo fest.',
    'no-section': 'Einen Bereich „%{name}“ gibt es nicht. Nehmen Sie die Zeile heraus.',
    'slug-twice': 'Zwei Seiten haben in %{locale} dieselbe Adresse. Geben Sie einer davon eine andere.',
    'no-store-has': 'Kein Shop gehört zu %{layer} %{key}: Das würde nie jemand sehen. Nehmen Sie die Zeile heraus.',
    'begin-at-once': 'Zwei Werte für %{layer} %{key} beginnen zum selben Zeitpunkt. Nehmen Sie einen davon heraus.',
    'shipping-differs':
      'Beide Marken versenden in einem Land zu denselben Beträgen (%{market}: %{stores}). Gleichen Sie sie an.',
    'host-of-two-stores': 'Zwei Shops haben den Host %{host} (%{stores}). Nehmen Sie ihn einem von beiden.',
    finding:
      'Unter „Vor dem Veröffentlichen anzusehen“ steht etwas Neues. Beheben Sie es, oder lassen Sie es mit einer Begründung stehen.',
    'not-taken': 'Die Einstellung nimmt diesen Wert nicht an. %{help}',
  },
} as const satisfies Readonly<Record<'en' | 'de', Sentences>>;
