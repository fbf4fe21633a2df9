import { describe, expect, it } from '@jest/globals';
import { privateNouns } from './private-nouns.js';

const namesIn = (source: string) => privateNouns('file.ts', source).map(({ name }) => name);

describe('a private noun', () => {
  it.each([
    ['interface AuditWish {}', ['AuditWish']],
    ['const NO_WISH = 1;', ['NO_WISH']],
    ['class SignOfLife {}', ['SignOfLife']],
    ['this.outdate(toldOf(news));', ['outdate', 'toldOf', 'news']],
    ['const newsletter = lastMadeOffer;', ['lastMadeOffer']],
    ['const text = `told ${newsOf("wish")} by ${wish.name}`;', ['newsOf', 'wish']],
    ['if (isOutdated) await outdatingOf(rows);', ['isOutdated', 'outdatingOf']],
  ])('is found in %j', (source, names) => expect(namesIn(source)).toEqual(names));

  it.each([
    "// I wish it were told\nconst text = 'news';",
    '/** A wish. */ const newsletter = `told ${name}`;',
    'swishes',
  ])('is no comment, text or part of a word: %j', (source) => expect(namesIn(source)).toEqual([]));

  it.each([
    ['services/src/jobs/sign-of-life.ts', 'heartbeat'],
    ['services/src/shelf/registry.ts', 'registry or store'],
  ])('is found in the path of a file, with the field’s word: %s', (file, fieldWord) => {
    expect(privateNouns(file, '')).toEqual([{ name: file, fieldWord }]);
  });
});
