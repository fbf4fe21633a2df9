import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

/** The platform's published descriptions, where this machine has a copy of them. */
export interface PublishedReference {
  readonly openapi: string;
  readonly sdl: string;
}

const beside = fileURLToPath(new URL('../../../../../shared/reference/commercetools', import.meta.url));

/** CT_REFERENCE_DIR, or a folder beside the checkout; undefined where there is neither. */
export function publishedReference(env: NodeJS.ProcessEnv = process.env): PublishedReference | undefined {
  const folder = env.CT_REFERENCE_DIR || beside;
  const found = { openapi: join(folder, 'openapi.yaml'), sdl: join(folder, 'graphql-schema.sdl') };
  return Object.values(found).every((file) => existsSync(file)) ? found : undefined;
}
