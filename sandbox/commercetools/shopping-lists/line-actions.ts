import type { CustomFields, ShoppingList, ShoppingListLineItem, TextLineItem } from '@commercetools/platform-sdk';
import * as z from 'zod';
import { invalidField, invalidInput } from '../errors/platform-error.js';
import { customFieldInput, customTypeInput, customTypeOf, withCustomField } from '../resources/custom-fields.js';
import { localizedString } from '../input/draft-parts.js';
import { action, type Action, type Actions } from '../resources/kind.js';
import type { Work } from '../work/work.js';
import { lineItemDraft, textLineItemDraft, withLine, withTextLine } from './lines.js';

const anyQuantity = z.int().min(0).max(1_000_000);

interface Line {
  readonly id: string;
  readonly key?: string;
  readonly quantity: number;
  readonly custom?: CustomFields;
}

/** One of the two lists of a shopping list, and the names in its actions. */
interface LineList<T extends Line> {
  /** Example: `LineItem`. */
  readonly word: 'LineItem' | 'TextLineItem';
  readonly selector: 'lineItem' | 'textLineItem';
  readonly resourceTypeId: string;
  readonly linesOf: (list: ShoppingList) => readonly T[];
  readonly withLines: (list: ShoppingList, lines: T[]) => ShoppingList;
}

const products: LineList<ShoppingListLineItem> = {
  word: 'LineItem',
  selector: 'lineItem',
  resourceTypeId: 'shopping-list',
  linesOf: ({ lineItems }) => lineItems,
  withLines: (list, lineItems) => ({ ...list, lineItems }),
};
const texts: LineList<TextLineItem> = {
  word: 'TextLineItem',
  selector: 'textLineItem',
  resourceTypeId: 'shopping-list-text-line-item',
  linesOf: ({ textLineItems }) => textLineItems,
  withLines: (list, textLineItems) => ({ ...list, textLineItems }),
};

const text = z.string().max(256).optional();

/** Returns an action on one line that is named by id or key; an undefined result removes it. */
function onLine<T extends Line, S extends z.ZodRawShape>(
  lines: LineList<T>,
  shape: S,
  change: (line: T, input: z.output<z.ZodObject<S>>, work: Work) => T | undefined | Promise<T | undefined>,
): Action<ShoppingList> {
  const [idField, keyField] = [`${lines.selector}Id`, `${lines.selector}Key`];
  const selector = z.object({ [idField]: text, [keyField]: text });
  return action(z.intersection(selector, z.object(shape)), async (list: ShoppingList, input, work) => {
    const named: Readonly<Record<string, string | undefined>> = selector.parse(input);
    const [id, key] = [named[idField], named[keyField]];
    const found = lines.linesOf(list).find((line) => (id === undefined ? line.key === key : line.id === id));
    if (found === undefined || (id ?? key) === undefined)
      throw invalidField(idField, id ?? key, 'There is no such line in the shopping list.');
    const next = await change(found, input, work);
    return lines.withLines(
      list,
      lines.linesOf(list).flatMap((line) => (line === found ? (next ?? []) : [line])),
    );
  });
}

const withQuantity = <T extends Line>(line: T, quantity: number): T | undefined =>
  quantity <= 0 ? undefined : { ...line, quantity };

/** Returns the actions that both kinds of lines have. */
const commonActions = <T extends Line>(lines: LineList<T>): Actions<ShoppingList> => ({
  [`change${lines.word}Quantity`]: onLine(lines, { quantity: anyQuantity }, (line, { quantity }) =>
    withQuantity(line, quantity),
  ),
  [`remove${lines.word}`]: onLine(lines, { quantity: anyQuantity.optional() }, (line, { quantity }) =>
    withQuantity(line, line.quantity - (quantity ?? line.quantity)),
  ),
  [`change${lines.word}sOrder`]: action(
    z.object({ [`${lines.selector}Order`]: z.array(z.string()) }),
    (list: ShoppingList, input) => {
      const order = input[`${lines.selector}Order`] ?? [];
      const present = lines.linesOf(list);
      const isComplete = order.length === present.length && new Set(order).size === order.length;
      const sorted = order.flatMap((id) => present.find((line) => line.id === id) ?? []);
      if (!isComplete || sorted.length !== present.length) throw invalidInput('The order names every line once.');
      return lines.withLines(list, sorted);
    },
  ),
  [`set${lines.word}CustomType`]: onLine(lines, customTypeInput.shape, async (line, input, work) => ({
    ...line,
    custom: await customTypeOf(work, lines.resourceTypeId, input),
  })),
  [`set${lines.word}CustomField`]: onLine(lines, customFieldInput.shape, async (line, input, work) => ({
    ...line,
    custom: await withCustomField(work, line.custom, input),
  })),
});

/** The update actions of the lines of a shopping list, also for shoppers. */
export const lineActions: Actions<ShoppingList> = {
  ...commonActions(products),
  ...commonActions(texts),
  addLineItem: action(lineItemDraft, async (list: ShoppingList, input, work) => ({
    ...list,
    lineItems: await withLine(work, list.lineItems, input),
  })),
  addTextLineItem: action(textLineItemDraft, async (list: ShoppingList, input, work) => ({
    ...list,
    textLineItems: await withTextLine(work, list.textLineItems, input),
  })),
  changeTextLineItemName: onLine(texts, { name: localizedString }, (line, { name }) => ({ ...line, name })),
  setTextLineItemDescription: onLine(texts, { description: localizedString.optional() }, (line, { description }) => ({
    ...line,
    description,
  })),
};
