import { describe, expect, it } from '@jest/globals';
import { splitStreet, walletAddress } from './wallet-address.js';

describe('a street line of a wallet', () => {
  it.each([
    ['Hauptstraße 5', 'DE', 'Hauptstraße', '5'],
    ['Ringstraße 12a', 'AT', 'Ringstraße', '12a'],
    ['Mannerheimintie 10 B', 'FI', 'Mannerheimintie', '10 B'],
    ['Calle de Alcalá, 45', 'ES', 'Calle de Alcalá', '45'],
    ['Hlavná 12/4', 'SK', 'Hlavná', '12/4'],
    ['10 Downing Street', 'GB', 'Downing Street', '10'],
    ['99 bis rue de Rivoli', 'FR', 'rue de Rivoli', '99 bis'],
    ['99bis, rue de Rivoli', 'FR', 'rue de Rivoli', '99bis'],
    ['Straße des 17. Juni 135', 'DE', 'Straße des 17. Juni', '135'],
    ['12 Hlavná', 'SK', 'Hlavná', '12'],
  ])('%s in %s is street %s and number %s', (line, country, streetName, streetNumber) => {
    expect(splitStreet(line, country)).toEqual({ streetName, streetNumber });
  });

  it.each(['Rose Cottage', '', '12'])('"%s" has no street and number', (line) => {
    expect(splitStreet(line, 'GB')).toBeUndefined();
  });
});

describe('the contact of a wallet', () => {
  const contact = {
    firstName: 'Eva',
    lastName: 'Novak',
    street: ['Hlavná 12', '2. poschodie'],
    postalCode: '811 01',
    city: 'Bratislava',
    country: 'sk',
    phone: '+421 900 123 456',
  };

  it('becomes an address of the shop', () => {
    expect(walletAddress(contact, 'SK')).toEqual({
      firstName: 'Eva',
      lastName: 'Novak',
      streetName: 'Hlavná',
      streetNumber: '12',
      additionalAddressInfo: '2. poschodie',
      postalCode: '811 01',
      city: 'Bratislava',
      country: 'SK',
      phone: '+421900123456',
    });
  });

  it('may have the number in a line of its own', () => {
    expect(walletAddress({ ...contact, street: ['Hlavná', '12'] }, 'SK')).toMatchObject({
      streetName: 'Hlavná',
      streetNumber: '12',
    });
  });

  it.each([
    [{ lastName: undefined }, ['lastName']],
    [{ street: [] }, ['streetName', 'streetNumber']],
    [{ street: ['Hlavná'] }, ['streetNumber']],
    [{ country: 'CZ' }, ['country']],
    [{ phone: ' ' }, ['phone']],
  ])('without %j lacks %j', (changes, missing) => {
    expect(walletAddress({ ...contact, ...changes }, 'SK')).toEqual({ missing });
  });
});
