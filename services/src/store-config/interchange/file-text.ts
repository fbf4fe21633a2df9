import { Document, isMap, isScalar, YAMLMap } from 'yaml';
import { sectionOf } from '../sections/registry.js';
import type { Section } from '../sections/definition/section.js';

/** Joins lines to a comment for the YAML writer: each line begins with a space, so that empty lines are comments too. */
const comment = (lines: readonly string[]): string => lines.map((line) => ` ${line}`).join('\n');

const FORMAT_NOTES = [
  'Amounts are whole cents of the store’s currency; instants are ISO 8601.',
  'A row has only the fields that it sets; other fields are inherited from the layers below it.',
  'revision: the last one that this file contains. An import warns before it undoes a later one.',
];

/** Returns the head comment of a section's file: names and explanations of the section and its fields. */
function sectionHead({ label, help, layers, fields }: Section): string[] {
  return [
    label.en,
    help.en,
    '',
    ...FORMAT_NOTES,
    `Layers, lowest first: ${layers.join(', ')}.`,
    '',
    ...fields.map(({ name, label: called, help: about }) => `${name}: ${called.en}. ${about.en}`),
  ];
}

/** Adds each section's name as a comment above its part of a store's file. */
function nameSections(part: unknown): void {
  if (!isMap(part)) return;
  for (const { key } of part.items) {
    if (!isScalar(key)) continue;
    const section = sectionOf(String(key.value));
    if (section) key.commentBefore = comment([section.label.en]);
  }
}

/** Returns a file's content as YAML with explaining comments. It means the same in YAML 1.1 and 1.2. */
export function yamlText(content: object, section?: Section): string {
  const document = new Document(content, { compat: 'yaml-1.1' });
  const head = section
    ? sectionHead(section)
    : ['The rows of one store, which can be changed here, and its effective values.', ...FORMAT_NOTES];
  document.commentBefore = comment(head);
  if (!section && document.contents instanceof YAMLMap) {
    nameSections(document.get('rows'));
    nameSections(document.getIn(['effective', 'sections']));
  }
  return document.toString({ lineWidth: 0 });
}

/** Returns a file's content as JSON. */
export function jsonText(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}
