import type { FieldDefinition, FieldType, Type } from '@commercetools/platform-sdk';
import { WRITTEN_FIELDS } from '../custom-types/custom-types.js';
import type { MissingField } from '../ports/project-setup.js';

const definition = (name: string, type: FieldType): FieldDefinition => ({
  name,
  type,
  label: { en: name },
  required: false,
});

/** The compared part of a project's custom type. */
export type ProjectType = Pick<Type, 'key' | 'version' | 'fieldDefinitions'>;

/** Returns the types and fields that the services write but a project lacks. */
export function missingFields(types: readonly ProjectType[]): MissingField[] {
  return Object.entries(WRITTEN_FIELDS).flatMap(([key, { on, fields }]): MissingField[] => {
    const wanted = Object.entries<FieldType>(fields).map(([name, type]) => definition(name, type));
    const found = types.find((type) => type.key === key);
    if (!found) {
      const draft = { key, name: { en: key }, resourceTypeIds: [on], fieldDefinitions: wanted };
      return [{ name: key, command: `POST /types ${JSON.stringify(draft)}` }];
    }
    const missing = wanted.filter(
      ({ name, type }) => !found.fieldDefinitions.some((field) => field.name === name && field.type.name === type.name),
    );
    return missing.map((fieldDefinition) => ({
      name: `${key}.${fieldDefinition.name}`,
      command: `POST /types/key=${key} ${JSON.stringify({
        version: found.version,
        actions: [{ action: 'addFieldDefinition', fieldDefinition }],
      })}`,
    }));
  });
}
