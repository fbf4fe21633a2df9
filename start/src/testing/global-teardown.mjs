export default async function globalTeardown() {
  await globalThis.manifoldTestServer?.stop();
}
