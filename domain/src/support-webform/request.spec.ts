import { describe, expect, it } from '@jest/globals';
import { supportRequest, type SupportSender } from './request.js';

const webform = {
  domain: 'https://ferrum.my.salesforce.com',
  orgId: '00D000000000001',
  recordType: '012000000000001',
  caseFields: {
    subreason: '00N000000000001',
    productNumber: '00N000000000002',
    orderNumber: '00N000000000003',
    invoiceNumber: '00N000000000004',
    vatId: '00N000000000005',
    quantity: '00N000000000006',
    countryLabel: '00N000000000007',
    locale: '00N000000000008',
  },
};

const poland: SupportSender = {
  countryLabel: 'Poland',
  locale: 'pl-PL',
  returnUrl: 'https://ferrum.example.pl/',
  isPreProduction: false,
};

describe('a request to the support platform', () => {
  it('has exactly this body for a discount', () => {
    const values = {
      reason: 'sales',
      subreason: 'discount-request',
      contactName: 'Zoë Wójcik',
      company: "Bar & Grill 'U Zoë'",
      email: 'zoe+shop@example.pl',
      phone: '+48 600 700 800',
      subject: 'Ten (10) ~ 50% off?',
      description: 'First line\nsecond = line',
      productNumber: '10012345',
      vatId: 'PL1234567890',
      quantity: '10',
    };
    expect(supportRequest(webform, values, poland)).toEqual({
      address: 'https://ferrum.my.salesforce.com/servlet/servlet.WebToCase?encoding=UTF-8',
      body: [
        'orgid=00D000000000001',
        'encoding=UTF-8',
        'retURL=https%3A%2F%2Fferrum.example.pl%2F',
        'recordType=012000000000001',
        'reason=sales',
        'name=Zo%C3%AB+W%C3%B3jcik',
        'company=Bar+%26+Grill+%27U+Zo%C3%AB%27',
        'email=zoe%2Bshop%40example.pl',
        'phone=%2B48+600+700+800',
        'subject=Ten+%2810%29+%7E+50%25+off%3F',
        'description=First+line%0D%0Asecond+%3D+line',
        '00N000000000001=discount-request',
        '00N000000000002=10012345',
        '00N000000000005=PL1234567890',
        '00N000000000006=10',
        '00N000000000007=Poland',
        '00N000000000008=pl-PL',
      ].join('&'),
    });
  });

  it('has exactly this body for a login issue before production: empty fields left out, debug on', () => {
    const values = {
      reason: 'account',
      subreason: 'login-issue',
      contactName: 'Ján',
      email: 'jan@example.sk',
      subject: '登录',
      description: '\ud83d\ude00 \ud83d',
    };
    const sender = { countryLabel: 'Slovakia', locale: 'sk-SK', returnUrl: 'https://ferrum.example.sk/' };
    expect(supportRequest({ ...webform, recordType: '' }, values, { ...sender, isPreProduction: true })?.body).toBe(
      [
        'orgid=00D000000000001',
        'encoding=UTF-8',
        'retURL=https%3A%2F%2Fferrum.example.sk%2F',
        'debug=1',
        'reason=account',
        'name=J%C3%A1n',
        'email=jan%40example.sk',
        'subject=%E7%99%BB%E5%BD%95',
        'description=%F0%9F%98%80+%EF%BF%BD',
        '00N000000000001=login-issue',
        '00N000000000007=Slovakia',
        '00N000000000008=sk-SK',
      ].join('&'),
    );
  });

  it('is parsed by a server as it was written', () => {
    const description = "a=b&c+d %zz\r\n!'()*~ ~ ä 漢";
    const { body = '' } = supportRequest(webform, { description }, poland) ?? {};
    const written =
      body
        .split('&')
        .find((pair) => pair.startsWith('description='))
        ?.slice('description='.length) ?? '';
    expect(decodeURIComponent(written.replaceAll('+', ' '))).toBe(description);
  });

  it.each([{ domain: '' }, { orgId: '' }, { domain: '', orgId: '' }])('is not possible with %j', (missing) => {
    expect(supportRequest({ ...webform, ...missing }, {}, poland)).toBeUndefined();
  });
});
