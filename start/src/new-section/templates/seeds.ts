import type { SectionParams } from '../params/section-params.js';

/** `config-seeds/src/<noun>.ts` */
export function seedsFile({ noun: { kebab, camel, label }, fields }: SectionParams): string {
  const hasAmount = fields.some(({ amount }) => amount !== undefined);
  return `import { ${hasAmount ? 'cents, ' : ''}everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('${kebab}');

/** ${label}: the same everywhere. Rows of a currency, a country or a store say what differs there. */
export const ${camel}Rows = [
  row('default', everywhere, {
${fields.map(({ name, seed }) => `    ${name}: ${seed},`).join('\n')}
  }),
];
`;
}
