import { describe, expect, it } from '@jest/globals';
import { parseServerUser } from './server-user.js';

const NOBODY = 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65533::/:/usr/sbin/nologin\n';

describe('the user of the database server', () => {
  it('is postgres if that user exists', () => {
    expect(parseServerUser(`${NOBODY}postgres:x:101:104::/var/lib:/bin/sh\n`)).toEqual({
      name: 'postgres',
      uid: 101,
      gid: 104,
    });
  });

  it('is nobody if there is no user postgres', () => {
    expect(parseServerUser(NOBODY)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
  });

  it('fails with a sentence if neither exists', () => {
    expect(() => parseServerUser('root:x:0:0::/root:/bin/sh\n')).toThrow(
      'neither a user "postgres" nor a user "nobody"',
    );
  });
});
