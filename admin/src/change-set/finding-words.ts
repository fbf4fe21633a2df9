import type { LintRuleKey } from '@manifold/domain/config-lint/contract';

type Sentences = Readonly<Record<LintRuleKey, string>>;

/** The message of each lint rule. */
export const findingSentences = {
  en: {
    'free-shipping-not-above-parcel':
      'Free shipping starts at %{thresholdCentAmount}, which is not more than the parcel fee (%{parcelCentAmount}).',
    'cash-limit-below-free-shipping':
      'Cash on delivery ends at %{limitCentAmount}, before shipping becomes free (%{thresholdCentAmount}).',
    'cash-fee-above-limit':
      'The fee of %{feeCentAmount} is as high as the limit of %{limitCentAmount}: nobody could pay on delivery.',
    'smallest-coin-unusual': 'Rounding cash to %{stepCentAmount} is unusual. Is the decimal point right?',
    'low-stock-pieces-not-descending':
      'Low stock starts at %{expensive} pieces for expensive products, %{between} for mid-priced and %{cheap} for cheap ones. More expensive products should have lower numbers.',
    'temporary-without-end': 'The value for %{layer} %{key} starts on %{from} and never ends.',
    'amount-in-old-currency':
      'The row %{layer} %{key} states %{amountCentAmount}, but the store sells in %{newCurrency}. Give it an amount in %{newCurrency} that begins with the new currency.',
    'amount-changed-tenfold':
      'The amount changes from %{beforeCentAmount} to %{afterCentAmount}. Is the decimal point right?',
    'amount-far-from-others':
      'The amount is %{afterCentAmount}; other stores have about %{usualCentAmount}. Is the decimal point right?',
    'number-changed-tenfold': 'The number changes from %{before} to %{after}. Is that intended?',
    'row-without-store': 'No store uses this row any more (%{layer} %{key}).',
    'document-too-large': 'The store has %{characters} characters of config; the maximum is %{maximum}.',
    'tax-rate-unusual': 'A standard VAT rate of %{percent} % is unusual.',
    'iban-checksum': 'The check digits of the IBAN %{iban} are wrong.',
    'iban-of-another-country': 'The IBAN %{iban} is not from %{country}.',
    'bic-of-another-country': 'The BIC %{bic} and the IBAN %{iban} name different countries.',
    'language-of-another-locale': 'The locale %{locale} does not have the language %{language}.',
    'locale-of-another-country': 'The locale %{locale} does not belong to %{country}.',
    'fallback-cycle': 'The texts of %{locale} fall back to %{fallback}, which falls back to %{locale} again.',
    'fallback-unknown': 'The texts of %{locale} fall back to %{fallback}, which no store uses.',
    'fallback-of-another-language': 'The texts of %{locale} fall back to another language (%{fallback}).',
    'webform-half-connected': 'The support form needs both the domain and the organisation, or neither.',
    'webform-without-reasons': 'The support form is on but has no reasons.',
    'webform-not-translated': '“%{key}” has no text in the language %{language}.',
    'webform-key-twice': 'The key %{key} is used twice.',
    'postal-pattern-unsafe': 'The pattern %{pattern} could block the server.',
    'postal-example-refused': 'The pattern refuses the example %{example}.',
    'postal-accepts-anything': 'The pattern accepts “%{code}” as a postal code.',
    'vat-prefix': 'The VAT prefix is %{prefix} and should be %{right}.',
    'vat-placeholder-refused': 'The example %{placeholder} is too short for a VAT number.',
    'vat-kept-length': 'Only the first %{right} characters of this country’s VAT numbers are significant.',
    'vat-register-silent': 'The register %{register} does not cover %{country}.',
    'street-number-switch': 'In %{country} this check of street numbers is usually set the other way.',
    'address-validation-unserved': 'The address service does not cover %{country}.',
    'return-days-below-law': '%{days} days for returns are fewer than the law requires (%{least}).',
    'guarantee-below-law': '%{years} years of guarantee are fewer than the law requires (%{least}).',
    'campaigns-overlap': 'The campaigns %{first} and %{second} run at the same time.',
    'brand-contrast': '%{ink} on %{ground} has a contrast of %{ratio}; at least %{minimum} is needed.',
    'redirect-loop': 'The redirect from %{source} to %{target} is a loop.',
    'redirect-foreign-host': 'The redirect from %{source} leads to %{target}, which is not a host of this store.',
    'redirect-twice': 'Another redirect from %{source} exists already; the one to %{target} would never be used.',
    'redirect-chain': 'The redirect from %{source} leads to %{target}, which is redirected itself.',
    'redirect-of-page': 'The shop has a page at %{source}; the redirect to %{target} is never used.',
    'invoice-prefix-shared':
      '%{company} has several stores in %{country} whose documents begin with %{prefix}. Give each store a prefix of its own, so that its numbers have no gaps.',
    'credit-note-prefix-of-invoices':
      'Invoices and credit notes both begin with %{prefix}. Give credit notes a prefix of their own.',
  },
  de: {
    'free-shipping-not-above-parcel':
      'Der Versand ist ab %{thresholdCentAmount} frei; das ist nicht mehr, als ein Paket kostet (%{parcelCentAmount}).',
    'cash-limit-below-free-shipping':
      'Die Nachnahme endet bei %{limitCentAmount}, noch bevor der Versand frei wird (%{thresholdCentAmount}).',
    'cash-fee-above-limit':
      'Die Gebühr von %{feeCentAmount} erreicht die Grenze von %{limitCentAmount}: So könnte niemand zahlen.',
    'smallest-coin-unusual': 'Barbeträge auf %{stepCentAmount} zu runden ist unüblich. Stimmt das Komma?',
    'low-stock-pieces-not-descending':
      'Geringer Bestand beginnt bei teuren Produkten ab %{expensive} Stück, bei mittleren ab %{between} und bei günstigen ab %{cheap}. Je teurer das Produkt, desto kleiner sollte die Zahl sein.',
    'temporary-without-end': 'Der Wert für %{layer} %{key} beginnt am %{from} und endet nie.',
    'amount-in-old-currency':
      'Die Zeile %{layer} %{key} nennt %{amountCentAmount}, der Shop verkauft aber in %{newCurrency}. Geben Sie einen Betrag in %{newCurrency} an, der mit der neuen Währung beginnt.',
    'amount-changed-tenfold':
      'Der Betrag ändert sich von %{beforeCentAmount} auf %{afterCentAmount}. Stimmt das Komma?',
    'amount-far-from-others':
      'Der Betrag ist %{afterCentAmount}; andere Shops haben etwa %{usualCentAmount}. Stimmt das Komma?',
    'number-changed-tenfold': 'Die Zahl ändert sich von %{before} auf %{after}. Ist das so gemeint?',
    'row-without-store': 'Diese Zeile liest kein Shop mehr (%{layer} %{key}).',
    'document-too-large': 'Der Shop hat %{characters} Zeichen Konfiguration; höchstens %{maximum} sind möglich.',
    'tax-rate-unusual': 'Ein Regelsteuersatz von %{percent} % ist ungewöhnlich.',
    'iban-checksum': 'Die Prüfziffern der IBAN %{iban} stimmen nicht.',
    'iban-of-another-country': 'Die IBAN %{iban} gehört nicht zu %{country}.',
    'bic-of-another-country': 'BIC %{bic} und IBAN %{iban} nennen verschiedene Länder.',
    'language-of-another-locale': 'Die Sprache %{language} passt nicht zum Gebietsschema %{locale}.',
    'locale-of-another-country': 'Das Gebietsschema %{locale} gehört nicht zu %{country}.',
    'fallback-cycle': 'Die Texte von %{locale} weichen auf %{fallback} aus und von dort wieder auf %{locale}.',
    'fallback-unknown': 'Die Texte von %{locale} weichen auf %{fallback} aus, das kein Shop verwendet.',
    'fallback-of-another-language': 'Die Texte von %{locale} weichen auf eine andere Sprache aus (%{fallback}).',
    'webform-half-connected': 'Das Supportformular braucht Domain und Organisation, beide oder keine.',
    'webform-without-reasons': 'Das Supportformular ist eingeschaltet und bietet keinen Grund an.',
    'webform-not-translated': '„%{key}“ hat keinen Text in der Sprache %{language}.',
    'webform-key-twice': 'Den Schlüssel %{key} gibt es zweimal.',
    'postal-pattern-unsafe': 'Das Muster %{pattern} könnte den Server blockieren.',
    'postal-example-refused': 'Das Muster lehnt das Beispiel %{example} ab.',
    'postal-accepts-anything': 'Das Muster hält „%{code}“ für eine Postleitzahl.',
    'vat-prefix': 'Das Präfix der USt-IdNr. ist %{prefix} und müsste %{right} sein.',
    'vat-placeholder-refused': 'Das Beispiel %{placeholder} ist kürzer, als eine USt-IdNr. sein darf.',
    'vat-kept-length': 'Bei USt-IdNrn. dieses Landes zählen nur die ersten %{right} Zeichen.',
    'vat-register-silent': 'Das Register %{register} gibt für %{country} keine Auskunft.',
    'street-number-switch': 'In %{country} werden Hausnummern gewöhnlich andersherum geprüft.',
    'address-validation-unserved': 'Der Adressdienst deckt %{country} nicht ab.',
    'return-days-below-law': '%{days} Tage Rückgabefrist sind weniger, als das Gesetz verlangt (%{least}).',
    'guarantee-below-law': '%{years} Jahre Gewährleistung sind weniger, als das Gesetz verlangt (%{least}).',
    'campaigns-overlap': 'Die Kampagnen %{first} und %{second} laufen gleichzeitig.',
    'brand-contrast': '%{ink} auf %{ground} hat einen Kontrast von %{ratio}; nötig sind mindestens %{minimum}.',
    'redirect-loop': 'Die Weiterleitung von %{source} nach %{target} führt im Kreis.',
    'redirect-foreign-host': 'Die Weiterleitung von %{source} führt nach %{target}; das ist kein Host dieses Shops.',
    'redirect-twice': 'Von %{source} gibt es schon eine andere Weiterleitung; die nach %{target} würde nie benutzt.',
    'redirect-chain': 'Die Weiterleitung von %{source} führt nach %{target}, das selbst weitergeleitet wird.',
    'redirect-of-page': 'Unter %{source} hat der Shop eine Seite; die Weiterleitung nach %{target} wird nie benutzt.',
    'invoice-prefix-shared':
      '%{company} hat in %{country} mehrere Shops, deren Belege mit %{prefix} beginnen. Geben Sie jedem Shop ein eigenes Präfix, damit seine Nummern lückenlos sind.',
    'credit-note-prefix-of-invoices':
      'Rechnungen und Gutschriften beginnen beide mit %{prefix}. Geben Sie den Gutschriften ein eigenes Präfix.',
  },
} as const satisfies Readonly<Record<'en' | 'de', Sentences>>;
