import { describe, expect, it } from '@jest/globals';
import { printedAddress } from './printed.js';

//  country | street | number | postal code | city | lines
const ADDRESSES = `
AT | Mariahilfer Straße | 12 | 1060 | Wien | Mariahilfer Straße 12, 1060 Wien
BE | Wetstraat | 16 | 1000 | Brussel | Wetstraat 16, 1000 Brussel
BG | ул. Граф Игнатиев | 5 | 1000 | София | ул. Граф Игнатиев 5, 1000 София
CH | Bahnhofstrasse | 1 | 8001 | Zürich | Bahnhofstrasse 1, 8001 Zürich
CZ | Vodičkova | 36 | 110 00 | Praha | Vodičkova 36, 110 00 Praha
DE | Hauptstraße | 7 | 10115 | Berlin | Hauptstraße 7, 10115 Berlin
DK | Vesterbrogade | 3 | 1620 | København | Vesterbrogade 3, 1620 København
ES | Calle Mayor | s/n | 28013 | Madrid | Calle Mayor s/n, 28013 Madrid
FI | Mannerheimintie | 10 | 00100 | Helsinki | Mannerheimintie 10, 00100 Helsinki
FR | rue de Rivoli | 10 | 75001 | Paris | 10 rue de Rivoli, 75001 Paris
GB | Downing Street | 10 | SW1A 2AA | London | 10 Downing Street, London, SW1A 2AA
GR | Ερμού | 4 | 105 63 | Αθήνα | Ερμού 4, 105 63 Αθήνα
HR | Ilica | 1 | 10000 | Zagreb | Ilica 1, 10000 Zagreb
HU | Andrássy út | 60 | 1062 | Budapest | Budapest, Andrássy út 60, 1062
IE | Grafton Street | 8 | D02 AF30 | Dublin | 8 Grafton Street, Dublin, D02 AF30
IT | Via Roma | 2 | 20121 | Milano | Via Roma 2, 20121 Milano
LT | Gedimino pr. | 9 | 01103 | Vilnius | Gedimino pr. 9, 01103 Vilnius
NL | Damrak | 1 | 1012 LG | Amsterdam | Damrak 1, 1012 LG Amsterdam
NO | Karl Johans gate | 22 | 0159 | Oslo | Karl Johans gate 22, 0159 Oslo
PL | ul. Marszałkowska | 5 | 00-624 | Warszawa | ul. Marszałkowska 5, 00-624 Warszawa
PT | Rua Augusta | 24 | 1100-053 | Lisboa | Rua Augusta 24, 1100-053 Lisboa
RO | Calea Victoriei | 12 | 010061 | București | Calea Victoriei 12, 010061 București
SE | Drottninggatan | 5 | 111 51 | Stockholm | Drottninggatan 5, 111 51 Stockholm
SI | Slovenska cesta | 3 | 1000 | Ljubljana | Slovenska cesta 3, 1000 Ljubljana
SK | Obchodná | 12 | 811 06 | Bratislava | Obchodná 12, 811 06 Bratislava`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

describe('a printed address', () => {
  it('is covered for each of the 25 countries', () => {
    expect(new Set(ADDRESSES.map(([country]) => country)).size).toBe(25);
  });

  it.each(ADDRESSES)(
    'in %s reads as on an envelope there',
    (country, streetName, streetNumber, postalCode, city, lines) => {
      const name = { firstName: 'Anna', lastName: 'Kiss', company: 'Ferrum' };
      const printed = printedAddress({ ...name, country, streetName, streetNumber, postalCode, city });
      expect(printed).toEqual(['Ferrum', country === 'HU' ? 'Kiss Anna' : 'Anna Kiss', ...(lines ?? '').split(', ')]);
    },
  );

  it('leaves out missing parts', () => {
    expect(printedAddress({ country: 'GB', city: 'London', department: '' })).toEqual(['London']);
  });
});
