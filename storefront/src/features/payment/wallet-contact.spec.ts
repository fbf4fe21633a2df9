import { describe, expect, it } from '@jest/globals';
import { applePayOwner, googlePayOwner } from './wallet-contact.js';

describe('the owner of a wallet', () => {
  it('of Google Pay has one name, and the phone of the delivery also for the bill', () => {
    const address = {
      name: 'Eva Maria Novak',
      address1: 'Hlavná 12',
      address2: '',
      postalCode: '811 01',
      locality: 'Bratislava',
      countryCode: 'SK',
    };
    const contact = {
      firstName: 'Eva Maria',
      lastName: 'Novak',
      street: ['Hlavná 12'],
      postalCode: '811 01',
      city: 'Bratislava',
      country: 'SK',
      phone: '+421900123456',
    };
    expect(
      googlePayOwner({
        email: 'eva@example.com',
        shippingAddress: { ...address, phoneNumber: '+421900123456' },
        paymentMethodData: { info: { billingAddress: address } },
      }),
    ).toEqual({ email: 'eva@example.com', billingContact: contact, shippingContact: contact });
  });

  it('of Apple Pay has e-mail and phone in the shipping contact', () => {
    const owner = applePayOwner({
      payment: {
        billingContact: { givenName: 'Eva', familyName: 'Novak', addressLines: ['Hlavná 12'] },
        shippingContact: { emailAddress: 'eva@example.com', phoneNumber: '0900123456' },
      },
    });
    expect(owner).toMatchObject({
      email: 'eva@example.com',
      billingContact: { firstName: 'Eva', lastName: 'Novak', street: ['Hlavná 12'], phone: '0900123456' },
      shippingContact: { street: [], phone: '0900123456' },
    });
  });

  it('may say nothing', () => {
    const nothing = { email: undefined, billingContact: undefined, shippingContact: undefined };
    expect(googlePayOwner({ paymentMethodData: {} })).toEqual(nothing);
    expect(applePayOwner({ payment: {} })).toEqual(nothing);
  });
});
