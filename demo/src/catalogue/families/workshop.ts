import * as noun from '../../terms/families/workshop.js';
import type { Family } from '../family.js';

export const workshopFamilies: readonly Family[] = [
  {
    key: 'bench-grinder',
    number: 6,
    noun: noun.benchGrinder,
    department: 'workshop',
    group: 'workshop-machines',
    brand: 'MSW',
    modelPrefix: 'MSW-BG',
    named: ['nominal', 'power'],
    features: ['overloadProtection', 'quiet', 'accessories'],
    mainsVoltage: 230,
    models: [
      {
        code: '150',
        euros: 69,
        figures: {
          nominal: { value: 150, unit: 'mm' },
          power: { value: 250, unit: 'W' },
          speed: { value: 2950, unit: 'rpm' },
        },
        size: [360, 200, 230],
        kilograms: 8.4,
      },
      {
        code: '200',
        euros: 119,
        figures: {
          nominal: { value: 200, unit: 'mm' },
          power: { value: 550, unit: 'W' },
          speed: { value: 2950, unit: 'rpm' },
        },
        size: [410, 240, 280],
        kilograms: 15.6,
      },
    ],
  },
  {
    key: 'workshop-press',
    number: 7,
    noun: noun.workshopPress,
    department: 'workshop',
    group: 'workshop-machines',
    brand: 'MSW',
    modelPrefix: 'MSW-WP',
    adjective: 'hydraulic',
    named: ['force'],
    features: ['steelFrame', 'heightAdjustable', 'accessories'],
    freight: true,
    models: [
      { code: '12T', euros: 199, figures: { force: { value: 12, unit: 't' } }, size: [500, 480, 1320], kilograms: 52 },
      { code: '20T', euros: 329, figures: { force: { value: 20, unit: 't' } }, size: [560, 520, 1500], kilograms: 84 },
      { code: '30T', euros: 599, figures: { force: { value: 30, unit: 't' } }, size: [700, 600, 1780], kilograms: 138 },
    ],
  },
  {
    key: 'compressor',
    number: 8,
    noun: noun.compressor,
    department: 'workshop',
    group: 'compressed-air',
    brand: 'MSW',
    modelPrefix: 'MSW-KOMP',
    named: ['volume', 'pressure', 'power'],
    features: ['castors', 'overloadProtection', 'quiet'],
    mainsVoltage: 230,
    models: [
      {
        code: '24-8',
        euros: 149,
        adjective: 'mobile',
        figures: {
          volume: { value: 24, unit: 'l' },
          pressure: { value: 8, unit: 'bar' },
          power: { value: 1100, unit: 'W' },
        },
        size: [580, 280, 600],
        kilograms: 22,
      },
      {
        code: '50-8',
        euros: 229,
        adjective: 'mobile',
        figures: {
          volume: { value: 50, unit: 'l' },
          pressure: { value: 8, unit: 'bar' },
          power: { value: 1500, unit: 'W' },
        },
        size: [720, 330, 650],
        kilograms: 34,
      },
      {
        code: '100-10',
        euros: 449,
        adjective: 'professional',
        figures: {
          volume: { value: 100, unit: 'l' },
          pressure: { value: 10, unit: 'bar' },
          power: { value: 2200, unit: 'W' },
        },
        size: [1080, 400, 820],
        kilograms: 68,
      },
    ],
  },
];
