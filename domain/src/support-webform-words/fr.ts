import type { SupportFormWords } from './words.js';

export const fr: SupportFormWords = {
  title: 'Nous contacter',
  choose: 'Veuillez choisir',
  optional: 'facultatif',
  shortcut: 'Vous pouvez le faire vous-même à tout moment :',
  openPage: 'Ouvrir la page',
  proceed: 'Poursuivre la demande',
  send: 'Envoyer la demande',
  fields: {
    reason: 'Quel est le sujet ?',
    subreason: 'Plus précisément',
    contactName: 'Votre nom',
    company: 'Société',
    email: 'E-mail',
    phone: 'Téléphone',
    subject: 'Objet',
    description: 'Votre message',
    productNumber: 'Référence du produit',
    orderNumber: 'Numéro de commande',
    invoiceNumber: 'Numéro de facture',
    vatId: 'Numéro de TVA',
    quantity: 'Quantité',
  },
  problems: {
    required: 'Veuillez remplir ce champ.',
    'no-such-choice': 'Veuillez choisir dans la liste.',
    email: 'Cette adresse e-mail est incomplète.',
    phone: 'Un numéro de téléphone comporte au moins 8 chiffres.',
    count: 'Veuillez saisir un nombre entier à partir de 1.',
    'too-long': 'Ce texte est trop long.',
  },
};
