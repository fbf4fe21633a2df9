import { families } from './families.js';
import { modelsOf, type NumberedModel } from './models.js';
import { inBaseUnit } from './numeric-attributes.js';
import { skuOf } from './sku.js';

const listed = modelsOf(families, 0);
const accessories = listed.filter(({ family }) => family.accessory);

/** Returns whether an accessory fits a machine: by its family and, if sizes differ, by the machine's figure. */
function fits(accessory: NumberedModel, { family, model }: NumberedModel): boolean {
  const { machines = [], by } = accessory.family.accessory ?? {};
  if (!machines.includes(family.key)) return false;
  const { suits } = accessory.model;
  const figure = by && model.figures[by];
  if (!suits || !figure) return true;
  const size = inBaseUnit(figure);
  return suits[0] <= size && size <= suits[1];
}

/** Returns the SKUs of the accessories that fit a machine. */
export const accessoriesOf = (machine: NumberedModel): readonly string[] =>
  accessories
    .filter((accessory) => fits(accessory, machine))
    .map(({ family, number }) => skuOf('a-ware', family.number, number));

/** Returns the listed machines that an accessory fits. Generated models refer to the accessory, but it does not refer to them. */
export const machinesOf = (accessory: NumberedModel): readonly NumberedModel[] =>
  listed.filter((machine) => fits(accessory, machine));
