import { writeFileSync } from 'node:fs';
import { wantedPictures } from './picture-list.js';

const LIST = new URL('../../pictures/list.json', import.meta.url);

const line = ([name, entry]: [string, unknown]): string => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`;
const block = ([name, entries]: [string, object]): string =>
  Array.isArray(entries)
    ? `  ${JSON.stringify(name)}: ${JSON.stringify(entries)}`
    : `  ${JSON.stringify(name)}: {\n${Object.entries(entries).map(line).join(',\n')}\n  }`;

// `node demo/dist/pictures/write-list.js` writes the list of pictures that `demo/pictures` draws, one per line.
writeFileSync(LIST, `{\n${Object.entries(wantedPictures()).map(block).join(',\n')}\n}\n`);
