import { defineMessages } from '../ui/define-messages.js';

export const shellMessages = defineMessages({
  skip: { id: 'shell.skip', defaultMessage: 'Skip to content' },
  home: { id: 'shell.home', defaultMessage: '{brand}: home' },
  allCategories: { id: 'shell.all-categories', defaultMessage: 'All categories' },
  categories: { id: 'shell.categories', defaultMessage: 'Categories' },
  menu: { id: 'shell.menu', defaultMessage: 'Menu' },
  close: { id: 'shell.close', defaultMessage: 'Close' },
  everythingIn: { id: 'shell.everything-in', defaultMessage: 'Everything in {category}' },
  account: { id: 'shell.account', defaultMessage: 'Account' },
  cart: { id: 'shell.cart', defaultMessage: 'Cart' },
  cartCount: {
    id: 'shell.cart-count',
    defaultMessage: 'Cart, {count, plural, =0 {empty} one {# item} other {# items}}',
  },
  andMore: { id: 'shell.and-more', defaultMessage: '+' },
  cartEmpty: { id: 'shell.cart-empty', defaultMessage: 'Your cart is empty' },
  freeShipping: { id: 'shell.free-shipping', defaultMessage: 'Free shipping from {amount}' },
  returns: { id: 'shell.returns', defaultMessage: '{days, plural, one {# day} other {# days}} to return' },
  guarantee: { id: 'shell.guarantee', defaultMessage: '{years, plural, one {#-year} other {#-year}} guarantee' },
  allVat: { id: 'shell.all-vat', defaultMessage: 'Prices with VAT' },
  call: { id: 'shell.call', defaultMessage: 'Call us: {phone}' },
  customerService: { id: 'footer.customer-service', defaultMessage: 'Customer service' },
  aboutUs: { id: 'footer.about-us', defaultMessage: 'About us' },
  ourProducts: { id: 'footer.our-products', defaultMessage: 'Our products' },
  ourBrands: { id: 'footer.our-brands', defaultMessage: 'Our brands' },
  weDeliver: { id: 'footer.we-deliver', defaultMessage: 'We deliver to every corner of the country.' },
  copyright: { id: 'footer.copyright', defaultMessage: '© {founded}–{year} {owner}' },
  priceDisclaimer: {
    id: 'footer.price-disclaimer',
    defaultMessage: 'All prices include VAT; shipping is added where it is not free.',
  },
});
