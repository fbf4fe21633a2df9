import { describe, expect, it } from '@jest/globals';
import { money } from '../money/money.js';
import type { Transfer } from './contract.js';
import { epcPayload } from './epc.js';
import { mnbPayload } from './mnb-qr.js';
import { spaydPayload } from './spayd.js';
import { paymentCodeStandard } from './standard.js';
import { creditorReference, isQrIban, qrReference, swissQrPayload } from './swiss-qr-bill.js';
import { zbpPayload } from './zbp-2d.js';

const transfer = (changes: Partial<Transfer> = {}): Transfer => ({
  iban: 'BE72000000001616',
  bic: 'BPOTBEB1',
  accountOwner: 'Red Cross of Belgium',
  amount: money(100, 'EUR'),
  reference: 'Urgency fund',
  ...changes,
});

describe('the code of a SEPA transfer', () => {
  it('is that of the published example of the Belgian Red Cross', () => {
    // The example from the description of EPC069-12, with version 002.
    expect(epcPayload(transfer())).toBe(
      'BCD\n002\n1\nSCT\nBPOTBEB1\nRed Cross of Belgium\nBE72000000001616\nEUR1.00\n\n\nUrgency fund',
    );
  });

  it('does not exist for another currency or without an amount', () => {
    expect(epcPayload(transfer({ amount: money(100, 'CHF') }))).toBeNull();
    expect(epcPayload(transfer({ amount: money(0, 'EUR') }))).toBeNull();
  });

  it('gets no extra lines from line breaks in the config', () => {
    expect(epcPayload(transfer({ accountOwner: 'A\nEUR9999.00' }))?.split('\n')).toHaveLength(11);
  });
});

describe('the code of a Czech transfer', () => {
  it('has account, amount and message as the standard of the Czech banks writes them', () => {
    const czech = { iban: 'CZ5855000000001265098001', bic: 'RZBCCZPP', amount: money(48050, 'CZK') };
    // The example of the standard, `SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*…`, with our message.
    expect(spaydPayload(transfer({ ...czech, accountOwner: 'Ferrum *s.r.o.', reference: 'CZ-100001' }))).toBe(
      'SPD*1.0*ACC:CZ5855000000001265098001+RZBCCZPP*AM:480.50*CC:CZK*RN:Ferrum %2As.r.o.*MSG:CZ-100001',
    );
  });
});

describe('the code of a Swiss QR-bill', () => {
  const creditor = { street: 'Grosse Marktgasse 28', postalCode: '9400', city: 'Rorschach', country: 'CH' };
  const swiss = (changes: Partial<Transfer> = {}) =>
    swissQrPayload(
      transfer({
        iban: 'CH5800791123000889012',
        accountOwner: 'Robert Schneider AG',
        amount: money(19995, 'CHF'),
        reference: 'CH-100001',
        ...changes,
      }),
      creditor,
    );

  it('has the 31 lines of the standard, with creditor, amount and reference at their places', () => {
    const lines = swiss()?.split('\n') ?? [];
    expect(lines).toHaveLength(31);
    expect(lines.slice(0, 11)).toEqual([
      ...['SPC', '0200', '1', 'CH5800791123000889012', 'S', 'Robert Schneider AG'],
      ...['Grosse Marktgasse 28', '', '9400', 'Rorschach', 'CH'],
    ]);
    expect(lines.slice(18, 20)).toEqual(['199.95', 'CHF']);
    expect(lines.slice(27)).toEqual(['SCOR', creditorReference('CH-100001'), 'CH-100001', 'EPD']);
  });

  it('has a QR reference for a QR-IBAN and a creditor reference for other accounts', () => {
    // The example of the guidelines: 21 00000 00003 13947 14300 09017.
    expect(qrReference('21000000000313947143000901')).toBe('210000000003139471430009017');
    // The example of ISO 11649.
    expect(creditorReference('539007547034')).toBe('RF18539007547034');
    expect(isQrIban('CH4431999123000889012')).toBe(true);
    expect(isQrIban('CH5800791123000889012')).toBe(false);
    expect(swiss({ iban: 'CH4431999123000889012' })?.split('\n')[27]).toBe('QRR');
  });

  it('does not exist for another country, another currency, a wrong account or no amount', () => {
    expect(swiss({ iban: 'DE89370400440532013000' })).toBeNull();
    expect(swiss({ amount: money(100, 'SEK') })).toBeNull();
    expect(swiss({ iban: 'CH5900791123000889012' })).toBeNull();
    expect(swiss({ amount: money(0, 'CHF') })).toBeNull();
  });

  it('gets no extra lines from line breaks in the config', () => {
    expect(swiss({ accountOwner: 'A\nB' })?.split('\n')).toHaveLength(31);
  });
});

