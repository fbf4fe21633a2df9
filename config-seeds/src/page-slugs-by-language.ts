import type { PageKey } from '@manifold/domain/page-slugs/contract';

const en: Record<PageKey, string> = {
  'privacy-data': 'privacy-data',
  'company-information': 'company-information',
  'terms-and-conditions': 'terms-and-conditions',
  payment: 'payment',
  'return-policy': 'return-policy',
  'dispatch-information': 'dispatch-information',
  'battery-regulations': 'battery-regulations',
  'premium-guarantee': 'premium-guarantee',
  complaints: 'complaints',
  'best-prices-guaranteed': 'best-prices-guaranteed',
  'our-history': 'our-history',
  inspirations: 'inspirations',
  'product-recalls': 'product-recalls',
  'merchant-information': 'merchant-information',
  'help-centre': 'help-centre',
  sale: 'sale',
  'volume-discount': 'volume-discount',
  newsletter: 'newsletter',
  'newsletter-confirmation': 'newsletter-confirmation',
  'opt-out': 'opt-out',
};
export const slugsByLanguage: Readonly<Record<string, Record<PageKey, string>>> = Object.fromEntries(
  'bg cs da de el en es fi fr hr hu it lt nb nl pl pt ro sk sl sv'.split(' ').map((language) => [language, en]),
);
