import { chance } from '../catalogue/chance.js';
import type { Language } from '../terms/language.js';

/** Who writes in one language of one country; `share` is how many of them there are beside the others. */
interface Readership {
  readonly country: string;
  readonly language: Language;
  readonly share: number;
  readonly names: string;
}

const readerships: readonly Readership[] = [
  {
    country: 'DE',
    language: 'de',
    share: 22,
    names: 'Thomas Sabine Andreas Julia Markus Petra Stefan Katrin Uwe Anja',
  },
  { country: 'AT', language: 'de', share: 4, names: 'Johann Maria Franz Elisabeth Lukas Eva Florian Birgit' },
  { country: 'CH', language: 'de', share: 1.4, names: 'Urs Regula Beat Ursula Reto Monika Adrian Silvia' },
  { country: 'CH', language: 'fr', share: 0.5, names: 'Olivier Sandrine Yves Corinne Pascal Florence' },
  { country: 'CH', language: 'it', share: 0.2, names: 'Fabrizio Nadia Tiziano Daniela' },
  { country: 'PL', language: 'pl', share: 12, names: 'Piotr Anna Krzysztof Agnieszka Tomasz Monika Marek Ewa' },
  { country: 'FR', language: 'fr', share: 9, names: 'Julien Sophie Nicolas Camille Laurent Isabelle Thierry Céline' },
  { country: 'IT', language: 'it', share: 8, names: 'Marco Giulia Luca Francesca Paolo Chiara Andrea Elena' },
  { country: 'GB', language: 'en', share: 7, names: 'James Emma David Sarah Mark Helen Paul Karen' },
  { country: 'IE', language: 'en', share: 2, names: 'Liam Aoife Sean Ciara Declan Niamh' },
  { country: 'ES', language: 'es', share: 6, names: 'Javier Carmen Antonio Lucía Manuel Marta Diego Rosa' },
  { country: 'PT', language: 'pt', share: 3, names: 'João Ana Rui Catarina Pedro Inês Miguel Sofia' },
  { country: 'CZ', language: 'cs', share: 5, names: 'Jan Lenka Petr Hana Jiří Kateřina Tomáš Veronika' },
  { country: 'SK', language: 'sk', share: 5, names: 'Peter Zuzana Martin Jana Michal Katarína Ján Lucia' },
  { country: 'HU', language: 'hu', share: 5, names: 'László Katalin Gábor Éva Zoltán Mónika István Andrea' },
  { country: 'RO', language: 'ro', share: 5, names: 'Andrei Elena Mihai Ioana Cristian Alina Radu Simona' },
  { country: 'NL', language: 'nl', share: 4, names: 'Jeroen Anouk Pieter Sanne Henk Marieke Bas Femke' },
  { country: 'BE', language: 'nl', share: 1.8, names: 'Koen An Wim Els Bart Griet' },
  { country: 'BE', language: 'fr', share: 1.2, names: 'Benoît Anne Philippe Nathalie Didier Valérie' },
  { country: 'SE', language: 'sv', share: 3, names: 'Anders Karin Erik Maria Lars Emma' },
  { country: 'DK', language: 'da', share: 2, names: 'Søren Mette Jens Lone Henrik Camilla' },
  { country: 'NO', language: 'nb', share: 2, names: 'Ole Ingrid Bjørn Kari Lars Silje' },
  { country: 'FI', language: 'fi', share: 2, names: 'Mikko Päivi Jari Sanna Timo Kaisa' },
  { country: 'GR', language: 'el', share: 2, names: 'Γιώργος Μαρία Νίκος Ελένη Δημήτρης Κατερίνα' },
  { country: 'BG', language: 'bg', share: 2, names: 'Георги Мария Иван Елена Димитър Десислава' },
  { country: 'HR', language: 'hr', share: 2, names: 'Ivan Ana Marko Ivana Tomislav Petra' },
  { country: 'SI', language: 'sl', share: 2, names: 'Janez Mojca Andrej Nataša Matej Špela' },
  { country: 'LT', language: 'lt', share: 2, names: 'Jonas Rasa Tomas Eglė Mindaugas Jurgita' },
];

const LATIN = 'ABDFGHKLMNPRSTV';
const INITIALS: Partial<Readonly<Record<Language, string>>> = { el: 'ΑΓΔΚΛΜΝΠΣΤΧ', bg: 'АБВГДИКМНПСТ' };

/** Somebody who has written a review: `Jana K.`, and in which language of which country. */
export interface Author {
  readonly name: string;
  readonly language: Language;
  readonly locale: string;
}

const wholeShare = readerships.reduce((sum, { share }) => sum + share, 0);

function readershipAt(luck: number): Readership | undefined {
  let left = luck * wholeShare;
  return readerships.find(({ share }) => (left -= share) < 0);
}

const oneOf = (list: readonly string[], luck: number): string => list[Math.floor(luck * list.length)] ?? '';

/** The author that these words lead to; many more write in the large countries. */
export function authorOf(...words: readonly (string | number)[]): Author {
  const { country, language, names } = readershipAt(chance('readership', ...words)) ?? {
    country: 'DE',
    language: 'de' as const,
    names: 'Thomas',
  };
  const firstName = oneOf(names.split(' '), chance('first name', ...words));
  const initial = oneOf([...(INITIALS[language] ?? LATIN)], chance('initial', ...words));
  return { name: `${firstName} ${initial}.`, language, locale: `${language}-${country}` };
}
