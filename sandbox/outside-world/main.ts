import { startOutsideWorld } from './server.js';

/** The process that `npm start` runs for everything outside but commerce; for now its page and its health. */
async function main(): Promise<void> {
  const { env } = process;
  const commerceUrl = env.COMMERCETOOLS_API_URL ?? 'http://127.0.0.1:4301';
  const server = await startOutsideWorld({
    port: Number(env.OUTSIDE_WORLD_PORT ?? 4300),
    shopUrl: env.SHOP_URL ?? 'http://localhost:3000',
    commerce: {
      apiUrl: commerceUrl,
      authUrl: env.COMMERCETOOLS_AUTH_URL ?? commerceUrl,
      projectKey: env.COMMERCETOOLS_PROJECT_KEY ?? 'manifold',
      clientId: env.COMMERCETOOLS_CLIENT_ID ?? 'manifold-services',
      clientSecret: env.COMMERCETOOLS_CLIENT_SECRET ?? 'sandbox-services',
    },
  });
  console.log(`outside world: listening on ${server.url}`);
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The supervisor holds the other end of this channel: when it is killed, so are we.
  if (process.connected) process.once('disconnect', stop);
}

main().catch((error: unknown) => {
  console.error(`outside world: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