describe('the code of a Polish transfer', () => {
  const polish = (changes: Partial<Transfer> = {}, vatNumber: string | null = 'PL1234567890') =>
    zbpPayload(
      transfer({
        iban: 'PL92124012340001567890123456',
        accountOwner: 'Odbiorca 1',
        amount: money(1200, 'PLN'),
        reference: 'FV 1234/34/2012',
        ...changes,
      }),
      vatNumber,
    );

  it('is that of the published example of the Polish Bank Association', () => {
    // Section 3 of the recommendation: a recipient with a fixed amount.
    expect(polish()).toBe('1234567890|PL|92124012340001567890123456|001200|Odbiorca 1|FV 1234/34/2012|||');
  });

  it('leaves out a VAT number of another country, shortens texts and removes characters that are not allowed', () => {
    const long = { accountOwner: 'Ferrum|Machines (Polska) Żółć s.r.o.', reference: 'PL-100001 '.repeat(5) };
    expect(polish(long, 'SK2198765432')?.split('|')).toEqual([
      ...['', 'PL', '92124012340001567890123456', '001200'],
      ...['FerrumMachines Polsk', 'PL-100001 PL-100001 PL-100001 PL', '', '', ''],
    ]);
  });

  it('does not exist for another currency, another country, no amount, or more than the field can hold', () => {
    expect(polish({ amount: money(999_999, 'PLN') })).toContain('|999999|');
    for (const cents of [0, 1_000_000]) expect(polish({ amount: money(cents, 'PLN') })).toBeNull();
    expect(polish({ amount: money(100, 'EUR') })).toBeNull();
    expect(polish({ iban: 'DE89370400440532013000' })).toBeNull();
  });
});

describe('the code of a Hungarian transfer', () => {
  const VALID_UNTIL = new Date('2019-08-01T11:11:33.400Z');
  const hungarian = (changes: Partial<Transfer> = {}) =>
    mnbPayload(
      transfer({
        iban: 'HU42117730161111101800000000',
        bic: 'OTPVHUHB',
        accountOwner: 'Szabó Jenő',
        amount: money(100_000, 'HUF'),
        reference: 'HU-100001',
        ...changes,
      }),
      VALID_UNTIL,
    );

  it('has the 17 lines of the standard of the Hungarian National Bank, each ending with a line break', () => {
    // Account, recipient, amount and validity as in published examples of the standard.
    expect(hungarian()).toBe(
      'HCT\n001\n1\nOTPVHUHB\nSzabó Jenő\nHU42117730161111101800000000\nHUF1000\n20190801121133+1\n\nHU-100001\n\n\n\n\n\n\n\n',
    );
  });

  it('gets no extra lines from line breaks in the config', () => {
    expect(hungarian({ accountOwner: 'A\nB' })?.split('\n')).toHaveLength(18);
  });

  it('does not exist for another currency, another country or no amount', () => {
    expect(hungarian({ amount: money(0, 'HUF') })).toBeNull();
    expect(hungarian({ amount: money(100, 'EUR') })).toBeNull();
    expect(hungarian({ iban: 'DE89370400440532013000' })).toBeNull();
  });
});

describe('the standard of a payment code', () => {
  it('follows the country of the account', () => {
    expect(paymentCodeStandard('DE89370400440532013000')).toBe('epc');
    expect(paymentCodeStandard('CZ6508000000192000145399')).toBe('spayd');
    expect(paymentCodeStandard('SK3112000000198742637541')).toBe('pay-by-square');
    expect(paymentCodeStandard('CH5800791123000889012')).toBe('swiss-qr-bill');
    expect(paymentCodeStandard('SI56011006001234567')).toBe('upn-qr');
    expect(paymentCodeStandard('HU42117730161111101800000000')).toBe('mnb-qr');
    expect(paymentCodeStandard('PL61109010140000071219812874')).toBe('zbp-2d');
    expect(paymentCodeStandard('PT50000201231234567890154')).toBeNull();
  });
});
