import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SECTION_KEYS } from '@manifold/domain/store-document/sections';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { LiveConfig } from '../live/live-config.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';
import { until } from '../../platform/testing/eventually.js';
import { SEEDED_CONFIG } from '../testing/seeded-config.js';

const PROGRAM = fileURLToPath(new URL('../../../../start/run.mjs', import.meta.url));
/** Long, because each command starts a process. */
const LONG_MS = 120_000;
const CASH = 'cash-on-delivery.yaml';

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

describe('the config in a folder', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let folder: string;
  let url: string;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    service = await startConfigService(database.applicationUrl);
    await service.app.listen(0, '127.0.0.1');
    url = `http://admin.localhost:${(service.app.getHttpServer().address() as AddressInfo).port}`;
    folder = mkdtempSync(path.join(os.tmpdir(), 'manifold-config-files-'));
  }, LONG_MS);
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await service.stop();
    await database.drop();
  });

  function run(args: readonly string[], email = 'operations@manifold.test'): Promise<Run> {
    const env = { ...process.env, MANIFOLD_EMAIL: email, MANIFOLD_PASSWORD: 'manifold-demo-1', MANIFOLD_URL: url };
    return new Promise((resolve) => {
      execFile(process.execPath, [PROGRAM, 'config', ...args, '--dir', folder], { env }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
      );
    });
  }

  const read = () => readFileSync(path.join(folder, CASH), 'utf8');
  const write = (text: string) => writeFileSync(path.join(folder, CASH), text);
  const limit = (amount: number) =>
    write(read().replace(/(key: SK\n {4}value:\n {6}priceLimitCentAmount: )\d+/, `$1${String(amount)}`));

  it(
    'has one file per section, without differences after an export',
    async () => {
      expect(await run(['export'])).toEqual({
        code: 0,
        stdout: `${SECTION_KEYS.length} sections in ${folder}\n`,
        stderr: '',
      });
      expect(readdirSync(folder).sort()).toEqual(SECTION_KEYS.map((key) => `${key}.yaml`).sort());
      expect(await run(['diff'])).toMatchObject({ code: 0, stdout: 'Nothing differs.\n' });
    },
    LONG_MS,
  );

  it(
    'shows what it would change, is published with a reason, and has no differences afterwards',
    async () => {
      limit(90_001);
      const difference =
        'cash-on-delivery  country SK\n  - priceLimitCentAmount: 250000\n  + priceLimitCentAmount: 90001\n';
      expect(await run(['diff'])).toMatchObject({ code: 1, stdout: `${difference}1 row differs.\n` });
      expect(await run(['apply', '--reason', 'Less risk'])).toMatchObject({
        code: 0,
        stdout: `${difference}Published as revision 2.\n`,
      });
      const { app } = service;
      await until(
        () =>
          app.get(LiveConfig).snapshot('ferrum_sk')?.document.sections['cash-on-delivery'].priceLimitCentAmount ===
          90_001,
      );
      expect(await run(['diff'])).toMatchObject({ code: 0, stdout: 'Nothing differs.\n' });
      expect(await run(['apply', '--reason', 'Less risk'])).toMatchObject({ code: 0, stdout: 'Nothing differs.\n' });
      const before = read();
      await run(['export', '--section', 'cash-on-delivery']);
      expect(read()).toBe(before.replace('revision: 1', 'revision: 2'));
    },
    LONG_MS,
  );

  it(
    'can be saved as a draft',
    async () => {
      limit(90_002);
      const { code, stdout } = await run(['apply', '--draft', '--section', 'cash-on-delivery']);
      expect(code).toBe(0);
      expect(stdout).toMatch(/Kept as the draft "Config files" \([\w-]{36}\)\.\n$/);
      limit(90_001);
    },
    LONG_MS,
  );

  it(
    'does not undo what was published since the export, unless `--overwrite` is given',
    async () => {
      const old = read();
      limit(90_003);
      await run(['apply', '--reason', 'Even less risk']);
      write(old);
      const refused = await run(['apply', '--reason', 'Something else']);
      expect(refused).toMatchObject({ code: 2, stdout: '' });
      expect(refused.stderr).toContain('Published since the export; the files would undo it:');
      expect(refused.stderr).toContain('cash-on-delivery  country SK, revision 3');
      expect((await run(['diff'])).stdout).toContain('the files would undo it:\n  cash-on-delivery  country SK');
      const overwritten = await run(['apply', '--overwrite', '--reason', 'Back to the old limit']);
      expect(overwritten).toMatchObject({ code: 0 });
      expect(overwritten.stdout).toMatch(/Published as revision 4\.\n$/);
    },
    LONG_MS,
  );

  it(
    'is refused as a whole, with the wrong line',
    async () => {
      write(read().replace(/(key: SK\n {4}value:\n {6}priceLimitCentAmount: )\d+/, '$1"much"'));
      const { code, stdout, stderr } = await run(['apply', '--reason', 'Less risk']);
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
      expect(stderr).toMatch(/cash-on-delivery\.yaml:\d+ rows\.\d+\.value\.priceLimitCentAmount: /);
      write(read().replace('"much"', '90001'));
    },
    LONG_MS,
  );

  it(
    'leaves no draft behind if the stores would become inconsistent',
    async () => {
      const file = path.join(folder, 'shipping-cost.yaml');
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, `${text}  - layer: country\n    key: DE\n    value:\n      parcelFeeCentAmount: 100000\n`);
      const { code, stderr } = await run(['apply', '--reason', 'Expensive parcels']);
      expect(code).toBe(2);
      expect(stderr).toContain('shipping-cost.parcelFeeCentAmount: parcel-above-freight');
      writeFileSync(file, text);
      expect(await run(['diff'])).toMatchObject({ code: 0, stdout: 'Nothing differs.\n' });
    },
    LONG_MS,
  );

  it.each([
    ['a person without an account', ['diff'], 'nobody@manifold.test', /wrong/],
    ['an unknown section', ['export', '--section', 'weather'], undefined, /No section weather/],
    ['a console that does not answer', ['diff', '--url', 'http://admin.localhost:1'], undefined, /cannot be reached/],
  ])('is not changed for %s', async (_what, args, email, complaint) => {
    const { code, stderr } = await run(args, email);
    expect(code).toBe(2);
    expect(stderr).toMatch(complaint);
  });
});
