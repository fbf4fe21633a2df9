/** What a shopper types into the address step, by the message id of the field's label. */
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

/** An address of each country in which tests buy, as people there write it. */
export const addresses = {
  AT: address(['Ringstraße', '12a', '1010', 'Wien', '+43 1 234 5678']),
  CH: address(['Rue de Bourg', '8', '1003', 'Lausanne', '+41 21 234 56 78']),
  DE: address(['Hauptstraße', '5', '10115', 'Berlin', '+49 30 1234567']),
  GB: address(['Downing Street', '10', 'SW1A 2AA', 'London', '+44 20 7946 0018']),
  HU: address(['Andrássy út', '60', '1062', 'Budapest', '+36 1 234 5678']),
  PT: address(['Rua Augusta', '24', '1100-048', 'Lisboa', '+351 21 234 5678']),
  SK: address(['Hlavná', '12', '811 01', 'Bratislava', '+421 900 123 456']),
} as const satisfies Readonly<Record<string, AddressLines>>;

export type Buyer = keyof typeof addresses;
