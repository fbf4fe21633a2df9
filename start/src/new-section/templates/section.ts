import type { Field } from '../params/field.js';
import type { SectionParams } from '../params/section-params.js';

/** Stands for a text that a person must write; the registry's test refuses it. */
const UNWRITTEN = '…';

const words = ({ name, label }: Field): string => `    ${name}: {
      en: ['${label}', '${UNWRITTEN}'],
      de: ['${UNWRITTEN}', '${UNWRITTEN}'],
    },`;

function amounts(fields: readonly Field[]): string {
  const stated = fields.flatMap(({ name, amount }) => (amount ? [`${name}: '${amount}'`] : []));
  return stated.length > 0 ? `  amounts: { ${stated.join(', ')} },\n` : '';
}

/** `services/src/store-config/sections/<noun>/<noun>.section.ts` */
export function sectionFile({ noun: { kebab, camel, label }, fields, scope }: SectionParams): string {
  const layers = scope === 'store' ? 'STORE_LAYERS' : 'LOCALE_LAYERS';
  return `import { ${camel}Schema } from '@manifold/domain/${kebab}/contract';
import { defineSection, ${scope === 'store' ? `OPERATIONS, ${layers}` : `${layers}, OPERATIONS`} } from '../definition/section.js';

/** ${label} as a section of the config. */
export const ${camel}Section = defineSection({
  key: '${kebab}',
  scope: '${scope}',
  schema: ${camel}Schema,
  layers: ${layers},
  editableBy: OPERATIONS,
  label: { en: '${label}', de: '${UNWRITTEN}' },
  help: { en: '${UNWRITTEN}', de: '${UNWRITTEN}' },
  fields: {
${fields.map(words).join('\n')}
  },
${amounts(fields)}  table: {
    load: (db) => db.${camel}.findMany(),
    save: (db, row, value) => db.${camel}.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.${camel}.deleteMany({ where }),
  },
});
`;
}
