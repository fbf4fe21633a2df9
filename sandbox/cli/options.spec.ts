import { describe, expect, it } from '@jest/globals';
import { HELP, readCommand } from './options.js';

const reasonOf = (...args: string[]) => {
  const command = readCommand(args);
  return command.kind === 'refused' ? command.reason : command;
};

describe('the command of the sandbox', () => {
  it('has default ports and a default data folder', () => {
    expect(readCommand([])).toEqual({
      kind: 'run',
      options: {
        commercePort: 4301,
        outsidePort: 4300,
        postgresPort: 0,
        data: undefined,
        database: undefined,
        project: 'manifold',
        shop: 'http://localhost:3000',
      },
    });
  });

  it('takes ports, a data folder, a project and a shop as flags', () => {
    const args = ['--commerce-port', '5301', '--outside-port=5300', '--data', '/tmp/x', '--project', 'mine'];
    expect(readCommand([...args, '--shop', 'http://sk.localhost:5000'])).toMatchObject({
      kind: 'run',
      options: {
        commercePort: 5301,
        outsidePort: 5300,
        data: '/tmp/x',
        project: 'mine',
        shop: 'http://sk.localhost:5000',
      },
    });
  });

  it('takes a database instead of a data folder, never both', () => {
    const database = 'postgresql://me:secret@localhost/sandbox';
    expect(readCommand(['--database', database])).toMatchObject({ options: { database, data: undefined } });
    expect(reasonOf('--database', database, '--data', '/tmp/x')).toMatch(/^--data is for the embedded Postgres/);
  });

  it.each([
    [['--commerce-port', 'abc'], '--commerce-port takes a port up to 65535, not "abc".'],
    [['--outside-port', '70000'], '--outside-port takes a port up to 65535, not "70000".'],
    [['--postgres-port', '-1'], "Option '--postgres-port' argument is ambiguous."],
    [['--project', 'No Key'], '--project takes a key like "manifold", not "No Key".'],
    [['--database', 'mysql://x'], '--database takes an address like postgresql://user:password@localhost/sandbox.'],
    [['--shop', 'shop'], '--shop takes an address, not "shop".'],
    [['--colour', 'red'], "Unknown option '--colour'"],
    [['commerce'], 'Unexpected argument'],
  ])('refuses %j with a reason', (args, reason) => {
    expect(reasonOf(...args)).toContain(reason);
  });

  it('lists every flag in its help', () => {
    expect(readCommand(['--help', '--project', 'mine'])).toEqual({ kind: 'help' });
    expect(readCommand(['--version'])).toEqual({ kind: 'version' });
    for (const flag of ['commerce-port', 'outside-port', 'postgres-port', 'data', 'database', 'project', 'shop'])
      expect(HELP).toContain(`--${flag} <`);
  });
});
