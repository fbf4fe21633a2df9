import { runServer } from '../process/run-server.js';
import { sandboxPayments } from './payment-provider/options.js';
import { startOutsideWorld } from './server.js';

// The process that `npm start` runs for all outside systems except commerce; see `server.ts`.
await runServer('outside world', () => {
  const { env } = process;
  const commerceUrl = env.COMMERCETOOLS_API_URL ?? 'http://127.0.0.1:4301';
  return startOutsideWorld({
    port: Number(env.OUTSIDE_WORLD_PORT ?? 4300),
    smtpPort: Number(env.OUTSIDE_WORLD_SMTP_PORT ?? 0),
    shopUrl: env.SHOP_URL ?? 'http://localhost:3000',
    ...sandboxPayments(env, env.SANDBOX_DATABASE_URL),
    commerce: {
      apiUrl: commerceUrl,
      authUrl: env.COMMERCETOOLS_AUTH_URL ?? commerceUrl,
      projectKey: env.COMMERCETOOLS_PROJECT_KEY ?? 'manifold',
      clientId: env.COMMERCETOOLS_CLIENT_ID ?? 'manifold-services',
      clientSecret: env.COMMERCETOOLS_CLIENT_SECRET ?? 'sandbox-services',
    },
  });
});
