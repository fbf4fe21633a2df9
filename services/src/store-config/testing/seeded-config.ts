import type { PreparedTemplate } from '../../../../start/src/testing/database.js';
import { startConfigService } from './config-service.js';

/** The config service's database as its first start leaves it: the seeds are published. */
export const SEEDED_CONFIG: PreparedTemplate = {
  name: 'seeded',
  from: 'manifold',
  prepare: async ({ applicationUrl }) => {
    const service = await startConfigService(applicationUrl);
    await service.stop();
  },
};
