import * as cleaning from '../../terms/families/cleaning.js';
import * as forestry from '../../terms/families/forestry.js';
import * as kitchen from '../../terms/families/kitchen.js';
import * as laboratory from '../../terms/families/laboratory.js';
import * as measuring from '../../terms/families/measuring.js';
import * as warehouse from '../../terms/families/warehouse.js';
import * as welding from '../../terms/families/welding.js';
import * as workshop from '../../terms/families/workshop.js';
import { accessoryDescriptions as description } from '../../texts/accessory-descriptions.js';
import type { Family } from '../family.js';

/** What belongs to the machines; numbers 30 to 41 are theirs. */
// prettier-ignore
export const accessoryFamilies: readonly Family[] = [
  {
    key: 'fryer-basket', number: 30, noun: kitchen.fryerBasket, department: 'kitchen', group: 'kitchen-accessories',
    brand: 'Royal Catering', modelPrefix: 'RCFB', named: ['nominal'], features: ['coolHandle', 'stainlessSteel', 'dishwasherSafe'],
    accessory: { machines: ['fryer'], by: 'volume', description: description.fryerBasket },
    models: [
      { code: '8', euros: 19, figures: { nominal: { value: 8, unit: 'l' } }, suits: [6, 8.9], size: [240, 130, 110], kilograms: 0.5 },
      { code: '10', euros: 24, figures: { nominal: { value: 10, unit: 'l' } }, suits: [9, 12.9], size: [270, 150, 120], kilograms: 0.7 },
      { code: '16', euros: 29, figures: { nominal: { value: 16, unit: 'l' } }, suits: [13, 20], size: [330, 200, 130], kilograms: 1.1 },
    ],
  },
  {
    key: 'mixer-whisk', number: 31, noun: kitchen.mixerWhisk, department: 'kitchen', group: 'kitchen-accessories',
    brand: 'Royal Catering', modelPrefix: 'RCPW', named: ['nominal'], features: ['stainlessSteel', 'toolFreeChange', 'dishwasherSafe'],
    accessory: { machines: ['planetary-mixer'], by: 'volume', description: description.mixerWhisk },
    models: [
      { code: '10', euros: 39, figures: { nominal: { value: 10, unit: 'l' } }, suits: [6, 11.9], size: [190, 190, 260], kilograms: 0.8 },
      { code: '20', euros: 55, figures: { nominal: { value: 20, unit: 'l' } }, suits: [12, 24.9], size: [230, 230, 320], kilograms: 1.3 },
      { code: '30', euros: 75, figures: { nominal: { value: 30, unit: 'l' } }, suits: [25, 45], size: [270, 270, 380], kilograms: 2 },
    ],
  },
  {
    key: 'grinding-wheel', number: 32, noun: workshop.grindingWheel, department: 'workshop', group: 'workshop-accessories',
    brand: 'MSW', modelPrefix: 'MSW-GW', named: ['diameter'], features: ['balanced', 'coolGrinding'],
    accessory: { machines: ['bench-grinder'], by: 'nominal', description: description.grindingWheel },
    models: [
      { code: '150', euros: 12, figures: { diameter: { value: 150, unit: 'mm' } }, suits: [150, 150], size: [150, 150, 20], kilograms: 0.9 },
      { code: '200', euros: 19, figures: { diameter: { value: 200, unit: 'mm' } }, suits: [200, 200], size: [200, 200, 25], kilograms: 1.9 },
      { code: '250', euros: 32, figures: { diameter: { value: 250, unit: 'mm' } }, suits: [250, 250], size: [250, 250, 32], kilograms: 3.6 },
    ],
  },
  {
    key: 'air-hose-set', number: 33, noun: workshop.airHoseSet, department: 'workshop', group: 'workshop-accessories',
    brand: 'MSW', modelPrefix: 'MSW-AHS', named: ['length'], features: ['quickCoupling', 'oilResistant'],
    accessory: { machines: ['compressor'], description: description.airHoseSet },
    models: [
      { code: '10', euros: 25, figures: { length: { value: 10, unit: 'm' }, pressure: { value: 15, unit: 'bar' } }, size: [320, 320, 80], kilograms: 1.8 },
      { code: '15', euros: 35, figures: { length: { value: 15, unit: 'm' }, pressure: { value: 15, unit: 'bar' } }, size: [340, 340, 90], kilograms: 2.4 },
      { code: '20', euros: 49, figures: { length: { value: 20, unit: 'm' }, pressure: { value: 15, unit: 'bar' } }, size: [360, 360, 110], kilograms: 3.3 },
    ],
  },
  {
    key: 'welding-wire', number: 34, noun: welding.weldingWire, department: 'welding', group: 'welding-accessories',
    brand: 'Stamos', modelPrefix: 'S-MW', named: ['diameter', 'nominal'], features: ['steadyArc', 'evenlyWound'],
    accessory: { machines: ['mig-welder'], by: 'current', description: description.weldingWire },
    models: [
      { code: '0.8-1', euros: 12, figures: { diameter: { value: 0.8, unit: 'mm' }, nominal: { value: 1, unit: 'kg' } }, suits: [0, 500], size: [100, 100, 45], kilograms: 1.1 },
      { code: '0.8-5', euros: 29, figures: { diameter: { value: 0.8, unit: 'mm' }, nominal: { value: 5, unit: 'kg' } }, suits: [0, 500], size: [200, 200, 55], kilograms: 5.3 },
      { code: '1.0-15', euros: 69, figures: { diameter: { value: 1, unit: 'mm' }, nominal: { value: 15, unit: 'kg' } }, suits: [200, 500], size: [300, 300, 103], kilograms: 15.6 },
    ],
  },
  {
    key: 'electrode-holder', number: 35, noun: welding.electrodeHolder, department: 'welding', group: 'welding-accessories',
    brand: 'Stamos', modelPrefix: 'S-EH', named: ['current'], features: ['firmGrip', 'insulatedGrip'],
    accessory: { machines: ['welding-inverter'], by: 'current', description: description.electrodeHolder },
    models: [
      { code: '200', euros: 12, figures: { current: { value: 200, unit: 'A' } }, suits: [0, 200], size: [230, 70, 40], kilograms: 0.4 },
      { code: '300', euros: 16, figures: { current: { value: 300, unit: 'A' } }, suits: [0, 300], size: [250, 80, 45], kilograms: 0.5 },
      { code: '400', euros: 22, figures: { current: { value: 400, unit: 'A' } }, suits: [200, 400], size: [270, 90, 50], kilograms: 0.7 },
    ],
  },
  {
    key: 'probe-set', number: 36, noun: measuring.probeSet, department: 'measuring', group: 'measuring-accessories',
    brand: 'Steinberg Systems', modelPrefix: 'SBS-MS', named: ['voltage', 'pieces'], features: ['flexibleLeads', 'insulatedGrip'],
    accessory: { machines: ['oscilloscope', 'multimeter'], description: description.probeSet },
    models: [
      { code: '8', euros: 12, figures: { voltage: { value: 600, unit: 'V' }, pieces: { value: 8, unit: 'pcs' } }, size: [220, 120, 40], kilograms: 0.3 },
      { code: '12', euros: 17, figures: { voltage: { value: 1000, unit: 'V' }, pieces: { value: 12, unit: 'pcs' } }, size: [230, 140, 50], kilograms: 0.4 },
      { code: '18', euros: 22, figures: { voltage: { value: 1000, unit: 'V' }, pieces: { value: 18, unit: 'pcs' } }, size: [260, 160, 60], kilograms: 0.6 },
    ],
  },
  {
    key: 'filter-bags', number: 37, noun: cleaning.filterBags, department: 'cleaning', group: 'cleaning-accessories',
    brand: 'Ulsonix', modelPrefix: 'ULX-FB', named: ['nominal', 'pieces'], features: ['fineDust', 'tearResistant', 'toolFreeChange'],
    accessory: { machines: ['vacuum-cleaner'], by: 'volume', description: description.filterBags },
    models: [
      { code: '30', euros: 19, figures: { nominal: { value: 30, unit: 'l' }, pieces: { value: 10, unit: 'pcs' } }, suits: [15, 34], size: [260, 180, 60], kilograms: 0.5 },
      { code: '50', euros: 25, figures: { nominal: { value: 50, unit: 'l' }, pieces: { value: 10, unit: 'pcs' } }, suits: [35, 60], size: [300, 200, 70], kilograms: 0.7 },
      { code: '80', euros: 29, figures: { nominal: { value: 80, unit: 'l' }, pieces: { value: 5, unit: 'pcs' } }, suits: [61, 100], size: [320, 220, 60], kilograms: 0.6 },
    ],
  },
  {
    key: 'spray-lance', number: 38, noun: cleaning.sprayLance, department: 'cleaning', group: 'cleaning-accessories',
    brand: 'Ulsonix', modelPrefix: 'ULX-SL', named: ['length', 'pressure'], features: ['quickCoupling', 'adjustableJet'],
    accessory: { machines: ['pressure-washer'], by: 'pressure', description: description.sprayLance },
    models: [
      { code: '06', euros: 29, figures: { length: { value: 0.6, unit: 'm' }, pressure: { value: 200, unit: 'bar' } }, suits: [0, 200], size: [600, 60, 60], kilograms: 0.7 },
      { code: '09', euros: 39, figures: { length: { value: 0.9, unit: 'm' }, pressure: { value: 250, unit: 'bar' } }, suits: [0, 250], size: [900, 60, 60], kilograms: 1 },
      { code: '18', euros: 79, figures: { length: { value: 1.8, unit: 'm' }, pressure: { value: 250, unit: 'bar' } }, suits: [120, 250], size: [1800, 70, 70], kilograms: 1.9 },
    ],
  },
  {
    key: 'saw-chain', number: 39, noun: forestry.sawChain, department: 'forestry', group: 'forestry-accessories',
    brand: 'Hillvert', modelPrefix: 'HT-SC', named: ['nominal'], features: ['hardenedTeeth', 'lowKickback'],
    accessory: { machines: ['chainsaw'], by: 'nominal', description: description.sawChain },
    models: [
      { code: '35', euros: 14, figures: { nominal: { value: 35, unit: 'cm' } }, suits: [35, 35], size: [160, 120, 30], kilograms: 0.2 },
      { code: '40', euros: 16, figures: { nominal: { value: 40, unit: 'cm' } }, suits: [40, 40], size: [160, 130, 30], kilograms: 0.3 },
      { code: '45', euros: 18, figures: { nominal: { value: 45, unit: 'cm' } }, suits: [45, 45], size: [170, 130, 35], kilograms: 0.3 },
    ],
  },
  {
    key: 'centrifuge-tubes', number: 40, noun: laboratory.centrifugeTubes, department: 'laboratory', group: 'laboratory-accessories',
    brand: 'Steinberg Systems', modelPrefix: 'SBS-CT', named: ['volume', 'pieces'], features: ['graduated', 'tightLid'],
    accessory: { machines: ['centrifuge'], by: 'volume', description: description.centrifugeTubes },
    models: [
      { code: '2', euros: 15, figures: { volume: { value: 2, unit: 'ml' }, pieces: { value: 500, unit: 'pcs' } }, suits: [0.001, 0.002], size: [220, 160, 90], kilograms: 0.6 },
      { code: '15', euros: 19, figures: { volume: { value: 15, unit: 'ml' }, pieces: { value: 100, unit: 'pcs' } }, suits: [0.015, 0.02], size: [260, 180, 120], kilograms: 0.8 },
      { code: '50', euros: 25, figures: { volume: { value: 50, unit: 'ml' }, pieces: { value: 50, unit: 'pcs' } }, suits: [0.045, 0.06], size: [300, 200, 130], kilograms: 0.9 },
    ],
  },
  {
    key: 'round-sling', number: 41, noun: warehouse.roundSling, department: 'warehouse', group: 'lifting-accessories',
    brand: 'MSW', modelPrefix: 'MSW-RS', named: ['capacity', 'length'], features: ['loadColours', 'gentleOnLoads'],
    accessory: { machines: ['engine-crane', 'crane-scale', 'winch'], by: 'capacity', description: description.roundSling },
    models: [
      { code: '1T', euros: 15, figures: { capacity: { value: 1, unit: 't' }, length: { value: 1, unit: 'm' } }, suits: [0, 1000], size: [300, 160, 50], kilograms: 0.9 },
      { code: '2T', euros: 25, figures: { capacity: { value: 2, unit: 't' }, length: { value: 2, unit: 'm' } }, suits: [0, 2000], size: [320, 200, 60], kilograms: 2.1 },
      { code: '3T', euros: 39, figures: { capacity: { value: 3, unit: 't' }, length: { value: 3, unit: 'm' } }, suits: [0, 3000], size: [360, 220, 80], kilograms: 3.9 },
    ],
  },
];
