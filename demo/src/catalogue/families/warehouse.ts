import * as noun from '../../terms/families/warehouse.js';
import type { Family } from '../family.js';

export const warehouseFamilies: readonly Family[] = [
  {
    key: 'pallet-truck',
    number: 26,
    noun: noun.palletTruck,
    department: 'warehouse',
    group: 'transport',
    brand: 'Frommstarck',
    modelPrefix: 'STAR-PT',
    named: ['capacity', 'nominal'],
    features: ['steelFrame', 'castors', 'overloadProtection'],
    freight: true,
    models: [
      {
        code: '20',
        euros: 349,
        adjective: 'manual',
        figures: { capacity: { value: 2000, unit: 'kg' }, nominal: { value: 1150, unit: 'mm' } },
        size: [1540, 540, 1230],
        kilograms: 58,
      },
      {
        code: '25',
        euros: 419,
        adjective: 'manual',
        figures: { capacity: { value: 2500, unit: 'kg' }, nominal: { value: 1150, unit: 'mm' } },
        size: [1540, 550, 1230],
        kilograms: 66,
      },
      {
        code: '15E',
        euros: 1890,
        adjective: 'electric',
        figures: {
          capacity: { value: 1500, unit: 'kg' },
          nominal: { value: 1150, unit: 'mm' },
          power: { value: 750, unit: 'W' },
        },
        size: [1590, 560, 1250],
        kilograms: 122,
        picture: 'pallet-truck-electric',
      },
    ],
  },
  {
    key: 'shelving',
    number: 27,
    noun: noun.shelving,
    department: 'warehouse',
    group: 'storage',
    brand: 'Uniprodo',
    modelPrefix: 'UNI-SR',
    adjective: 'galvanised',
    named: ['capacity', 'size'],
    features: ['assembly', 'heightAdjustable', 'steelFrame'],
    models: [
      {
        code: '875',
        euros: 49,
        figures: { capacity: { count: 5, value: 175, unit: 'kg' }, shelves: { value: 5 } },
        size: [900, 400, 1800],
        kilograms: 11.5,
      },
      {
        code: '1325',
        euros: 89,
        figures: { capacity: { count: 5, value: 265, unit: 'kg' }, shelves: { value: 5 } },
        size: [1200, 500, 1800],
        kilograms: 18.2,
      },
      {
        code: '1750',
        euros: 149,
        figures: { capacity: { count: 5, value: 350, unit: 'kg' }, shelves: { value: 5 } },
        size: [1600, 600, 2000],
        kilograms: 27.4,
      },
    ],
  },
];
