import * as noun from '../../terms/families/welding.js';
import type { Family } from '../family.js';

export const weldingFamilies: readonly Family[] = [
  {
    key: 'welding-inverter',
    number: 9,
    noun: noun.weldingInverter,
    department: 'welding',
    group: 'welding-machines',
    brand: 'Stamos',
    modelPrefix: 'S-MMA',
    named: ['current'],
    features: ['hotStart', 'overheatProtection', 'display', 'accessories'],
    mainsVoltage: 230,
    models: [
      {
        code: '160',
        euros: 149,
        adjective: 'compact',
        figures: { current: { value: 160, unit: 'A' } },
        size: [330, 150, 250],
        kilograms: 5.2,
      },
      {
        code: '200',
        euros: 219,
        adjective: 'digital',
        figures: { current: { value: 200, unit: 'A' } },
        size: [380, 170, 290],
        kilograms: 7.4,
      },
      {
        code: '250',
        euros: 349,
        adjective: 'professional',
        figures: { current: { value: 250, unit: 'A' } },
        size: [440, 200, 330],
        kilograms: 11.8,
      },
    ],
  },
  {
    key: 'welding-helmet',
    number: 10,
    noun: noun.weldingHelmet,
    department: 'welding',
    group: 'welding-protection',
    brand: 'Stamos',
    modelPrefix: 'S-SH',
    adjective: 'automatic',
    named: ['model'],
    features: ['heightAdjustable', 'precise'],
    models: [
      { code: 'Carbon', euros: 49, figures: {}, size: [330, 230, 240], kilograms: 0.5 },
      { code: 'Blaze', euros: 69, figures: {}, size: [330, 230, 240], kilograms: 0.6 },
    ],
  },
];
