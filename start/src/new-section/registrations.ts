import { StartProblem } from '../terminal/start-problem.js';
import type { SectionParams } from './params/section-params.js';

/** A list of sections that a new section is added to. */
interface Registration {
  readonly path: string;
  /** The import that the entry needs. */
  readonly importLine: string;
  readonly entry: string;
  /** The line that begins the list, and the one that ends it. */
  readonly begins: string;
  readonly ends: string;
}

const IMPORT = /^import .* from '([^']+)';$/;

/** Returns the four lists of sections, one per workspace. A list that lacks a section does not compile. */
function registrationsOf({ noun: { kebab, camel }, scope }: SectionParams): Registration[] {
  const key = kebab === camel ? kebab : `'${kebab}'`;
  return [
    {
      path: 'domain/src/store-document/sections.ts',
      importLine: `import { ${camel}Contract } from '../${kebab}/contract.js';`,
      entry: `  ${key}: ${camel}Contract,`,
      begins: `export const ${scope}Sections = {`,
      ends: '} as const;',
    },
    {
      path: 'config-seeds/src/rows.ts',
      importLine: `import { ${camel}Rows } from './${kebab}.js';`,
      entry: `    ${key}: ${camel}Rows,`,
      begins: 'export function rowsBySection(',
      ends: '  };',
    },
    {
      path: 'services/src/store-config/sections/registry.ts',
      importLine: `import { ${camel}Section } from './${kebab}/${kebab}.section.js';`,
      entry: `  ${key}: ${camel}Section,`,
      begins: 'const byKey: ',
      ends: '};',
    },
    {
      path: 'admin/src/shared/section/section-screens.ts',
      importLine: "import TuneIcon from '@mui/icons-material/TuneOutlined';",
      entry: `  ${key}: { menu: 'checkout', Icon: TuneIcon, lines: '${scope === 'store' ? 'country' : 'locale'}' },`,
      begins: 'export const SECTION_SCREENS: ',
      ends: '};',
    },
  ];
}

/** Inserts an import in alphabetical order among the imports of the same folder. */
function withImport(lines: readonly string[], importLine: string): string[] {
  if (lines.includes(importLine)) return [...lines];
  const [, path = ''] = IMPORT.exec(importLine) ?? [];
  const folder = path.slice(0, path.lastIndexOf('/', path.lastIndexOf('/') - 1) + 1) || path.slice(0, 2);
  const places = lines.flatMap((line, at) => {
    const [, other] = IMPORT.exec(line) ?? [];
    return other?.startsWith(folder) ? [{ at, other }] : [];
  });
  const later = places.find(({ other }) => other > path);
  const at = later?.at ?? (places.at(-1)?.at ?? -1) + 1;
  return lines.toSpliced(at, 0, importLine);
}

function withEntry(lines: readonly string[], { path, entry, begins, ends }: Registration): string[] {
  const first = lines.findIndex((line) => line.startsWith(begins));
  const end = lines.indexOf(ends, first);
  if (first < 0 || end < 0) throw new StartProblem(`${path} has no list that begins with "${begins}".`);
  return lines.toSpliced(end, 0, entry);
}

/** Returns the lists with the section added, by path; `read` returns the text of a file. */
export function registered(order: SectionParams, read: (path: string) => string): Map<string, string> {
  const files = registrationsOf(order).map((registration) => {
    const lines = withEntry(read(registration.path).split('\n'), registration);
    return [registration.path, withImport(lines, registration.importLine).join('\n')] as const;
  });
  return new Map(files);
}
