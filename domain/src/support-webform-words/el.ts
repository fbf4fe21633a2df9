import type { SupportFormWords } from './words.js';

export const el: SupportFormWords = {
  title: 'Επικοινωνία',
  choose: 'Επιλέξτε',
  optional: 'προαιρετικό',
  shortcut: 'Μπορείτε να το κάνετε μόνοι σας ανά πάσα στιγμή:',
  openPage: 'Μετάβαση στη σελίδα',
  proceed: 'Συνέχεια με το αίτημα',
  send: 'Αποστολή αιτήματος',
  fields: {
    reason: 'Τι αφορά;',
    subreason: 'Πιο συγκεκριμένα',
    contactName: 'Το όνομά σας',
    company: 'Εταιρεία',
    email: 'E-mail',
    phone: 'Τηλέφωνο',
    subject: 'Θέμα',
    description: 'Το μήνυμά σας',
    productNumber: 'Κωδικός προϊόντος',
    orderNumber: 'Αριθμός παραγγελίας',
    invoiceNumber: 'Αριθμός τιμολογίου',
    vatId: 'ΑΦΜ',
    quantity: 'Ποσότητα',
  },
  problems: {
    required: 'Συμπληρώστε αυτό το πεδίο.',
    'no-such-choice': 'Επιλέξτε από τη λίστα.',
    email: 'Αυτή η διεύθυνση e-mail δεν είναι πλήρης.',
    phone: 'Ένας αριθμός τηλεφώνου έχει τουλάχιστον 8 ψηφία.',
    count: 'Εισαγάγετε έναν ακέραιο αριθμό από το 1.',
    'too-long': 'Το κείμενο είναι πολύ μεγάλο.',
  },
};
