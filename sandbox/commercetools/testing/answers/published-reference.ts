import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The platform's published descriptions, if this machine has a copy. */
export interface PublishedReference {
  readonly openapi: string;
  readonly sdl: string;
}

const defaultFolder = fileURLToPath(new URL('../../../../../shared/reference/commercetools', import.meta.url));

/** Returns the descriptions in CT_REFERENCE_DIR or in a folder beside the checkout; undefined if neither exists. */
export function publishedReference(env: NodeJS.ProcessEnv = process.env): PublishedReference | undefined {
  const folder = env.CT_REFERENCE_DIR || defaultFolder;
  const found = { openapi: join(folder, 'openapi.yaml'), sdl: join(folder, 'graphql-schema.sdl') };
  return Object.values(found).every((file) => existsSync(file)) ? found : undefined;
}
