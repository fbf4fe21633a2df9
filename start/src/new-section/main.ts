import { CHECKOUT } from '../programs/checkout.js';
import { runTool } from '../programs/run-program.js';
import { sectionFiles } from './files.js';
import { parseSectionParams, type SectionParams } from './params/section-params.js';
import { writeFiles } from './write-files.js';

/** Files that Prettier cannot parse. */
const UNFORMATTED = /\.(?:prisma|sql)$/;

/** Formats the written files and generates the database client. */
async function finish(paths: readonly string[]): Promise<void> {
  const formatted = paths.filter((file) => !UNFORMATTED.test(file));
  await runTool('prettier', ['--write', '--log-level', 'warn', ...formatted]);
  await runTool('prisma', ['generate']);
}

function leftToEdit({ noun: { kebab, camel }, slice }: SectionParams): string {
  const pages = {
    page: `a page: \`useStoreConfig().${camel}\` has the value`,
    checkout: `the checkout: \`useCheckoutConfig().${camel}\` has the value`,
  };
  const steps = [
    `domain/src/${kebab}/offer.ts and offer.spec.ts: the rule, if it is more than on or off`,
    `services/src/store-config/sections/${kebab}/${kebab}.section.ts: texts where it says … (a test refuses them)`,
    `config-seeds/src/${kebab}.ts: the rows`,
    slice ? pages[slice] : `no page reads it; a slice in domain/src/${kebab}/contract.ts would change that`,
    'admin/src/shared/section/section-screens.ts: group and icon of the menu, if "checkout" is not right',
  ];
  return steps.map((step, at) => `  ${at + 1}. ${step}`).join('\n');
}

/** Writes a new section of the config into the checkout, and prints what is left to edit by hand. */
export async function newSection(args: readonly string[]): Promise<void> {
  const order = parseSectionParams(args);
  const files = sectionFiles(CHECKOUT, order, new Date());
  await writeFiles(CHECKOUT, files, finish);
  const output = [
    ...[...files.created.keys()].map((file) => `  new      ${file}`),
    ...[...files.changed.keys()].map((file) => `  changed  ${file}`),
    '',
    'Left to edit:',
    leftToEdit(order),
    '',
    'Then: npx tsc -b && npm run unit, and npm run int for the guards of the table.',
  ];
  console.log(output.join('\n'));
}
