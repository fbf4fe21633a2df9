import { describe, expect, it } from '@jest/globals';
import { excludedNodeVersions } from './node-versions.js';

const lockOf = (node: string | undefined) => ({
  'node_modules/pump': { version: '4.1.0', engines: node === undefined ? {} : { node } },
});

describe('a package of the lock file', () => {
  it.each([undefined, '*', '>= 0.4', '20 || >=22', '^20.19.0 || ^22.13.0 || >=24', '10.* || >= 12.*'])(
    'may need Node %s',
    (range) => expect(excludedNodeVersions(lockOf(range))).toEqual([]),
  );

  it.each([
    ['>=22', '20.19.0'],
    ['^20.19.0 || ^22.0.0', '24.0.0'],
    ['>=24.1', '20.19.0, 22.13.0, 24.0.0'],
    ['>=20.19 <22', '22.13.0, 24.0.0'],
    ['no range', '20.19.0, 22.13.0, 24.0.0'],
  ])('is reported with its name if it needs Node %s', (range, excluded) =>
    expect(excludedNodeVersions(lockOf(range))).toEqual([
      `node_modules/pump 4.1.0 needs Node ${range}, not ${excluded}`,
    ]),
  );
});
