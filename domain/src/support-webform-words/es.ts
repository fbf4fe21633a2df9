import type { SupportFormWords } from './words.js';

export const es: SupportFormWords = {
  title: 'Contacto',
  choose: 'Elija una opción',
  optional: 'opcional',
  shortcut: 'Puede hacerlo usted mismo en cualquier momento:',
  openPage: 'Ir a la página',
  proceed: 'Continuar con la solicitud',
  send: 'Enviar la solicitud',
  fields: {
    reason: '¿De qué se trata?',
    subreason: 'Más concretamente',
    contactName: 'Su nombre',
    company: 'Empresa',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    subject: 'Asunto',
    description: 'Su mensaje',
    productNumber: 'Referencia del producto',
    orderNumber: 'Número de pedido',
    invoiceNumber: 'Número de factura',
    vatId: 'NIF-IVA',
    quantity: 'Cantidad',
  },
  problems: {
    required: 'Rellene este campo.',
    'no-such-choice': 'Elija una opción de la lista.',
    email: 'Esta dirección de correo no está completa.',
    phone: 'Un número de teléfono tiene al menos 8 cifras.',
    count: 'Indique un número entero a partir de 1.',
    'too-long': 'El texto es demasiado largo.',
  },
};
