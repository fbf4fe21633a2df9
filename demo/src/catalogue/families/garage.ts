import * as noun from '../../terms/families/workshop.js';
import type { Family } from '../family.js';

/** What a garage drills and lifts with. */
export const garageFamilies: readonly Family[] = [
  {
    key: 'drill-press',
    number: 53,
    noun: noun.drillPress,
    department: 'workshop',
    group: 'workshop-machines',
    brand: 'MSW',
    modelPrefix: 'MSW-DP',
    named: ['nominal', 'power'],
    features: ['heightAdjustable', 'safetySwitch', 'quiet', 'accessories'],
    mainsVoltage: 230,
    models: [
      {
        code: '13',
        euros: 119,
        figures: {
          nominal: { value: 13, unit: 'mm' },
          power: { value: 350, unit: 'W' },
          speed: { value: 2650, unit: 'rpm' },
        },
        size: [430, 290, 590],
        kilograms: 15.5,
      },
      {
        code: '16',
        euros: 199,
        figures: {
          nominal: { value: 16, unit: 'mm' },
          power: { value: 550, unit: 'W' },
          speed: { value: 2580, unit: 'rpm' },
        },
        size: [480, 310, 780],
        kilograms: 27,
      },
      {
        code: '16L',
        euros: 279,
        figures: {
          nominal: { value: 16, unit: 'mm' },
          power: { value: 650, unit: 'W' },
          speed: { value: 2580, unit: 'rpm' },
        },
        size: [560, 340, 960],
        kilograms: 38,
      },
      {
        code: '20',
        euros: 429,
        figures: {
          nominal: { value: 20, unit: 'mm' },
          power: { value: 750, unit: 'W' },
          speed: { value: 2500, unit: 'rpm' },
        },
        size: [620, 370, 1010],
        kilograms: 56,
      },
      {
        code: '25',
        euros: 649,
        figures: {
          nominal: { value: 25, unit: 'mm' },
          power: { value: 1100, unit: 'W' },
          speed: { value: 2300, unit: 'rpm' },
        },
        size: [700, 430, 1070],
        kilograms: 84,
      },
    ],
  },
  {
    key: 'engine-crane',
    number: 54,
    noun: noun.engineCrane,
    department: 'workshop',
    group: 'workshop-machines',
    brand: 'MSW',
    modelPrefix: 'MSW-WK',
    adjective: 'hydraulic',
    named: ['capacity'],
    features: ['steelFrame', 'castors', 'heightAdjustable', 'overloadProtection'],
    freight: true,
    models: [
      {
        code: '0.5T',
        euros: 179,
        figures: { capacity: { value: 0.5, unit: 't' } },
        size: [1320, 850, 1380],
        kilograms: 48,
      },
      {
        code: '1T',
        euros: 229,
        figures: { capacity: { value: 1, unit: 't' } },
        size: [1480, 950, 1480],
        kilograms: 67,
      },
      {
        code: '1T-F',
        euros: 259,
        adjective: 'folding',
        figures: { capacity: { value: 1, unit: 't' } },
        size: [1480, 950, 1480],
        kilograms: 71,
      },
      {
        code: '2T',
        euros: 329,
        adjective: 'folding',
        figures: { capacity: { value: 2, unit: 't' } },
        size: [1640, 1050, 1560],
        kilograms: 92,
      },
      {
        code: '3T',
        euros: 489,
        figures: { capacity: { value: 3, unit: 't' } },
        size: [1820, 1150, 1720],
        kilograms: 128,
      },
    ],
  },
];
