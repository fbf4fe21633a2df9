import * as noun from '../../terms/families/laboratory.js';
import type { Family } from '../family.js';

export const laboratoryFamilies: readonly Family[] = [
  {
    key: 'microscope',
    number: 20,
    noun: noun.microscope,
    department: 'laboratory',
    group: 'optics',
    brand: 'Steinberg Systems',
    modelPrefix: 'SBS-MIC',
    named: ['magnification'],
    features: ['precise', 'accessories'],
    models: [
      {
        code: '640',
        euros: 89,
        adjective: 'compact',
        figures: { magnification: { value: 640, unit: 'x' } },
        size: [170, 130, 320],
        kilograms: 2.1,
      },
      {
        code: '1000',
        euros: 199,
        adjective: 'professional',
        figures: { magnification: { value: 1000, unit: 'x' } },
        size: [210, 160, 370],
        kilograms: 3.9,
      },
      {
        code: '1600D',
        euros: 349,
        adjective: 'digital',
        figures: { magnification: { value: 1600, unit: 'x' } },
        size: [230, 180, 400],
        kilograms: 5.4,
      },
    ],
  },
  {
    key: 'centrifuge',
    number: 21,
    noun: noun.centrifuge,
    department: 'laboratory',
    group: 'sample-preparation',
    brand: 'Steinberg Systems',
    modelPrefix: 'SBS-LZ',
    named: ['speed', 'volume'],
    features: ['safetySwitch', 'timer', 'quiet'],
    mainsVoltage: 230,
    models: [
      {
        code: '4000',
        euros: 189,
        figures: {
          speed: { value: 4000, unit: 'rpm' },
          volume: { count: 6, value: 20, unit: 'ml' },
          power: { value: 120, unit: 'W' },
        },
        size: [300, 280, 260],
        kilograms: 6.8,
      },
      {
        code: '5000',
        euros: 329,
        adjective: 'digital',
        figures: {
          speed: { value: 5000, unit: 'rpm' },
          volume: { count: 8, value: 20, unit: 'ml' },
          power: { value: 200, unit: 'W' },
        },
        size: [360, 330, 300],
        kilograms: 10.4,
      },
    ],
  },
];
