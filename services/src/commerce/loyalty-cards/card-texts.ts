import type { CardTexts } from '../../integrations/wallets/wallet-cards.js';

const texts = (card: string, holder: string, number: string, shop: string): CardTexts => ({
  card,
  holder,
  number,
  shop,
});

const ENGLISH = texts('Loyalty card', 'Name', 'Card number', 'Online shop');

/** The texts of cards in wallets. The names of the card and its number are those of the account's page. */
const BY_LANGUAGE: Readonly<Record<string, CardTexts>> = {
  bg: texts('Клиентска карта', 'Име', 'Номер на картата', 'Онлайн магазин'),
  cs: texts('Zákaznická karta', 'Jméno', 'Číslo karty', 'E-shop'),
  da: texts('Kundekort', 'Navn', 'Kortnummer', 'Webshop'),
  de: texts('Kundenkarte', 'Name', 'Kartennummer', 'Online-Shop'),
  el: texts('Κάρτα πελάτη', 'Ονοματεπώνυμο', 'Αριθμός κάρτας', 'Ηλεκτρονικό κατάστημα'),
  en: ENGLISH,
  es: texts('Tarjeta de fidelidad', 'Nombre', 'Número de tarjeta', 'Tienda en línea'),
  fi: texts('Kanta-asiakaskortti', 'Nimi', 'Kortin numero', 'Verkkokauppa'),
  fr: texts('Carte de fidélité', 'Nom', 'Numéro de carte', 'Boutique en ligne'),
  hr: texts('Kartica vjernosti', 'Ime i prezime', 'Broj kartice', 'Internetska trgovina'),
  hu: texts('Hűségkártya', 'Név', 'Kártyaszám', 'Webáruház'),
  it: texts('Carta fedeltà', 'Nome', 'Numero della carta', 'Negozio online'),
  lt: texts('Kliento kortelė', 'Vardas ir pavardė', 'Kortelės numeris', 'Internetinė parduotuvė'),
  nb: texts('Kundekort', 'Navn', 'Kortnummer', 'Nettbutikk'),
  nl: texts('Klantenkaart', 'Naam', 'Kaartnummer', 'Webwinkel'),
  pl: texts('Karta klienta', 'Imię i nazwisko', 'Numer karty', 'Sklep internetowy'),
  pt: texts('Cartão de fidelidade', 'Nome', 'Número do cartão', 'Loja online'),
  ro: texts('Card de fidelitate', 'Nume', 'Numărul cardului', 'Magazin online'),
  sk: texts('Zákaznícka karta', 'Meno', 'Číslo karty', 'E-shop'),
  sl: texts('Kartica zvestobe', 'Ime in priimek', 'Številka kartice', 'Spletna trgovina'),
  sv: texts('Kundkort', 'Namn', 'Kortnummer', 'Webbutik'),
};

/** Returns the texts of cards in the languages of some locales, by language. */
export function cardTexts(locales: readonly string[]): ReadonlyMap<string, CardTexts> {
  const languages = locales.map((locale) => locale.slice(0, 2));
  return new Map(languages.map((language) => [language, BY_LANGUAGE[language] ?? ENGLISH]));
}
