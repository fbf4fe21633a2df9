import { Document, isMap, isScalar, YAMLMap } from 'yaml';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/section.js';

/** A comment's text as the writer takes it: every line begins with a space, an empty one is a comment too. */
const comment = (lines: readonly string[]): string => lines.map((line) => ` ${line}`).join('\n');

const HOW_TO_READ = [
  'Amounts are whole cents of the store’s currency; instants are ISO 8601.',
  'A row says the fields that it sets; what it does not say is inherited from the layers below it.',
];

/** What a section and its fields are called, for people who read the file. */
function sectionHead({ label, help, layers, fields }: Section): string[] {
  return [
    label.en,
    help.en,
    '',
    ...HOW_TO_READ,
    `Layers, lowest first: ${layers.join(', ')}.`,
    '',
    ...fields.map(({ name, label: called, help: about }) => `${name}: ${called.en}. ${about.en}`),
  ];
}

/** Puts each section's name above its part of a store's file. */
function nameSections(part: unknown): void {
  if (!isMap(part)) return;
  for (const { key } of part.items) {
    if (!isScalar(key)) continue;
    const section = sectionOf(String(key.value));
    if (section) key.commentBefore = comment([section.label.en]);
  }
}

/** A file's content as YAML, with the names of what is in it as comments. Reads the same in YAML 1.1 and 1.2. */
export function yamlText(content: object, section?: Section): string {
  const document = new Document(content, { compat: 'yaml-1.1' });
  const head = section
    ? sectionHead(section)
    : ['The rows of one store, which can be changed here, and what it comes to.', ...HOW_TO_READ];
  document.commentBefore = comment(head);
  if (!section && document.contents instanceof YAMLMap) {
    nameSections(document.get('rows'));
    nameSections(document.getIn(['effective', 'sections']));
  }
  return document.toString({ lineWidth: 0 });
}

/** A file's content as JSON. */
export function jsonText(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
