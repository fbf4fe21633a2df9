import type { Words } from './words.js';

/** Texts about missing permissions. */
export const accessWords = {
  en: {
    access: {
      some: 'You may change this for %{places} only.',
      'foreign-draft': "This is someone else's draft. Ask its author or an admin.",
      'other-role': 'Your role can view this but not change it.',
      'section-not-granted': 'You have no right to change this section. Ask an admin.',
      'wider-than-granted': 'This applies to more stores than you may change. Ask an admin.',
      'store-not-granted': 'You have no right to change this store. Ask an admin.',
    },
  },
  de: {
    access: {
      some: 'Sie dürfen dies nur für %{places} ändern.',
      'foreign-draft': 'Das ist der Entwurf einer anderen Person. Wenden Sie sich an sie oder an einen Administrator.',
      'other-role': 'Ihre Rolle darf dies ansehen, aber nicht ändern.',
      'section-not-granted':
        'Für diesen Bereich haben Sie kein Änderungsrecht. Wenden Sie sich an einen Administrator.',
      'wider-than-granted': 'Dies gilt für mehr Shops, als Sie ändern dürfen. Wenden Sie sich an einen Administrator.',
      'store-not-granted': 'Für diesen Shop haben Sie kein Änderungsrecht. Wenden Sie sich an einen Administrator.',
    },
  },
} as const satisfies Words;
