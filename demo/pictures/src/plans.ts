import { accessoryPlans } from './accessories/plans.js';
import type { Plan } from './drawing/plan.js';
import { chainsaw } from './machines/chainsaw.js';
import { pressureWasher, vacuumCleaner } from './machines/cleaning.js';
import { espressoMachine } from './machines/coffee.js';
import { bottleCooler, storageFreezer } from './machines/cooling.js';
import { meatSlicer } from './machines/counter.js';
import { pizzaOven } from './machines/pizza-oven.js';
import { electricWinch, handWinch } from './machines/forestry.js';
import { drillPress } from './machines/drill-press.js';
import { engineCrane } from './machines/garage.js';
import { lawnMower } from './machines/garden.js';
import { greenhouse } from './machines/greenhouse.js';
import { logSplitter } from './machines/log-splitter.js';
import { shelving } from './machines/shelving.js';
import { gardenPump } from './machines/garden-pump.js';
import { hedgeTrimmer } from './machines/hedge-trimmer.js';
import { hoodDryer } from './machines/hood-dryer.js';
import { fryer, meatGrinder } from './machines/kitchen.js';
import { planetaryMixer } from './machines/planetary-mixer.js';
import { compressor } from './machines/compressor.js';
import { griddle } from './machines/griddle.js';
import { iceMachine } from './machines/ice-machine.js';
import { ultrasonicCleaner } from './machines/ultrasonic-cleaner.js';
import { workshopPress } from './machines/workshop-press.js';
import { centrifuge, hotPlateStirrer, microscope } from './machines/laboratory.js';
import { benchScale, floorScale, multimeter } from './machines/measuring.js';
import { oscilloscope } from './machines/oscilloscope.js';
import { barberChair, electricMassageTable, massageTable } from './machines/salon.js';
import { scissorLiftTable } from './machines/scissor-lift-table.js';
import { steamCleaner } from './machines/steam-cleaner.js';
import { electricPalletTruck, palletTruck } from './machines/warehouse.js';
import { craneScale } from './machines/weighing.js';
import { migWelder, weldingHelmet, weldingInverter } from './machines/welding.js';
import { benchGrinder } from './machines/workshop.js';

