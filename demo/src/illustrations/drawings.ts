import type { View } from './drawing/camera.js';
import type { Shape } from './drawing/shape.js';
import type { Vector } from './drawing/vector.js';
import { filterBags, sprayLance } from './accessories/cleaning.js';
import { roundSling, sawChain } from './accessories/forestry.js';
import { fryerBasket, mixerWhisk } from './accessories/kitchen.js';
import { centrifugeTubes } from './accessories/laboratory.js';
import { probeSet } from './accessories/measuring.js';
import { electrodeHolder, weldingWire } from './accessories/welding.js';
import { airHoseSet, grindingWheel } from './accessories/workshop.js';
import { chainsaw } from './machines/chainsaw.js';
import { pressureWasher, ultrasonicCleaner, vacuumCleaner } from './machines/cleaning.js';
import { espressoMachine } from './machines/coffee.js';
import { bottleCooler, storageFreezer } from './machines/cooling.js';
import { meatSlicer, pizzaOven } from './machines/counter.js';
import { electricWinch, handWinch, logSplitter } from './machines/forestry.js';
import { drillPress, engineCrane } from './machines/garage.js';
import { greenhouse, lawnMower } from './machines/garden.js';
import { gardenPump } from './machines/garden-pump.js';
import { hedgeTrimmer } from './machines/hedge-trimmer.js';
import { hoodDryer } from './machines/hood-dryer.js';
import { fryer, griddle, iceMachine, meatGrinder, planetaryMixer } from './machines/kitchen.js';
import { centrifuge, hotPlateStirrer, microscope } from './machines/laboratory.js';
import { benchScale, floorScale, multimeter, oscilloscope } from './machines/measuring.js';
import { barberChair, electricMassageTable, massageTable } from './machines/salon.js';
import { scissorLiftTable } from './machines/scissor-lift-table.js';
import { steamCleaner } from './machines/steam-cleaner.js';
import { electricPalletTruck, palletTruck, shelving } from './machines/warehouse.js';
import { craneScale } from './machines/weighing.js';
import { migWelder, weldingHelmet, weldingInverter } from './machines/welding.js';
import { benchGrinder, compressor, workshopPress } from './machines/workshop.js';

/** A drawing: the machine, and the part of it that a shopper wants to see from near. */
export interface Drawing {
  readonly machine: Shape;
  readonly closeUp: { readonly at: Vector; readonly width: number };
}

const threeQuarter: View = { yaw: 32, pitch: 22 };
const fromFront: View = { yaw: 9, pitch: 12 };

/** The three views of a drawing: three-quarter, front, and a close-up. */
export function viewsOf({ closeUp }: Drawing): readonly View[] {
  return [threeQuarter, fromFront, { yaw: 24, pitch: 26, closeUp }];
}

