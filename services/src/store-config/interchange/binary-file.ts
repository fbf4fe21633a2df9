import { CONFIG_FILE_TYPES } from '@manifold/domain/config-interchange/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';

const namedFilesSchema = z.object({ files: z.array(z.object({ name: z.string() })) });
const FILE_TEXT = /^files\.(\d+)\.text$/;
const MAXIMUM_NAME_LENGTH = 200;

const SENTENCES = {
  en: (file: string, types: string) => `${file} is not a text file. The import accepts ${types} files.`,
  de: (file: string, types: string) => `${file} ist keine Textdatei. Der Import nimmt Dateien vom Typ ${types} an.`,
};

function fileName(field: string, body: unknown): string | undefined {
  const index = FILE_TEXT.exec(field)?.[1];
  const read = namedFilesSchema.safeParse(body);
  if (index === undefined || !read.success) return undefined;
  return read.data.files[Number(index)]?.name.replace(/\p{Cc}/gu, '').slice(0, MAXIMUM_NAME_LENGTH);
}

/** Returns the error for a binary file such as a spreadsheet or picture, with its name; in German if the browser prefers it. */
export function binaryFileError(
  found: { readonly field: string; readonly reason: string },
  { body, headers }: Pick<FastifyRequest, 'body' | 'headers'>,
): ShopError {
  const file = fileName(found.field, body);
  if (file === undefined) return new ShopError('invalid-input', { fields: [found] });
  const types = CONFIG_FILE_TYPES.join(', ');
  const language = headers['accept-language']?.toLowerCase().startsWith('de') ? 'de' : 'en';
  return new ShopError('invalid-input', {
    message: SENTENCES[language](file, types),
    fields: [{ field: file, reason: 'not-a-text-file' }],
    details: { file, accepted: types },
  });
}
