import { families } from './families.js';

/** Which machines are used beside each other; what belongs to a machine comes first and by itself. */
const usedBeside: Readonly<Record<string, readonly string[]>> = {
  fryer: ['griddle', 'ice-machine'],
  griddle: ['fryer', 'meat-slicer'],
  'pizza-oven': ['planetary-mixer', 'meat-slicer'],
  'meat-grinder': ['meat-slicer', 'planetary-mixer'],
  'meat-slicer': ['meat-grinder', 'bench-scale'],
  'planetary-mixer': ['pizza-oven', 'bench-scale'],
  'ice-machine': ['bottle-cooler', 'espresso-machine'],
  'bottle-cooler': ['ice-machine', 'espresso-machine'],
  'storage-freezer': ['bottle-cooler', 'meat-grinder'],
  'espresso-machine': ['ice-machine', 'griddle'],
  'bench-grinder': ['drill-press', 'workshop-press'],
  'workshop-press': ['engine-crane', 'bench-grinder'],
  compressor: ['pressure-washer', 'bench-grinder'],
  'drill-press': ['bench-grinder', 'vacuum-cleaner'],
  'engine-crane': ['workshop-press', 'crane-scale'],
  'welding-inverter': ['welding-helmet', 'bench-grinder'],
  'mig-welder': ['welding-helmet', 'bench-grinder'],
  'welding-helmet': ['welding-inverter', 'mig-welder'],
  'bench-scale': ['floor-scale', 'shelving'],
  'floor-scale': ['pallet-truck', 'bench-scale'],
  'crane-scale': ['engine-crane', 'winch'],
  oscilloscope: ['multimeter', 'hot-plate-stirrer'],
  multimeter: ['oscilloscope', 'welding-inverter'],
  'pressure-washer': ['vacuum-cleaner', 'steam-cleaner'],
  'ultrasonic-cleaner': ['steam-cleaner', 'hot-plate-stirrer'],
  'vacuum-cleaner': ['pressure-washer', 'steam-cleaner'],
  'steam-cleaner': ['vacuum-cleaner', 'pressure-washer'],
  greenhouse: ['garden-pump', 'hedge-trimmer'],
  'lawn-mower': ['hedge-trimmer', 'garden-pump'],
  'garden-pump': ['greenhouse', 'pressure-washer'],
  'hedge-trimmer': ['lawn-mower', 'chainsaw'],
  microscope: ['centrifuge', 'hot-plate-stirrer'],
  centrifuge: ['microscope', 'hot-plate-stirrer'],
  'hot-plate-stirrer': ['centrifuge', 'bench-scale'],
  'log-splitter': ['chainsaw', 'winch'],
  winch: ['log-splitter', 'crane-scale'],
  chainsaw: ['log-splitter', 'winch'],
  'barber-chair': ['hood-dryer', 'massage-table'],
  'massage-table': ['barber-chair', 'hood-dryer'],
  'hood-dryer': ['barber-chair', 'massage-table'],
  'pallet-truck': ['scissor-lift-table', 'floor-scale'],
  shelving: ['pallet-truck', 'scissor-lift-table'],
  'scissor-lift-table': ['pallet-truck', 'shelving'],
};

const MOST = 3;

/** Keys of up to three categories that complement this one: its accessories, then what is used beside it. */
export function relatedCategoriesOf(key: string): readonly string[] {
  const accessories = families.filter(({ accessory }) => accessory?.machines.includes(key)).map((family) => family.key);
  const machines = families.find((family) => family.key === key)?.accessory?.machines ?? [];
  return [...accessories, ...machines, ...(usedBeside[key] ?? [])].slice(0, MOST);
}