/** Every drawing by the name that products use. */
export const drawings: Readonly<Record<string, Drawing>> = {
  fryer: { machine: fryer(1), closeUp: { at: [140, 60, 250], width: 420 } },
  'fryer-double': { machine: fryer(2), closeUp: { at: [180, 60, 250], width: 460 } },
  griddle: { machine: griddle(), closeUp: { at: [150, 120, 150], width: 420 } },
  'meat-grinder': { machine: meatGrinder(), closeUp: { at: [110, -60, 220], width: 330 } },
  'planetary-mixer': { machine: planetaryMixer(), closeUp: { at: [170, 150, 360], width: 480 } },
  'ice-machine': { machine: iceMachine(), closeUp: { at: [240, -40, 480], width: 560 } },
  'meat-slicer': { machine: meatSlicer(), closeUp: { at: [230, 100, 200], width: 380 } },
  'pizza-oven': { machine: pizzaOven(1), closeUp: { at: [330, -60, 120], width: 520 } },
  'pizza-oven-double': { machine: pizzaOven(2), closeUp: { at: [330, -60, 190], width: 620 } },
  'espresso-machine': { machine: espressoMachine(1), closeUp: { at: [180, 60, 260], width: 400 } },
  'espresso-machine-double': { machine: espressoMachine(2), closeUp: { at: [280, 60, 270], width: 560 } },
  'bench-grinder': { machine: benchGrinder(), closeUp: { at: [80, 90, 120], width: 300 } },
  'workshop-press': { machine: workshopPress(), closeUp: { at: [290, 130, 690], width: 760 } },
  compressor: { machine: compressor(), closeUp: { at: [420, 30, 440], width: 480 } },
  'drill-press': { machine: drillPress(), closeUp: { at: [150, 90, 600], width: 520 } },
  'engine-crane': { machine: engineCrane(), closeUp: { at: [420, 380, 1180], width: 1100 } },
  'welding-inverter': { machine: weldingInverter(), closeUp: { at: [90, 0, 130], width: 330 } },
  'welding-helmet': { machine: weldingHelmet(), closeUp: { at: [130, 20, 200], width: 270 } },
  'mig-welder': { machine: migWelder(), closeUp: { at: [200, 100, 430], width: 480 } },
  'bench-scale': { machine: benchScale(), closeUp: { at: [120, 0, 60], width: 300 } },
  'floor-scale': { machine: floorScale(), closeUp: { at: [500, 1010, 1010], width: 620 } },
  oscilloscope: { machine: oscilloscope(), closeUp: { at: [130, 0, 110], width: 280 } },
  multimeter: { machine: multimeter(), closeUp: { at: [46, 20, 110], width: 160 } },
  'crane-scale': { machine: craneScale(), closeUp: { at: [130, 0, 240], width: 260 } },
  'pressure-washer': { machine: pressureWasher(), closeUp: { at: [260, 100, 330], width: 440 } },
  'ultrasonic-cleaner': { machine: ultrasonicCleaner(), closeUp: { at: [180, 40, 170], width: 330 } },
  'vacuum-cleaner': { machine: vacuumCleaner(), closeUp: { at: [200, 60, 500], width: 520 } },
  'steam-cleaner': { machine: steamCleaner(), closeUp: { at: [190, -20, 240], width: 440 } },
  greenhouse: { machine: greenhouse(), closeUp: { at: [1300, 0, 800], width: 1700 } },
  'lawn-mower': { machine: lawnMower(), closeUp: { at: [260, 200, 260], width: 720 } },
  'garden-pump': { machine: gardenPump(), closeUp: { at: [150, 20, 210], width: 400 } },
  'hedge-trimmer': { machine: hedgeTrimmer(), closeUp: { at: [-60, 40, 370], width: 520 } },
  microscope: { machine: microscope(), closeUp: { at: [112, 50, 200], width: 220 } },
  centrifuge: { machine: centrifuge(), closeUp: { at: [160, 120, 190], width: 300 } },
  'hot-plate-stirrer': { machine: hotPlateStirrer(), closeUp: { at: [150, 40, 170], width: 340 } },
  'log-splitter': { machine: logSplitter(), closeUp: { at: [720, 120, 380], width: 620 } },
  winch: { machine: electricWinch(), closeUp: { at: [200, 60, 110], width: 340 } },
  'winch-manual': { machine: handWinch(), closeUp: { at: [230, 60, 150], width: 320 } },
  chainsaw: { machine: chainsaw(), closeUp: { at: [60, 20, 170], width: 430 } },
  'barber-chair': { machine: barberChair(), closeUp: { at: [340, 200, 620], width: 760 } },
  'massage-table': { machine: massageTable(), closeUp: { at: [40, 300, 720], width: 1000 } },
  'massage-table-electric': { machine: electricMassageTable(), closeUp: { at: [1240, 100, 560], width: 1000 } },
  'hood-dryer': { machine: hoodDryer(), closeUp: { at: [330, 20, 960], width: 720 } },
  'pallet-truck': { machine: palletTruck(), closeUp: { at: [290, 0, 300], width: 800 } },
  'pallet-truck-electric': { machine: electricPalletTruck(), closeUp: { at: [290, 0, 420], width: 860 } },
  'scissor-lift-table': { machine: scissorLiftTable(), closeUp: { at: [520, 0, 520], width: 820 } },
  shelving: { machine: shelving(), closeUp: { at: [640, 80, 700], width: 1000 } },
  'bottle-cooler': { machine: bottleCooler(), closeUp: { at: [300, 0, 1330], width: 900 } },
  'storage-freezer': { machine: storageFreezer(), closeUp: { at: [640, 0, 1560], width: 1300 } },
  'fryer-basket': { machine: fryerBasket(), closeUp: { at: [105, 60, 140], width: 300 } },
  'mixer-whisk': { machine: mixerWhisk(), closeUp: { at: [0, 0, 230], width: 170 } },
  'grinding-wheel': { machine: grindingWheel(), closeUp: { at: [20, 0, 110], width: 200 } },
  'air-hose-set': { machine: airHoseSet(), closeUp: { at: [150, -240, 110], width: 330 } },
  'welding-wire': { machine: weldingWire(), closeUp: { at: [40, 0, 130], width: 170 } },
  'electrode-holder': { machine: electrodeHolder(), closeUp: { at: [210, 0, 100], width: 260 } },
  'probe-set': { machine: probeSet(), closeUp: { at: [110, 0, 90], width: 240 } },
  'filter-bags': { machine: filterBags(), closeUp: { at: [190, 0, 210], width: 280 } },
  'spray-lance': { machine: sprayLance(), closeUp: { at: [60, 0, 210], width: 330 } },
  'saw-chain': { machine: sawChain(), closeUp: { at: [90, 0, 150], width: 180 } },
  'centrifuge-tubes': { machine: centrifugeTubes(), closeUp: { at: [170, 30, 130], width: 190 } },
  'round-sling': { machine: roundSling(), closeUp: { at: [20, 0, 420], width: 280 } },
};
