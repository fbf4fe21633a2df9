import type { Family } from './family.js';
import { accessoryFamilies } from './families/accessories.js';
import { cleaningFamilies } from './families/cleaning.js';
import { coolingFamilies } from './families/cooling.js';
import { counterFamilies } from './families/counter.js';
import { forestryFamilies } from './families/forestry.js';
import { garageFamilies } from './families/garage.js';
import { gardenFamilies } from './families/garden.js';
import { kitchenFamilies } from './families/kitchen.js';
import { laboratoryFamilies } from './families/laboratory.js';
import { measuringFamilies } from './families/measuring.js';
import { salonFamilies } from './families/salon.js';
import { warehouseFamilies } from './families/warehouse.js';
import { weighingFamilies } from './families/weighing.js';
import { weldingFamilies } from './families/welding.js';
import { workshopFamilies } from './families/workshop.js';

/** Every family of the demo, in the order of the navigation. */
export const families: readonly Family[] = [
  ...kitchenFamilies,
  ...counterFamilies,
  ...coolingFamilies,
  ...workshopFamilies,
  ...garageFamilies,
  ...weldingFamilies,
  ...weighingFamilies,
  ...measuringFamilies,
  ...cleaningFamilies,
  ...gardenFamilies,
  ...laboratoryFamilies,
  ...forestryFamilies,
  ...salonFamilies,
  ...warehouseFamilies,
  ...accessoryFamilies,
];

/** The families without the accessories. */
export const machineFamilies: readonly Family[] = families.filter(({ accessory }) => !accessory);
