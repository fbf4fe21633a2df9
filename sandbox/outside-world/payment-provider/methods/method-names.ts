/** The methods whose names are words of a language; the others are called by their brand everywhere. */
type NamedMethod = 'scheme' | 'onlineBanking_PL' | 'klarna' | 'klarna_account';

/** The names by language. Norwegian has the general code, as in the provider's locales. */
const NAMES: Readonly<Record<string, Readonly<Record<NamedMethod, string>>>> = {
  bg: {
    scheme: 'Карти',
    onlineBanking_PL: 'Онлайн банкиране в Полша',
    klarna: 'Платете по-късно с Klarna.',
    klarna_account: 'Платете на вноски с Klarna.',
  },
  cs: {
    scheme: 'Platební karty',
    onlineBanking_PL: 'Polské internetové bankovnictví',
    klarna: 'Zaplaťte později s Klarnou.',
    klarna_account: 'Zaplaťte na splátky s Klarnou.',
  },
  da: {
    scheme: 'Betalingskort',
    onlineBanking_PL: 'Polsk netbank',
    klarna: 'Betal senere med Klarna.',
    klarna_account: 'Betal over tid med Klarna.',
  },
  de: {
    scheme: 'Karten',
    onlineBanking_PL: 'Online-Banking Polen',
    klarna: 'Später bezahlen mit Klarna.',
    klarna_account: 'In Raten bezahlen mit Klarna.',
  },
  el: {
    scheme: 'Κάρτες',
    onlineBanking_PL: 'Ηλεκτρονική τραπεζική Πολωνίας',
    klarna: 'Πληρώστε αργότερα με την Klarna.',
    klarna_account: 'Πληρώστε σε δόσεις με την Klarna.',
  },
  es: {
    scheme: 'Tarjetas',
    onlineBanking_PL: 'Banca en línea de Polonia',
    klarna: 'Paga más tarde con Klarna.',
    klarna_account: 'Paga a plazos con Klarna.',
  },
  fi: {
    scheme: 'Maksukortit',
    onlineBanking_PL: 'Puolan verkkopankki',
    klarna: 'Maksa myöhemmin Klarnalla.',
    klarna_account: 'Maksa osissa Klarnalla.',
  },
  fr: {
    scheme: 'Cartes bancaires',
    onlineBanking_PL: 'Banque en ligne polonaise',
    klarna: 'Payer plus tard avec Klarna.',
    klarna_account: 'Payer en plusieurs fois avec Klarna.',
  },
  hr: {
    scheme: 'Kartice',
    onlineBanking_PL: 'Poljsko internetsko bankarstvo',
    klarna: 'Platite kasnije uz Klarnu.',
    klarna_account: 'Platite na rate uz Klarnu.',
  },
  hu: {
    scheme: 'Bankkártyák',
    onlineBanking_PL: 'Lengyel netbank',
    klarna: 'Fizessen később a Klarnával.',
    klarna_account: 'Fizessen részletekben a Klarnával.',
  },
  it: {
    scheme: 'Carte',
    onlineBanking_PL: 'Home banking Polonia',
    klarna: 'Paga dopo con Klarna.',
    klarna_account: 'Paga a rate con Klarna.',
  },
  lt: {
    scheme: 'Kortelės',
    onlineBanking_PL: 'Lenkijos elektroninė bankininkystė',
    klarna: 'Mokėkite vėliau su „Klarna“.',
    klarna_account: 'Mokėkite dalimis su „Klarna“.',
  },
  nl: {
    scheme: 'Kaarten',
    onlineBanking_PL: 'Pools internetbankieren',
    klarna: 'Achteraf betalen met Klarna.',
    klarna_account: 'Gespreid betalen met Klarna.',
  },
  no: {
    scheme: 'Betalingskort',
    onlineBanking_PL: 'Polsk nettbank',
    klarna: 'Betal senere med Klarna.',
    klarna_account: 'Delbetal med Klarna.',
  },
  pl: {
    scheme: 'Karty płatnicze',
    onlineBanking_PL: 'Płatność online z polskiego banku',
    klarna: 'Zapłać później z Klarną.',
    klarna_account: 'Zapłać w ratach z Klarną.',
  },
  pt: {
    scheme: 'Cartões',
    onlineBanking_PL: 'Banca online da Polónia',
    klarna: 'Pagar depois com a Klarna.',
    klarna_account: 'Pagar em prestações com a Klarna.',
  },
  ro: {
    scheme: 'Carduri',
    onlineBanking_PL: 'Online banking Polonia',
    klarna: 'Plătiți mai târziu cu Klarna.',
    klarna_account: 'Plătiți în rate cu Klarna.',
  },
  sk: {
    scheme: 'Platobné karty',
    onlineBanking_PL: 'Poľské internetové bankovníctvo',
    klarna: 'Zaplaťte neskôr s Klarnou.',
    klarna_account: 'Zaplaťte na splátky s Klarnou.',
  },
  sl: {
    scheme: 'Plačilne kartice',
    onlineBanking_PL: 'Poljsko spletno bančništvo',
    klarna: 'Plačajte pozneje s Klarno.',
    klarna_account: 'Plačajte na obroke s Klarno.',
  },
  sv: {
    scheme: 'Kort',
    onlineBanking_PL: 'Polsk internetbank',
    klarna: 'Betala senare med Klarna.',
    klarna_account: 'Delbetala med Klarna.',
  },
};

/** Returns a method's name as a shopper with this locale reads it; the English name for an unknown language. */
export function nameIn(locale: string | undefined, { type, name }: { readonly type: string; readonly name: string }) {
  const [language = ''] = locale?.split(/[-_]/) ?? [];
  const names: Readonly<Record<string, string>> = Object.hasOwn(NAMES, language) ? (NAMES[language] ?? {}) : {};
  return names[type] ?? name;
}
