import type { Plan } from '../drawing/plan.js';
import { filterBags, sprayLance } from './cleaning.js';
import { roundSling, sawChain } from './forestry.js';
import { fryerBasket, mixerWhisk } from './kitchen.js';
import { centrifugeTubes } from './laboratory.js';
import { probeSet } from './measuring.js';
import { electrodeHolder, weldingWire } from './welding.js';
import { airHoseSet, grindingWheel } from './workshop.js';

/** All accessories by the name of their drawing. */
export const accessoryPlans: Readonly<Record<string, Plan>> = {
  'fryer-basket': { draw: fryerBasket, closeUp: { at: [105, 60, 140], width: 300 } },
  'mixer-whisk': { draw: mixerWhisk, closeUp: { at: [0, 0, 230], width: 170 } },
  'grinding-wheel': { draw: grindingWheel, closeUp: { at: [20, 0, 110], width: 200 } },
  'air-hose-set': { draw: airHoseSet, closeUp: { at: [150, -240, 110], width: 330 } },
  'welding-wire': { draw: weldingWire, closeUp: { at: [40, 0, 130], width: 170 } },
  'electrode-holder': { draw: electrodeHolder, closeUp: { at: [210, 0, 100], width: 260 } },
  'probe-set': { draw: probeSet, closeUp: { at: [110, 0, 90], width: 240 } },
  'filter-bags': { draw: filterBags, closeUp: { at: [190, 0, 210], width: 280 } },
  'spray-lance': { draw: sprayLance, closeUp: { at: [60, 0, 210], width: 330 } },
  'saw-chain': { draw: sawChain, closeUp: { at: [90, 0, 150], width: 180 } },
  'centrifuge-tubes': { draw: centrifugeTubes, closeUp: { at: [170, 30, 130], width: 190 } },
  'round-sling': { draw: roundSling, closeUp: { at: [20, 0, 420], width: 280 } },
};
