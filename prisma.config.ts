import { defineConfig } from 'prisma/config';

// `npm run prisma -- …` sets the address; without one only commands that need no database work.
const url = process.env['DATABASE_OWNER_URL'] ?? process.env['DATABASE_URL'];

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  ...(url ? { datasource: { url } } : {}),
});
