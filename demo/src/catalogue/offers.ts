/** Machines that are also sold as B-ware, as family and number of the model. */
export const listedBWare: ReadonlySet<string> = new Set([
  'fryer/2',
  'compressor/2',
  'pressure-washer/2',
  'microscope/2',
  'massage-table/2',
]);

/** Two machines sold together: family and number of each. */
export interface SetOffer {
  readonly parts: readonly [first: string, second: string];
}

export const setOffers: readonly SetOffer[] = [
  { parts: ['welding-inverter/2', 'welding-helmet/1'] },
  { parts: ['pressure-washer/1', 'vacuum-cleaner/1'] },
  { parts: ['meat-grinder/1', 'planetary-mixer/1'] },
];

/** Machines that are sold out in the demo, so that the shop can show it. */
export const soldOut: ReadonlySet<string> = new Set(['griddle/2', 'barber-chair/2']);

/** Machines of the end-of-line offer: an amount off each. */
export const endOfLine: ReadonlySet<string> = new Set([
  'fryer/3',
  'compressor/3',
  'log-splitter/1',
  'pallet-truck/1',
  'oscilloscope/1',
]);

/** The department whose machines are reduced by a share. */
export const reducedDepartment = 'cleaning';
