import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Brands. */
export const brandWords = {
  en: {
    brand: {
      colours: 'Colours',
      header: 'Header',
      hero: 'Home picture',
      card: 'Product cards',
      tiles: 'Departments',
      headings: 'Headings',
      typeface: 'Typeface',
      choice: {
        plain: 'On paper, logo at the start',
        banded: 'Coloured band, logo in the middle',
        split: 'Beside the message',
        full: 'Behind the message',
        framed: 'Framed',
        bare: 'Without frames',
        round: 'Round',
        start: 'At the start',
        centred: 'In the middle',
        'sofia-sans': 'Sofia Sans',
        'figtree-fraunces': 'Figtree and Fraunces',
      },
    },
  },
  de: {
    brand: {
      colours: 'Farben',
      header: 'Kopfzeile',
      hero: 'Startbild',
      card: 'Produktkarten',
      tiles: 'Abteilungen',
      headings: 'Überschriften',
      typeface: 'Schrift',
      choice: {
        plain: 'Auf Papier, Logo am Anfang',
        banded: 'Farbiges Band, Logo in der Mitte',
        split: 'Neben der Botschaft',
        full: 'Hinter der Botschaft',
        framed: 'Mit Rahmen',
        bare: 'Ohne Rahmen',
        round: 'Rund',
        start: 'Am Anfang',
        centred: 'In der Mitte',
        'sofia-sans': 'Sofia Sans',
        'figtree-fraunces': 'Figtree und Fraunces',
      },
    },
  },
} as const satisfies Words;
