/** The lines of an address form, by the message id of each label. */
export type AddressLines = Readonly<Record<string, string>>;

const person = { 'addresses.field-first-name': 'Eva', 'addresses.field-last-name': 'Novak' };

function address(lines: readonly [street: string, number: string, postalCode: string, city: string, phone: string]) {
  const [street, number, postalCode, city, phone] = lines;
  return {
    ...person,
    'addresses.field-street': street,
    'addresses.field-street-number': number,
    'addresses.field-postal-code': postalCode,
    'addresses.field-city': city,
    'addresses.field-phone': phone,
  };
}

/** An address of each country, as people there write it. */
export const addresses = {
  AT: address(['Ringstraße', '12a', '1010', 'Wien', '+43 1 234 5678']),
  BE: address(['Rue Neuve', '123', '1000', 'Bruxelles', '+32 2 123 45 67']),
  BG: address(['бул. Витоша', '15', '1000', 'София', '+359 2 123 4567']),
  CH: address(['Rue de Bourg', '8', '1003', 'Lausanne', '+41 21 234 56 78']),
  CZ: address(['Dlouhá', '7', '110 00', 'Praha', '+420 601 123 456']),
  DE: address(['Hauptstraße', '5', '10115', 'Berlin', '+49 30 1234567']),
  DK: address(['Vesterbrogade', '3', '1620', 'København', '+45 33 12 34 56']),
  ES: address(['Calle de Alcalá', '45', '28014', 'Madrid', '+34 91 123 45 67']),
  FI: address(['Mannerheimintie', '10 B', '00100', 'Helsinki', '+358 9 123 4567']),
  FR: address(['rue de Rivoli', '99 bis', '75001', 'Paris', '+33 1 23 45 67 89']),
  GB: address(['Downing Street', '10', 'SW1A 2AA', 'London', '+44 20 7946 0018']),
  GR: address(['Πατησίων', '76', '104 34', 'Αθήνα', '+30 210 123 4567']),
  HR: address(['Ilica', '1', '10000', 'Zagreb', '+385 1 234 5678']),
  HU: address(['Andrássy út', '60', '1062', 'Budapest', '+36 1 234 5678']),
  IE: address(['O’Connell Street', '40', 'D01 F5P2', 'Dublin', '+353 1 234 5678']),
  IT: address(['Via del Corso', '126', '00186', 'Roma', '+39 06 1234 5678']),
  LT: address(['Gedimino pr.', '9', '01103', 'Vilnius', '+370 5 212 3456']),
  NL: address(['Damrak', '70', '1012 LM', 'Amsterdam', '+31 20 123 4567']),
  NO: address(['Karl Johans gate', '22', '0159', 'Oslo', '+47 22 12 34 56']),
  PL: address(['Nowy Świat', '6', '00-496', 'Warszawa', '+48 22 123 45 67']),
  PT: address(['Rua Augusta', '24', '1100-048', 'Lisboa', '+351 21 234 5678']),
  RO: address(['Calea Victoriei', '12', '010061', 'București', '+40 21 312 3456']),
  SE: address(['Drottninggatan', '53', '111 21', 'Stockholm', '+46 8 123 456 78']),
  SI: address(['Slovenska cesta', '29', '1000', 'Ljubljana', '+386 1 234 56 78']),
  SK: address(['Hlavná', '12', '811 01', 'Bratislava', '+421 900 123 456']),
} as const satisfies Readonly<Record<string, AddressLines>>;

export type Buyer = keyof typeof addresses;

/** Returns whether `addresses` has an entry for the country. */
export const isBuyer = (countryCode: string): countryCode is Buyer => Object.hasOwn(addresses, countryCode);
