import type { SupportFormWords } from './words.js';

export const bg: SupportFormWords = {
  title: 'Свържете се с нас',
  choose: 'Моля, изберете',
  optional: 'по желание',
  shortcut: 'Можете да го направите сами по всяко време:',
  openPage: 'Към страницата',
  proceed: 'Продължете със запитването',
  send: 'Изпратете запитването',
  fields: {
    reason: 'За какво се отнася?',
    subreason: 'По-точно',
    contactName: 'Вашето име',
    company: 'Фирма',
    email: 'Имейл',
    phone: 'Телефон',
    subject: 'Тема',
    description: 'Вашето съобщение',
    productNumber: 'Номер на продукта',
    orderNumber: 'Номер на поръчката',
    invoiceNumber: 'Номер на фактурата',
    vatId: 'ДДС номер',
    quantity: 'Количество',
  },
  problems: {
    required: 'Моля, попълнете това поле.',
    'no-such-choice': 'Моля, изберете от списъка.',
    email: 'Този имейл адрес не е пълен.',
    phone: 'Телефонният номер има поне 8 цифри.',
    count: 'Моля, въведете цяло число от 1 нагоре.',
    'too-long': 'Текстът е твърде дълъг.',
  },
};
