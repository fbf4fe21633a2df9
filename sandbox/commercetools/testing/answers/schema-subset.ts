import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** Returns whether `ours` is compatible with `theirs`: the same type, or non-null instead of nullable. */
function isCompatible(ours: GraphQLType, theirs: GraphQLType): boolean {
  if (isNonNullType(theirs)) return isNonNullType(ours) && isCompatible(ours.ofType, theirs.ofType);
  const plain = getNullableType(ours);
  if (isListType(theirs)) return isListType(plain) && isCompatible(plain.ofType, theirs.ofType);
  return !isListType(plain) && String(plain) === String(theirs);
}

type Inputs = readonly (GraphQLArgument | GraphQLInputField)[];

/** Returns inputs that only we have, and required inputs that only they have. */
function inputProblems(place: string, ours: Inputs, theirs: Inputs): string[] {
  const problems = ours.flatMap((input) => {
    const other = theirs.find(({ name }) => name === input.name);
    if (other === undefined) return [`${place}(${input.name}) does not exist there`];
    return isCompatible(input.type, other.type) || isCompatible(other.type, input.type)
      ? []
      : [`${place}(${input.name}) is ${String(input.type)} here and ${String(other.type)} there`];
  });
  const missing = theirs.filter(
    (input) => isRequiredInputField(input) && !ours.some(({ name }) => name === input.name),
  );
  return [...problems, ...missing.map(({ name }) => `${place}(${name}) is required there and missing here`)];
}

type AnyField = GraphQLField<unknown, unknown>;

function fieldProblems(place: string, ours: AnyField, theirs: AnyField | undefined): string[] {
  if (theirs === undefined) return [`${place} does not exist there`];
  const type = isCompatible(ours.type, theirs.type)
    ? []
    : [`${place} is ${String(ours.type)} here and ${String(theirs.type)} there`];
  return [...type, ...inputProblems(place, ours.args, theirs.args)];
}

function enumProblems(place: string, ours: readonly string[], theirs: readonly string[]): string[] {
  return ours.filter((value) => !theirs.includes(value)).map((value) => `${place}.${value} does not exist there`);
}

/** Returns where a schema is not a subset of the other one. */
export function differencesFrom(ours: GraphQLSchema, theirs: GraphQLSchema): string[] {
  const own = Object.values(ours.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return own.flatMap((type) => {
    const other = theirs.getType(type.name);
    if (other === undefined) return [`${type.name} does not exist there`];
    if (other.constructor.name !== type.constructor.name) return [`${type.name} is another kind of type there`];
    if (isEnumType(type) && isEnumType(other))
      return enumProblems(
        type.name,
        type.getValues().map(({ name }) => name),
        other.getValues().map(({ name }) => name),
      );
    if (isInputObjectType(type) && isInputObjectType(other))
      return inputProblems(type.name, Object.values(type.getFields()), Object.values(other.getFields()));
    const haveFields = (isObjectType(type) || isInterfaceType(type)) && (isObjectType(other) || isInterfaceType(other));
    if (!haveFields) return [];
    const known = other.getFields();
    return Object.values(type.getFields()).flatMap((field) =>
      fieldProblems(`${type.name}.${field.name}`, field, known[field.name]),
    );
  });
}
