import * as noun from '../../terms/families/forestry.js';
import type { Family } from '../family.js';

export const forestryFamilies: readonly Family[] = [
  {
    key: 'log-splitter',
    number: 22,
    noun: noun.logSplitter,
    department: 'forestry',
    group: 'firewood',
    brand: 'Hillvert',
    modelPrefix: 'HT-LS',
    adjective: 'hydraulic',
    named: ['force', 'logLength'],
    features: ['twoHands', 'castors', 'steelFrame'],
    mainsVoltage: 230,
    freight: true,
    models: [
      {
        code: '5T',
        euros: 329,
        figures: {
          force: { value: 5, unit: 't' },
          logLength: { value: 52, unit: 'cm' },
          power: { value: 2200, unit: 'W' },
        },
        size: [950, 270, 480],
        kilograms: 47,
      },
      {
        code: '7T',
        euros: 449,
        figures: {
          force: { value: 7, unit: 't' },
          logLength: { value: 52, unit: 'cm' },
          power: { value: 2700, unit: 'W' },
        },
        size: [1020, 290, 500],
        kilograms: 58,
      },
    ],
  },
  {
    key: 'winch',
    number: 23,
    noun: noun.winch,
    department: 'forestry',
    group: 'pulling',
    brand: 'MSW',
    modelPrefix: 'MSW-PW',
    named: ['capacity'],
    features: ['overloadProtection', 'steelFrame', 'accessories'],
    models: [
      {
        code: '600',
        euros: 45,
        adjective: 'manual',
        figures: { capacity: { value: 600, unit: 'kg' } },
        size: [260, 220, 180],
        kilograms: 4.4,
        picture: 'winch-manual',
      },
      {
        code: '1000E',
        euros: 269,
        adjective: 'electric',
        figures: { capacity: { value: 1000, unit: 'kg' }, power: { value: 1600, unit: 'W' } },
        size: [520, 300, 290],
        kilograms: 33,
      },
      {
        code: '1500E',
        euros: 379,
        adjective: 'electric',
        figures: { capacity: { value: 1500, unit: 'kg' }, power: { value: 2200, unit: 'W' } },
        size: [560, 320, 310],
        kilograms: 41,
      },
    ],
  },
];
