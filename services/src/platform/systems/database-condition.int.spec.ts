import { expect, it } from '@jest/globals';
import { databaseSchema, type DatabaseCondition } from '@manifold/domain/systems/database';
import { freshDatabase } from '../../../../start/src/testing/database.js';
import { startConfigService } from '../../store-config/testing/config-service.js';
import { SystemsModule } from './systems.module.js';
import { ConsoleClient } from '../../store-config/testing/console-client.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';

it('operations staff see the condition of the database', async () => {
  const database = await freshDatabase({ template: SEEDED_CONFIG });
  const service = await startConfigService(database.applicationUrl, {}, [SystemsModule]);
  try {
    const operations = await new ConsoleClient(service.app).signIn('operations');
    const { body } = await operations.ask<DatabaseCondition>('GET', '/database');
    expect(databaseSchema.safeParse(body).success).toBe(true);
    expect(body.version).toMatch(/^\d+/);
    expect(body.busy).toBeGreaterThan(0);
    expect(body.connections).toBeGreaterThanOrEqual(body.busy);
    expect(body.mostConnections).toBeGreaterThanOrEqual(body.connections);
    expect(body.sizeMegabytes).toBeGreaterThan(0);
  } finally {
    await service.stop();
    await database.drop();
  }
});
