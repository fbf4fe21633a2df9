import type { PreparedTemplate } from '../../../../start/src/testing/database.js';
import { startConfigService } from './config-service.js';

/** A database after the first start of the config service, with the published seeds. */
export const SEEDED_CONFIG: PreparedTemplate = {
  name: 'seeded',
  from: 'manifold',
  prepare: async ({ applicationUrl }) => {
    const service = await startConfigService(applicationUrl);
    await service.stop();
  },
};
