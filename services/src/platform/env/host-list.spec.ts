import { describe, expect, it } from '@jest/globals';
import { HostList } from './host-list.js';

const has = (list: string, url: string): boolean | undefined => HostList.parse(list)?.has(new URL(url));

describe('the list of hosts that data may be sent to', () => {
  it.each([
    ['a host', 'orders.example.com', 'https://orders.example.com/sk', true],
    ['another host', 'orders.example.com', 'https://orders.example.org/sk', false],
    ['a host that ends alike', 'example.com', 'https://evilexample.com', false],
    ['a subdomain of a host without a star', 'example.com', 'https://a.example.com', false],
    ['a subdomain', '*.my.salesforce.com', 'https://ferrum.my.salesforce.com', true],
    ['a subdomain of a subdomain', '*.my.salesforce.com', 'https://a.sandbox.my.salesforce.com', true],
    ['the domain of a star itself', '*.my.salesforce.com', 'https://my.salesforce.com', false],
    ['a star that another domain ends in', '*.example.com', 'https://badexample.com', false],
    ['another port', 'orders.example.com', 'https://orders.example.com:8443', false],
    ['a port that is listed', 'orders.example.com:8443', 'https://orders.example.com:8443', true],
    ['capitals', 'Orders.Example.com', 'https://ORDERS.example.com', true],
    ['the second of two', 'a.example.com, b.example.com', 'https://b.example.com', true],
  ])('knows whether it has %s', (_what, list, url, isOn) => expect(has(list, url)).toBe(isOn));

  it.each(['*', '*.com', 'https://example.com', 'example.com/path', 'a b', 'example.com,', '*.*.example.com'])(
    'cannot be "%s"',
    (list) => expect(HostList.parse(list)).toBeUndefined(),
  );

  it('has no host if it is empty', () => {
    expect(HostList.EMPTY.has(new URL('https://example.com'))).toBe(false);
  });
});
