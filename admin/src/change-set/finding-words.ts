import type { LintRuleKey } from '@manifold/domain/config-lint/contract';

type Sentences = Readonly<Record<LintRuleKey, string>>;

/** What each rule of the lint has found, as a sentence. */
export const findingSentences = {
  en: {
    'free-shipping-not-above-parcel':
      'Shipping is free from %{thresholdCentAmount}, which is no more than a parcel costs (%{parcelCentAmount}).',
    'cash-limit-below-free-shipping':
      'Cash on delivery ends at %{limitCentAmount}, before shipping becomes free (%{thresholdCentAmount}).',
    'cash-fee-above-limit': 'The fee of %{feeCentAmount} reaches the limit of %{limitCentAmount}: nobody could pay so.',
    'smallest-coin-unusual': 'There is hardly a coin of %{stepCentAmount}. Is the decimal point right?',
    'low-stock-pieces-not-descending':
      'Dear products run low at %{dear} pieces, others at %{between} and %{cheap}: dearer ones should need fewer.',
    'temporary-without-end': 'The value for %{layer} %{key} begins on %{from} and never ends.',
    'amount-in-old-currency':
      'The row %{layer} %{key} states %{amountCentAmount}, but the store sells in %{newCurrency}. Give it an amount in %{newCurrency} that begins with the new currency.',
    'amount-changed-tenfold':
      'The amount changes from %{beforeCentAmount} to %{afterCentAmount}. Is the decimal point right?',
    'amount-far-from-others':
      'The amount is %{afterCentAmount}; other stores have about %{usualCentAmount}. Is the decimal point right?',
    'number-changed-tenfold': 'The number changes from %{before} to %{after}. Is that meant?',
    'row-without-store': 'No store reads this row any more (%{layer} %{key}).',
    'document-too-large': 'The store has %{characters} characters of config; at most %{most} are possible.',
    'tax-rate-unusual': 'A standard VAT rate of %{percent} % is unusual.',
    'iban-checksum': 'The check digits of the IBAN %{iban} are wrong.',
    'iban-of-another-country': 'The IBAN %{iban} is not of %{country}.',
    'bic-of-another-country': 'The BIC %{bic} and the IBAN %{iban} name different countries.',
    'language-of-another-locale': 'The locale %{locale} is given the language %{language}.',
    'locale-of-another-country': 'The locale %{locale} is not of %{country}.',
    'fallback-cycle': 'The texts of %{locale} fall back on %{fallback} and from there on themselves.',
    'fallback-unknown': 'The texts of %{locale} fall back on %{fallback}, which no store speaks.',
    'fallback-of-another-language': 'The texts of %{locale} fall back on another language (%{fallback}).',
    'webform-half-connected': 'The support form needs both the domain and the organisation, or neither.',
    'webform-without-reasons': 'The support form is on and offers no reason.',
    'webform-not-translated': '“%{key}” has no text in the language %{language}.',
    'webform-key-twice': 'The key %{key} is there twice.',
    'postal-pattern-unsafe': 'The pattern %{pattern} could keep the server busy without end.',
    'postal-example-refused': 'The pattern refuses the example %{example}.',
    'postal-accepts-anything': 'The pattern takes “%{code}” for a postal code.',
    'vat-prefix': 'The VAT prefix is %{prefix} and should be %{right}.',
    'vat-placeholder-refused': 'The example %{placeholder} is shorter than a VAT number may be.',
    'vat-kept-length': 'VAT numbers of this country count with their first %{right} characters.',
    'vat-register-silent': 'The register %{register} does not answer for %{country}.',
    'street-number-switch': 'In %{country} street numbers are usually checked the other way.',
    'address-validation-unserved': 'The address service does not know %{country}.',
    'return-days-below-law': '%{days} days to return are fewer than the law gives (%{least}).',
    'guarantee-below-law': '%{years} years of guarantee are fewer than the law gives (%{least}).',
    'campaigns-overlap': 'The campaigns %{first} and %{second} run at the same time.',
    'brand-contrast': '%{ink} on %{ground} has a contrast of %{ratio}; at least %{minimum} is needed.',
    'redirect-loop': 'The redirect from %{source} to %{target} leads in a circle.',
    'redirect-foreign-host': 'The redirect from %{source} leads to %{target}, which is no host of this store.',
    'redirect-twice': 'Another redirect begins at %{source} already; the one to %{target} would never be used.',
    'redirect-chain': 'The redirect from %{source} leads to %{target}, which is redirected itself.',
    'redirect-of-page': 'At %{source} stands a page of the shop; the redirect to %{target} is not used.',
  },
  de: {
    'free-shipping-not-above-parcel':
      'Der Versand ist ab %{thresholdCentAmount} frei; das ist nicht mehr, als ein Paket kostet (%{parcelCentAmount}).',
    'cash-limit-below-free-shipping':
      'Die Nachnahme endet bei %{limitCentAmount}, noch bevor der Versand frei wird (%{thresholdCentAmount}).',
    'cash-fee-above-limit':
      'Die Gebühr von %{feeCentAmount} erreicht die Grenze von %{limitCentAmount}: So könnte niemand zahlen.',
    'smallest-coin-unusual': 'Eine Münze zu %{stepCentAmount} gibt es kaum. Stimmt das Komma?',
    'low-stock-pieces-not-descending':
      'Teure Produkte gelten ab %{dear} Stück als knapp, andere ab %{between} und %{cheap}: Teurere sollten weniger brauchen.',
    'temporary-without-end': 'Der Wert für %{layer} %{key} beginnt am %{from} und endet nie.',
    'amount-in-old-currency':
      'Die Zeile %{layer} %{key} nennt %{amountCentAmount}, der Shop verkauft aber in %{newCurrency}. Geben Sie einen Betrag in %{newCurrency} an, der mit der neuen Währung beginnt.',
    'amount-changed-tenfold':
      'Der Betrag ändert sich von %{beforeCentAmount} auf %{afterCentAmount}. Stimmt das Komma?',
    'amount-far-from-others':
      'Der Betrag ist %{afterCentAmount}; andere Shops haben etwa %{usualCentAmount}. Stimmt das Komma?',
    'number-changed-tenfold': 'Die Zahl ändert sich von %{before} auf %{after}. Ist das so gemeint?',
    'row-without-store': 'Diese Zeile liest kein Shop mehr (%{layer} %{key}).',
    'document-too-large': 'Der Shop hat %{characters} Zeichen Konfiguration; höchstens %{most} sind möglich.',
    'tax-rate-unusual': 'Ein Regelsteuersatz von %{percent} % ist ungewöhnlich.',
    'iban-checksum': 'Die Prüfziffern der IBAN %{iban} stimmen nicht.',
    'iban-of-another-country': 'Die IBAN %{iban} gehört nicht zu %{country}.',
    'bic-of-another-country': 'BIC %{bic} und IBAN %{iban} nennen verschiedene Länder.',
    'language-of-another-locale': 'Dem Gebietsschema %{locale} ist die Sprache %{language} zugeordnet.',
    'locale-of-another-country': 'Das Gebietsschema %{locale} gehört nicht zu %{country}.',
    'fallback-cycle': 'Die Texte von %{locale} weichen auf %{fallback} aus und von dort auf sich selbst.',
    'fallback-unknown': 'Die Texte von %{locale} weichen auf %{fallback} aus, das kein Shop spricht.',
    'fallback-of-another-language': 'Die Texte von %{locale} weichen auf eine andere Sprache aus (%{fallback}).',
    'webform-half-connected': 'Das Supportformular braucht Domain und Organisation, beide oder keine.',
    'webform-without-reasons': 'Das Supportformular ist eingeschaltet und bietet keinen Grund an.',
    'webform-not-translated': '„%{key}“ hat keinen Text in der Sprache %{language}.',
    'webform-key-twice': 'Den Schlüssel %{key} gibt es zweimal.',
    'postal-pattern-unsafe': 'Das Muster %{pattern} könnte den Server endlos beschäftigen.',
    'postal-example-refused': 'Das Muster lehnt das Beispiel %{example} ab.',
    'postal-accepts-anything': 'Das Muster hält „%{code}“ für eine Postleitzahl.',
    'vat-prefix': 'Das Präfix der USt-IdNr. ist %{prefix} und müsste %{right} sein.',
    'vat-placeholder-refused': 'Das Beispiel %{placeholder} ist kürzer, als eine USt-IdNr. sein darf.',
    'vat-kept-length': 'USt-IdNrn. dieses Landes zählen mit den ersten %{right} Zeichen.',
    'vat-register-silent': 'Das Register %{register} gibt für %{country} keine Auskunft.',
    'street-number-switch': 'In %{country} werden Hausnummern gewöhnlich andersherum geprüft.',
    'address-validation-unserved': 'Der Adressdienst kennt %{country} nicht.',
    'return-days-below-law': '%{days} Tage Rückgabefrist sind weniger, als das Gesetz verlangt (%{least}).',
    'guarantee-below-law': '%{years} Jahre Gewährleistung sind weniger, als das Gesetz verlangt (%{least}).',
    'campaigns-overlap': 'Die Kampagnen %{first} und %{second} laufen gleichzeitig.',
    'brand-contrast': '%{ink} auf %{ground} hat einen Kontrast von %{ratio}; nötig sind mindestens %{minimum}.',
    'redirect-loop': 'Die Weiterleitung von %{source} nach %{target} führt im Kreis.',
    'redirect-foreign-host': 'Die Weiterleitung von %{source} führt nach %{target}; das ist kein Host dieses Shops.',
    'redirect-twice': 'Bei %{source} beginnt schon eine andere Weiterleitung; die nach %{target} käme nie zum Zug.',
    'redirect-chain': 'Die Weiterleitung von %{source} führt nach %{target}, das selbst weitergeleitet wird.',
    'redirect-of-page':
      'Unter %{source} steht eine Seite des Shops; die Weiterleitung nach %{target} kommt nicht zum Zug.',
  },
} as const satisfies Readonly<Record<'en' | 'de', Sentences>>;
