import { describe, expect, it } from '@jest/globals';
import { parseServerUser } from './server-user.js';

const NOBODY = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/usr/sbin/nologin\n';

describe('the user of the database server', () => {
  it('is postgres where that user exists', () => {
    expect(parseServerUser(`${NOBODY}postgres:x:101:104::/var/lib:/bin/sh\n`)).toEqual({
      name: 'postgres',
      uid: 101,
      gid: 104,
    });
  });

  it('is nobody where there is no postgres', () => {
    expect(parseServerUser(NOBODY)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
  });

  it('is missed with a sentence where neither exists', () => {
    expect(() => parseServerUser('root:x:0:0::/root:/bin/sh\n')).toThrow(
      'neither a user "postgres" nor a user "nobody"',
    );
  });
});
