/** Machines that are also sold as B-ware, as family and number of the model. */
export const listedBWare: ReadonlySet<string> = new Set([
  'fryer/2',
  'compressor/2',
  'pressure-washer/2',
  'microscope/2',
  'massage-table/2',
  'griddle/1',
  'ice-machine/1',
  'meat-grinder/2',
  'planetary-mixer/2',
  'bench-grinder/2',
  'workshop-press/1',
  'welding-inverter/3',
  'mig-welder/1',
  'oscilloscope/2',
  'floor-scale/2',
  'vacuum-cleaner/2',
  'ultrasonic-cleaner/2',
  'lawn-mower/1',
  'greenhouse/1',
  'centrifuge/1',
  'log-splitter/2',
  'winch/2',
  'barber-chair/1',
  'pallet-truck/2',
  'shelving/2',
  'microscope/3',
  'massage-table/3',
]);

/** Two machines sold together: family and number of each. */
export interface SetOffer {
  readonly parts: readonly [first: string, second: string];
}

export const setOffers: readonly SetOffer[] = [
  { parts: ['welding-inverter/2', 'welding-helmet/1'] },
  { parts: ['pressure-washer/1', 'vacuum-cleaner/1'] },
  { parts: ['meat-grinder/1', 'planetary-mixer/1'] },
  { parts: ['fryer/1', 'griddle/1'] },
  { parts: ['griddle/3', 'fryer/2'] },
  { parts: ['welding-inverter/3', 'welding-helmet/2'] },
  { parts: ['mig-welder/1', 'welding-helmet/2'] },
  { parts: ['mig-welder/2', 'welding-helmet/1'] },
  { parts: ['compressor/1', 'bench-grinder/1'] },
  { parts: ['compressor/2', 'workshop-press/1'] },
  { parts: ['bench-grinder/2', 'workshop-press/2'] },
  { parts: ['pressure-washer/2', 'vacuum-cleaner/2'] },
  { parts: ['oscilloscope/2', 'multimeter/1'] },
  { parts: ['oscilloscope/3', 'multimeter/2'] },
  { parts: ['microscope/1', 'centrifuge/1'] },
  { parts: ['microscope/3', 'centrifuge/2'] },
  { parts: ['log-splitter/2', 'winch/1'] },
  { parts: ['barber-chair/1', 'massage-table/1'] },
  { parts: ['pallet-truck/2', 'floor-scale/1'] },
  { parts: ['shelving/1', 'pallet-truck/3'] },
  { parts: ['lawn-mower/1', 'pressure-washer/1'] },
  { parts: ['floor-scale/2', 'bench-scale/1'] },
  { parts: ['vacuum-cleaner/3', 'ultrasonic-cleaner/1'] },
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

/** Machines that some countries do not get, for want of a plug or a certificate for them; everything else is sold everywhere. */
export const notSoldIn: Readonly<Record<string, readonly string[]>> = {
  'pizza-oven/5': ['GB', 'IE'],
  'hood-dryer/5': ['GB', 'IE'],
  'garden-pump/5': ['CH', 'GB', 'IE'],
  'chainsaw/4': ['CH'],
  'log-splitter/3': ['NO', 'SE'],
};

/** The department whose machines are reduced by a share. */
export const reducedDepartment = 'cleaning';
