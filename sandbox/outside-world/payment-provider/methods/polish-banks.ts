export interface Bank {
  readonly id: string;
  readonly name: string;
}

/** The banks from which a shopper in Poland chooses. The ids are those of the provider's test environment. */
export const POLISH_BANKS: readonly Bank[] = [
  { id: '154', name: 'BLIK' },
  { id: '145', name: 'mTransfer (mBank)' },
  { id: '25', name: 'Inteligo' },
  { id: '243', name: 'PKO Bank Polski (iPKO)' },
  { id: '246', name: 'Pekao24' },
  { id: '240', name: 'Santander' },
  { id: '242', name: 'ING Bank Śląski' },
  { id: '6', name: 'Alior Bank' },
  { id: '7', name: 'Millennium' },
  { id: '33', name: 'Nest Bank' },
];
