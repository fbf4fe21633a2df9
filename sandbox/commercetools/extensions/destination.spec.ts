import { describe, expect, it } from '@jest/globals';
import { isAllowedHost } from './destination.js';

describe('an extension', () => {
  it.each(['http://localhost:8080/x', 'http://127.0.0.1/', 'https://[::1]:8443/', 'http://0x7f.1/'])(
    'is called on this machine: %s',
    (url) => {
      expect(isAllowedHost(url, [])).toBe(true);
    },
  );

  it.each([
    'http://example.com/',
    'http://localhost.example.com/',
    'http://127.0.0.1.example.com/',
    'http://localhost@example.com/',
    'http://169.254.169.254/latest',
    'http://10.0.0.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://0.0.0.0/',
  ])('is not called on other hosts: %s', (url) => {
    expect(isAllowedHost(url, [])).toBe(false);
  });

  it('is called on a configured host, on any port or on the configured one', () => {
    const hosts = ['hooks.example.com', 'other.example.com:8443'];
    expect(isAllowedHost('https://hooks.example.com/x', hosts)).toBe(true);
    expect(isAllowedHost('http://hooks.example.com:8080/x', hosts)).toBe(true);
    expect(isAllowedHost('https://other.example.com:8443/x', hosts)).toBe(true);
    expect(isAllowedHost('https://other.example.com/x', hosts)).toBe(false);
    expect(isAllowedHost('https://evil.hooks.example.com/x', hosts)).toBe(false);
  });
});
