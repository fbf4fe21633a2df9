import { defineMessages } from '../../ui/define-messages.js';

export const reviewMessages = defineMessages({
  title: { id: 'reviews.title', defaultMessage: 'Reviews' },
  count: { id: 'reviews.count', defaultMessage: '{count, plural, one {# review} other {# reviews}}' },
  distribution: { id: 'reviews.distribution', defaultMessage: 'Star ratings' },
  stars: { id: 'reviews.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  sort: { id: 'reviews.sort', defaultMessage: 'Order of the reviews' },
  top: { id: 'reviews.top', defaultMessage: 'Top reviews' },
  recent: { id: 'reviews.recent', defaultMessage: 'Most recent' },
  more: { id: 'reviews.more', defaultMessage: 'Show more reviews' },
  shown: { id: 'reviews.shown', defaultMessage: '{shown, number} of {total, number}' },
  empty: { id: 'reviews.empty', defaultMessage: 'Nobody has reviewed this product yet.' },
  unavailable: { id: 'reviews.unavailable', defaultMessage: 'The reviews cannot be shown right now.' },
  write: { id: 'my-reviews.write', defaultMessage: 'Write a review' },
  retry: { id: 'reviews.retry', defaultMessage: 'Try again' },
  answer: { id: 'reviews.answer', defaultMessage: 'Reply from customer service' },
  // One message and not a language's name in a sentence: most languages inflect the name after "from".
  translated: {
    id: 'reviews.translated',
    defaultMessage:
      'Translated from {language, select, bg {Bulgarian} cs {Czech} da {Danish} de {German} el {Greek} es {Spanish} fi {Finnish} fr {French} hr {Croatian} hu {Hungarian} it {Italian} lt {Lithuanian} nb {Norwegian} nl {Dutch} pl {Polish} pt {Portuguese} ro {Romanian} sk {Slovak} sl {Slovenian} sv {Swedish} other {another language}}',
  },
  showOriginal: { id: 'reviews.show-original', defaultMessage: 'Show original' },
  showTranslation: { id: 'reviews.show-translation', defaultMessage: 'Show translation' },
  origin: {
    id: 'reviews.origin',
    defaultMessage: 'In our shop, only buyers can write reviews. Reviews from Google are not checked by us.',
  },
});
