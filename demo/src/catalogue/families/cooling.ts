import * as noun from '../../terms/families/cooling.js';
import type { Family } from '../family.js';

/** What keeps cold, with the energy class that regulations (EU) 2019/2018 and 2015/1094 ask for. */
// prettier-ignore
export const coolingFamilies: readonly Family[] = [
  {
    key: 'bottle-cooler', number: 57, noun: noun.bottleCooler, department: 'kitchen', group: 'cooling',
    brand: 'Royal Catering', modelPrefix: 'RCBC', named: ['volume', 'power'], features: ['thermostat', 'quiet', 'display'],
    mainsVoltage: 230, freight: true, energyClass: 'C',
    models: [
      { code: '300', euros: 549, figures: { volume: { value: 300, unit: 'l' }, power: { value: 180, unit: 'W' } }, size: [600, 560, 1720], kilograms: 72 },
      { code: '360', euros: 649, figures: { volume: { value: 360, unit: 'l' }, power: { value: 210, unit: 'W' } }, size: [600, 610, 1880], kilograms: 81 },
      { code: '240', euros: 469, figures: { volume: { value: 240, unit: 'l' }, power: { value: 160, unit: 'W' } }, size: [560, 540, 1560], kilograms: 63 },
      { code: '420', euros: 779, figures: { volume: { value: 420, unit: 'l' }, power: { value: 240, unit: 'W' } }, size: [660, 640, 1960], kilograms: 92 },
      { code: '180', euros: 399, figures: { volume: { value: 180, unit: 'l' }, power: { value: 140, unit: 'W' } }, size: [520, 520, 1380], kilograms: 54 },
    ],
  },
  {
    key: 'storage-freezer', number: 58, noun: noun.storageFreezer, department: 'kitchen', group: 'cooling',
    brand: 'Royal Catering', modelPrefix: 'RCSF', named: ['volume', 'power'], features: ['stainlessSteel', 'display', 'castors'],
    mainsVoltage: 230, freight: true, energyClass: 'D',
    models: [
      { code: '1000', euros: 1899, figures: { volume: { value: 1000, unit: 'l' }, power: { value: 620, unit: 'W' } }, size: [1200, 800, 2010], kilograms: 148 },
      { code: '1200', euros: 2199, figures: { volume: { value: 1200, unit: 'l' }, power: { value: 680, unit: 'W' } }, size: [1340, 820, 2010], kilograms: 163 },
      { code: '900', euros: 1749, figures: { volume: { value: 900, unit: 'l' }, power: { value: 580, unit: 'W' } }, size: [1200, 740, 1980], kilograms: 139 },
      { code: '1400', euros: 2499, figures: { volume: { value: 1400, unit: 'l' }, power: { value: 760, unit: 'W' } }, size: [1480, 830, 2010], kilograms: 181 },
      { code: '1100', euros: 2049, figures: { volume: { value: 1100, unit: 'l' }, power: { value: 650, unit: 'W' } }, size: [1270, 810, 2010], kilograms: 155 },
    ],
  },
];
