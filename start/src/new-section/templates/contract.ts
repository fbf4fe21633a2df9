import type { SectionParams } from '../params/section-params.js';

/** `domain/src/<noun>/contract.ts` */
export function contractFile({ noun: { label, camel, pascal }, fields, slice }: SectionParams): string {
  const imports = [...new Set(fields.flatMap((field) => field.imports ?? []))];
  const declared = slice ? `, { ${slice}: (${camel}: ${pascal}) => ${camel} }` : '';
  const reader = { page: `; every page reads it as \`${camel}\``, checkout: `; the checkout reads it as \`${camel}\`` };
  return `import * as z from 'zod/mini';
${imports.join('\n')}
import { sectionContract } from '../section-contract/section-contract.js';

/** ${label} in a store. Amounts in cents of the store's currency. */
export const ${camel}Schema = z.object({
${fields.map(({ name, schema }) => `  ${name}: ${schema},`).join('\n')}
});

export type ${pascal} = z.infer<typeof ${camel}Schema>;

/** The section of the config${slice ? reader[slice] : ''}. */
export const ${camel}Contract = sectionContract(${camel}Schema${declared});
`;
}
