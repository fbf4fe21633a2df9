import * as noun from '../../terms/families/salon.js';
import type { Family } from '../family.js';

export const salonFamilies: readonly Family[] = [
  {
    key: 'barber-chair',
    number: 24,
    noun: noun.barberChair,
    department: 'salon',
    group: 'salon-seating',
    brand: 'Physa',
    modelPrefix: 'PHY-BC',
    adjective: 'hydraulic',
    named: ['capacity', 'model'],
    features: ['upholstery', 'heightAdjustable', 'steelFrame'],
    freight: true,
    models: [
      {
        code: 'Liverpool',
        euros: 399,
        figures: { capacity: { value: 150, unit: 'kg' } },
        size: [1050, 690, 1100],
        kilograms: 44,
      },
      {
        code: 'Gatsby',
        euros: 549,
        figures: { capacity: { value: 180, unit: 'kg' } },
        size: [1120, 720, 1120],
        kilograms: 56,
      },
    ],
  },
  {
    key: 'massage-table',
    number: 25,
    noun: noun.massageTable,
    department: 'salon',
    group: 'massage',
    brand: 'Physa',
    modelPrefix: 'PHY-MT',
    named: ['capacity', 'model'],
    features: ['upholstery', 'heightAdjustable', 'assembly'],
    models: [
      {
        code: 'Bordeaux',
        euros: 119,
        adjective: 'folding',
        figures: { capacity: { value: 227, unit: 'kg' } },
        size: [1850, 600, 800],
        kilograms: 13.8,
      },
      {
        code: 'Verona',
        euros: 169,
        adjective: 'folding',
        figures: { capacity: { value: 250, unit: 'kg' } },
        size: [1950, 700, 850],
        kilograms: 16.4,
      },
      {
        code: 'Oslo',
        euros: 749,
        adjective: 'electric',
        figures: { capacity: { value: 250, unit: 'kg' }, power: { value: 120, unit: 'W' } },
        size: [1900, 680, 900],
        kilograms: 49,
        picture: 'massage-table-electric',
      },
    ],
  },
];
