/** Two values of each property; `sample-values.ts` describes their syntax. */
export type Values = Readonly<Record<string, readonly unknown[]>>;

export function first(list: string): string {
  return `@${list}.0.id|masterData.staged.masterVariant.${list}.0.id`;
}
export function second(list: string): string {
  return `@${list}.1.id|masterData.staged.masterVariant.${list}.1.id`;
}

/** The first and the second part at a path. */
export function parts(path: string): readonly unknown[] {
  return [path.replaceAll('#', '0'), path.replaceAll('#', '1')];
}

export function bothOrders(list: string): readonly unknown[] {
  const [one, other] = [`@${list}.0.id`, `@${list}.1.id`];
  return [
    [one, other],
    [other, one],
  ];
}

export function zoneIds(): readonly unknown[] {
  return ['SK', 'DE'].map((key) => ({ typeId: 'zone', key }));
}

export function states(name: string): readonly unknown[] {
  return [1, 2].map((number) => ({ typeId: 'state', key: `${name}${number}` }));
}

export function payments(): readonly unknown[] {
  return [1, 2].map((number) => ({ typeId: 'payment', id: `&myPayment${number}` }));
}

export function moments(...names: readonly string[]): Record<string, readonly unknown[]> {
  return Object.fromEntries(names.map((name) => [name, ['2031-01-02T03:04:05.000Z', '2032-01-02T03:04:05.000Z']]));
}

export function identifiers(
  typeId: string,
  name: string,
  [one, other]: readonly [string, string],
): Record<string, readonly unknown[]> {
  const pair = [
    { typeId, id: `&${one}` },
    { typeId, id: `&${other}` },
  ];
  return { [`#${name}ResourceIdentifier`]: pair, [`#${name}Reference`]: pair };
}
