const TEXTS: Readonly<Record<string, string>> = {
  bg: 'Тази парола е сред най-използваните или лесна за отгатване. Изберете друга.',
  cs: 'Toto heslo patří k nejčastějším nebo se dá snadno uhodnout. Zvolte jiné.',
  da: 'Denne adgangskode er for almindelig eller nem at gætte. Vælg en anden.',
  de: 'Dieses Passwort ist zu verbreitet oder leicht zu erraten. Wählen Sie ein anderes.',
  el: 'Αυτός ο κωδικός είναι πολύ συνηθισμένος ή εύκολος να τον μαντέψει κανείς. Επιλέξτε άλλον.',
  en: 'This password is too common or easy to guess. Choose another one.',
  es: 'Esta contraseña es demasiado común o fácil de adivinar. Elija otra.',
  fi: 'Tämä salasana on liian yleinen tai helppo arvata. Valitse toinen.',
  fr: 'Ce mot de passe est trop courant ou facile à deviner. Choisissez-en un autre.',
  hr: 'Ova je lozinka prečesta ili je lako pogoditi. Odaberite drugu.',
  hu: 'Ez a jelszó túl gyakori vagy könnyen kitalálható. Válasszon másikat.',
  it: 'Questa password è troppo comune o facile da indovinare. Ne scelga un’altra.',
  lt: 'Šis slaptažodis per dažnas arba lengvai atspėjamas. Pasirinkite kitą.',
  nb: 'Dette passordet er for vanlig eller lett å gjette. Velg et annet.',
  nl: 'Dit wachtwoord komt te vaak voor of is makkelijk te raden. Kies een ander.',
  pl: 'To hasło jest zbyt popularne lub łatwe do odgadnięcia. Wybierz inne.',
  pt: 'Esta palavra-passe é demasiado comum ou fácil de adivinhar. Escolha outra.',
  ro: 'Această parolă este prea des folosită sau ușor de ghicit. Alegeți alta.',
  sk: 'Toto heslo patrí k najčastejším alebo sa dá ľahko uhádnuť. Zvoľte iné.',
  sl: 'To geslo je preveč pogosto ali ga je lahko uganiti. Izberite drugo.',
  sv: 'Det här lösenordet är för vanligt eller lätt att gissa. Välj ett annat.',
};
const ENGLISH = 'This password is too common or easy to guess. Choose another one.';

/** Returns the message for a password that is easy to guess, in the language or in English. */
export const knownPasswordText = (language: string): string => TEXTS[language] ?? ENGLISH;
