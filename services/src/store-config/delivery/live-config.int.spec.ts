import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { LiveConfig } from './live-config.js';
import { startConfigService, type ConfigService } from '../testing/config-service.js';

describe('the config that is served', () => {
  let database: FreshDatabase;
  let service: ConfigService;
  let live: LiveConfig;

  beforeAll(async () => {
    database = await freshDatabase({ template: 'manifold' });
    service = await startConfigService(database.applicationUrl);
    live = service.app.get(LiveConfig);
  });
  afterAll(async () => {
    await service.stop();
    await database.drop();
  });

  it('has the 25 stores of the specification from the first start on', () => {
    expect(live.revision).toBe(1);
    expect(live.snapshots()).toHaveLength(25);
  });

  it('finds the store of a host, and the default store without a country', () => {
    expect(live.snapshotOfHost('de.localhost')?.storeKey).toBe('ferrum_de');
    expect(live.snapshotOfHost('localhost')?.storeKey).toBe('ferrum_sk');
    expect(live.snapshotOfHost('example.com')).toBeUndefined();
  });
});
