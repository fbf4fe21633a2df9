import * as noun from '../../terms/families/garden.js';
import type { Family } from '../family.js';

export const gardenFamilies: readonly Family[] = [
  {
    key: 'greenhouse',
    number: 18,
    noun: noun.greenhouse,
    department: 'garden',
    group: 'growing',
    brand: 'Wiesenfield',
    modelPrefix: 'WIE-GH',
    named: ['nominal', 'size'],
    features: ['weatherproof', 'assembly'],
    freight: true,
    models: [
      {
        code: '190',
        euros: 349,
        figures: { nominal: { value: 3.6, unit: 'm²' } },
        size: [1900, 1900, 1950],
        kilograms: 38,
      },
      {
        code: '310',
        euros: 549,
        figures: { nominal: { value: 5.9, unit: 'm²' } },
        size: [3100, 1900, 1950],
        kilograms: 56,
      },
    ],
  },
  {
    key: 'lawn-mower',
    number: 19,
    noun: noun.lawnMower,
    department: 'garden',
    group: 'lawn-care',
    brand: 'Hillvert',
    modelPrefix: 'HT-LM',
    adjective: 'electric',
    named: ['cuttingWidth', 'power'],
    features: ['heightAdjustable', 'safetySwitch', 'quiet'],
    mainsVoltage: 230,
    models: [
      {
        code: '38',
        euros: 159,
        figures: { cuttingWidth: { value: 38, unit: 'cm' }, power: { value: 1600, unit: 'W' } },
        size: [1300, 440, 1050],
        kilograms: 13.5,
      },
      {
        code: '42',
        euros: 219,
        figures: { cuttingWidth: { value: 42, unit: 'cm' }, power: { value: 1800, unit: 'W' } },
        size: [1380, 470, 1060],
        kilograms: 16.2,
      },
    ],
  },
];
