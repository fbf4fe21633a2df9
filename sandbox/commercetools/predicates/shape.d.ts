/** What a field holds, as far as predicates and sorting need to know it. */
export type Shape =
  | {
      readonly kind: 'text' | 'number' | 'boolean' | 'json';
    }
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, Shape>>;
    }
  | {
      readonly kind: 'list';
      readonly of: Shape;
    }
  | {
      readonly kind: 'map';
      readonly of: Shape;
    };
export type ObjectShape = Extract<
  Shape,
  {
    kind: 'object';
  }
>;
export declare const text: Shape;
export declare const number: Shape;
export declare const boolean: Shape;
/** Values whose type the data decides: attribute values and custom fields. */
export declare const json: Shape;
export declare const object: (fields: Readonly<Record<string, Shape>>) => ObjectShape;
export declare const list: (of: Shape) => Shape;
/** Any field name leads to the same shape: locales, custom field names. */
export declare const map: (of: Shape) => Shape;
export declare const localized: Shape;
export declare const reference: {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
};
export declare const keyReference: {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
};
export declare const money: {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
};
export declare const customFields: {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
};
export declare const address: {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
};
/** A resource's own fields beside those that every resource has. */
export declare const resource: (fields: Readonly<Record<string, Shape>>) => ObjectShape;
/** The shape behind a field, or undefined when there is no such field. */
export declare function fieldShape(shape: Shape, field: string): Shape | undefined;
