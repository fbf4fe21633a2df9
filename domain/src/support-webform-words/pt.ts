import type { SupportFormWords } from './words.js';

export const pt: SupportFormWords = {
  title: 'Contacte-nos',
  choose: 'Escolha uma opção',
  optional: 'opcional',
  shortcut: 'Pode tratar disto a qualquer momento:',
  openPage: 'Ir para a página',
  proceed: 'Continuar o pedido',
  send: 'Enviar o pedido',
  fields: {
    reason: 'Qual é o assunto?',
    subreason: 'Mais precisamente',
    contactName: 'O seu nome',
    company: 'Empresa',
    email: 'E-mail',
    phone: 'Telefone',
    subject: 'Título',
    description: 'A sua mensagem',
    productNumber: 'Referência do produto',
    orderNumber: 'Número da encomenda',
    invoiceNumber: 'Número da fatura',
    vatId: 'NIF',
    quantity: 'Quantidade',
  },
  problems: {
    required: 'Preencha este campo.',
    'no-such-choice': 'Escolha uma opção da lista.',
    email: 'Este endereço de e-mail não está completo.',
    phone: 'Um número de telefone tem pelo menos 8 algarismos.',
    count: 'Indique um número inteiro a partir de 1.',
    'too-long': 'O texto é demasiado longo.',
  },
};
