import { describe, expect, it } from '@jest/globals';
import { httpsLinkSchema, linkSchema } from './contract.js';

const NEITHER = [
  'javascript:alert(document.domain)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.com',
  'ftp://example.com',
  'https://user:secret@example.com/',
  'https://user@example.com/',
  'https://example.com@evil.example/',
  'https:evil.example',
  'https:/\\evil.example',
  'https://',
  'https://?x',
  'https:///evil.example',
  'https://example.com\\@evil.example',
  'https://example.com/"onclick=',
  'https://example.com/a b',
  '//evil.example',
  '/\\evil.example',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(500)}`,
];
const ADDRESSES = [
  'https://orders.example.com/sk',
  'https://example.com',
  'https://example.com?a=b#c',
  'https://jobs.example.co.uk:8443/it/äöü?q=a&b=@c',
];
const PATHS = ['/', '/stamos/', '/a?b=c'];

describe('a link in config', () => {
  it.each(NEITHER)('must not be %j', (text) => {
    expect([httpsLinkSchema.safeParse(text).success, linkSchema.safeParse(text).success]).toEqual([false, false]);
  });

  it.each(ADDRESSES)('may be %s', (text) => {
    expect([httpsLinkSchema.safeParse(text).success, linkSchema.safeParse(text).success]).toEqual([true, true]);
  });

  it.each(PATHS)('may be the path %s only if it belongs to the shop itself', (text) => {
    expect([httpsLinkSchema.safeParse(text).success, linkSchema.safeParse(text).success]).toEqual([false, true]);
  });
});
