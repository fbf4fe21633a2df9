import type { HostileRequest } from './hostile-sender.js';

/** The longest list of a store in each file format, and the maximum number of short rows in a file. */
const MAXIMUM_REDIRECTS = 20_000;
const MAXIMUM_ROWS = 14_000;
const lines = (count: number, write: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => write(index)).join('\n');
const YAML_REDIRECTS = `section: seo-redirects
rows:
  - layer: store
    key: ferrum_de
    value:
      redirects:
${lines(MAXIMUM_REDIRECTS, (index) => `        - source: /old-${index}.html\n          target: /new-${index}\n          code: 301`)}
`;
const JSON_REDIRECTS = JSON.stringify({
  section: 'seo-redirects',
  rows: [
    {
      layer: 'store',
      key: 'ferrum_de',
      value: {
        redirects: Array.from({ length: MAXIMUM_REDIRECTS }, (_, index) => ({
          source: `/old-${index}.html`,
          target: `/new-${index}`,
          code: 301,
        })),
      },
    },
  ],
});
const SHORT_ROWS = `section: cash-on-delivery
rows:
${lines(MAXIMUM_ROWS, (index) => `  - { layer: country, key: C${index}, value: { itemLimit: 1 } }`)}
`;

const staffImport = (what: string, text: string, keep: boolean): HostileRequest => ({
  what: `${what}, import by staff`,
  method: 'POST',
  host: 'console',
  path: '/api/admin/import',
  body: JSON.stringify({ files: [{ name: 'a.yaml', text }], keep }),
  asStaff: true,
});

/** Valid requests: the largest files that staff may import. */
export const LARGE_IMPORTS: readonly HostileRequest[] = [
  staffImport('20,000 redirects as YAML', YAML_REDIRECTS, false),
  staffImport('20,000 redirects as JSON', JSON_REDIRECTS, false),
  staffImport('20,000 redirects as a draft', YAML_REDIRECTS, true),
  staffImport('14,000 rows', SHORT_ROWS, false),
  staffImport('14,000 rows as a draft', SHORT_ROWS, true),
];