/** All drawings by name: machines first, then their accessories. */
export const plans: Readonly<Record<string, Plan>> = {
  fryer: { draw: () => fryer(1), closeUp: { at: [140, 60, 250], width: 420 } },
  'fryer-double': { draw: () => fryer(2), closeUp: { at: [180, 60, 250], width: 460 } },
  griddle: { draw: griddle, closeUp: { at: [150, 120, 150], width: 420 } },
  'griddle-small': { draw: () => griddle(360), closeUp: { at: [110, 120, 150], width: 340 } },
  'griddle-large': { draw: () => griddle(860), closeUp: { at: [250, 120, 150], width: 560 } },
  'meat-grinder': { draw: meatGrinder, closeUp: { at: [110, -60, 220], width: 330 } },
  'planetary-mixer': { draw: planetaryMixer, closeUp: { at: [170, 150, 360], width: 480 } },
  'ice-machine': { draw: iceMachine, closeUp: { at: [240, -40, 480], width: 560 } },
  'ice-machine-small': { draw: () => iceMachine(70), closeUp: { at: [240, -40, 350], width: 560 } },
  'ice-machine-large': { draw: () => iceMachine(460), closeUp: { at: [240, -40, 740], width: 620 } },
  'meat-slicer': { draw: meatSlicer, closeUp: { at: [230, 100, 200], width: 380 } },
  'pizza-oven': { draw: () => pizzaOven(1), closeUp: { at: [330, -60, 120], width: 520 } },
  'pizza-oven-double': { draw: () => pizzaOven(2), closeUp: { at: [330, -60, 190], width: 620 } },
  'espresso-machine': { draw: () => espressoMachine(1), closeUp: { at: [180, 60, 260], width: 400 } },
  'espresso-machine-double': { draw: () => espressoMachine(2), closeUp: { at: [280, 60, 270], width: 560 } },
  'bench-grinder': { draw: benchGrinder, closeUp: { at: [80, 90, 120], width: 300 } },
  'workshop-press': { draw: workshopPress, closeUp: { at: [290, 130, 690], width: 760 } },
  'workshop-press-small': { draw: () => workshopPress(520, 800), closeUp: { at: [260, 130, 330], width: 660 } },
  'workshop-press-large': { draw: () => workshopPress(820, 1240), closeUp: { at: [410, 130, 770], width: 980 } },
  compressor: { draw: compressor, closeUp: { at: [420, 30, 440], width: 480 } },
  'compressor-small': { draw: () => compressor(0), closeUp: { at: [200, 30, 440], width: 420 } },
  'compressor-large': { draw: () => compressor(2), closeUp: { at: [580, 30, 440], width: 520 } },
  'drill-press': { draw: drillPress, closeUp: { at: [150, 90, 600], width: 520 } },
  'engine-crane': { draw: engineCrane, closeUp: { at: [420, 380, 1180], width: 1100 } },
  'welding-inverter': { draw: weldingInverter, closeUp: { at: [90, 0, 130], width: 330 } },
  'welding-helmet': { draw: weldingHelmet, closeUp: { at: [130, 20, 200], width: 270 } },
  'mig-welder': { draw: migWelder, closeUp: { at: [200, 100, 430], width: 480 } },
  'bench-scale': { draw: benchScale, closeUp: { at: [120, 0, 60], width: 300 } },
  'floor-scale': { draw: floorScale, closeUp: { at: [500, 1010, 1010], width: 620 } },
  oscilloscope: { draw: oscilloscope, closeUp: { at: [130, 0, 110], width: 280 } },
  multimeter: { draw: multimeter, closeUp: { at: [46, 20, 110], width: 160 } },
  'crane-scale': { draw: craneScale, closeUp: { at: [130, 0, 240], width: 260 } },
  'pressure-washer': { draw: pressureWasher, closeUp: { at: [260, 100, 330], width: 440 } },
  'ultrasonic-cleaner': { draw: ultrasonicCleaner, closeUp: { at: [180, 40, 170], width: 330 } },
  'ultrasonic-cleaner-small': { draw: () => ultrasonicCleaner(220, 160), closeUp: { at: [120, 40, 170], width: 250 } },
  'ultrasonic-cleaner-large': { draw: () => ultrasonicCleaner(520, 300), closeUp: { at: [300, 60, 180], width: 460 } },
  'vacuum-cleaner': { draw: vacuumCleaner, closeUp: { at: [200, 60, 500], width: 520 } },
  'steam-cleaner': { draw: steamCleaner, closeUp: { at: [190, -20, 240], width: 440 } },
  greenhouse: { draw: greenhouse, closeUp: { at: [1300, 0, 800], width: 1700 } },
  'greenhouse-small': { draw: () => greenhouse(3), closeUp: { at: [1300, 0, 800], width: 1700 } },
  'greenhouse-large': { draw: () => greenhouse(7), closeUp: { at: [1300, 0, 900], width: 2300 } },
  'lawn-mower': { draw: lawnMower, closeUp: { at: [260, 200, 260], width: 720 } },
  'garden-pump': { draw: gardenPump, closeUp: { at: [150, 20, 210], width: 400 } },
  'hedge-trimmer': { draw: hedgeTrimmer, closeUp: { at: [-60, 40, 370], width: 520 } },
  microscope: { draw: microscope, closeUp: { at: [112, 50, 200], width: 220 } },
  centrifuge: { draw: centrifuge, closeUp: { at: [160, 120, 190], width: 300 } },
  'hot-plate-stirrer': { draw: hotPlateStirrer, closeUp: { at: [150, 40, 170], width: 340 } },
  'log-splitter': { draw: logSplitter, closeUp: { at: [720, 120, 380], width: 620 } },
  'log-splitter-small': { draw: () => logSplitter(210), closeUp: { at: [600, 120, 380], width: 620 } },
  winch: { draw: electricWinch, closeUp: { at: [200, 60, 110], width: 340 } },
  'winch-manual': { draw: handWinch, closeUp: { at: [230, 60, 150], width: 320 } },
  chainsaw: { draw: chainsaw, closeUp: { at: [60, 20, 170], width: 430 } },
  'chainsaw-small': { draw: () => chainsaw(290), closeUp: { at: [60, 20, 170], width: 430 } },
  'barber-chair': { draw: barberChair, closeUp: { at: [340, 200, 620], width: 760 } },
  'massage-table': { draw: massageTable, closeUp: { at: [40, 300, 720], width: 1000 } },
  'massage-table-electric': { draw: electricMassageTable, closeUp: { at: [1240, 100, 560], width: 1000 } },
  'hood-dryer': { draw: hoodDryer, closeUp: { at: [330, 20, 960], width: 720 } },
  'pallet-truck': { draw: palletTruck, closeUp: { at: [290, 0, 300], width: 800 } },
  'pallet-truck-small': { draw: () => palletTruck(760), closeUp: { at: [290, 0, 300], width: 800 } },
  'pallet-truck-electric': { draw: electricPalletTruck, closeUp: { at: [290, 0, 420], width: 860 } },
  'scissor-lift-table': { draw: scissorLiftTable, closeUp: { at: [520, 0, 520], width: 820 } },
  'scissor-lift-table-large': { draw: () => scissorLiftTable(1180, 860), closeUp: { at: [760, 0, 620], width: 820 } },
  shelving: { draw: shelving, closeUp: { at: [640, 80, 700], width: 1000 } },
  'shelving-small': { draw: () => shelving(880), closeUp: { at: [480, 80, 700], width: 900 } },
  'shelving-large': { draw: () => shelving(1900), closeUp: { at: [940, 80, 700], width: 1200 } },
  'bottle-cooler': { draw: bottleCooler, closeUp: { at: [300, 0, 1330], width: 900 } },
  'storage-freezer': { draw: storageFreezer, closeUp: { at: [640, 0, 1560], width: 1300 } },
  ...accessoryPlans,
};
