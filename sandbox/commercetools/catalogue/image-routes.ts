import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { invalidInput, requiredField, resourceNotFound } from '../errors/platform-error.js';
import { parseQuery, singleValue } from '../http/query-parameters.js';
import { authorisedWork, identifierOf, type RouteContext } from '../http/request-work.js';
import { products } from '../families/families.js';
import type { Work } from '../work/work.js';
import { presented } from '../storage/family.js';
import { imageFacts } from './image-size.js';
import { productActions } from './product-actions.js';
import { productsKind } from './products.kind.js';
import type { StoredProduct } from '../storage/stored-product.js';

/** The table of uploaded images. */
export const PRODUCT_IMAGES = `
CREATE TABLE product_images (
  id text PRIMARY KEY,
  content_type text NOT NULL,
  bytes bytea NOT NULL
);`;

const MAX_BYTES = 10 * 1024 * 1024;
const TYPES = /^image\/(?:png|gif|jpe?g)$/;
const FILE_NAME = /^[\w.-]{1,256}$/;

interface Upload {
  readonly bytes: Buffer;
  readonly filename: string;
  readonly place: { readonly variantId?: number; readonly sku?: string; readonly staged: boolean };
}

function uploadOf(request: FastifyRequest): Upload {
  const query = parseQuery(request.query);
  const filename = singleValue(query, 'filename') ?? 'img';
  if (!FILE_NAME.test(filename)) throw invalidInput('Malformed parameter: filename: Only letters, digits, _, . and -.');
  const variant = singleValue(query, 'variant');
  const sku = singleValue(query, 'sku');
  if (variant !== undefined && !/^\d{1,9}$/.test(variant))
    throw invalidInput('Malformed parameter: variant: Not a number.');
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) throw requiredField('image');
  const variantId = variant === undefined && sku === undefined ? 1 : Number(variant);
  return {
    bytes: request.body,
    filename,
    place: { ...(sku === undefined ? { variantId } : { sku }), staged: singleValue(query, 'staged') !== 'false' },
  };
}

/** Stores an image and adds it to a variant of a product, without a version check. */
async function addImage(
  work: Work,
  request: FastifyRequest,
  { bytes, filename, place }: Upload,
): Promise<StoredProduct> {
  const facts = imageFacts(bytes);
  if (facts === undefined) throw invalidInput('The body is no JPEG, PNG or GIF image.');
  const { contentType, dimensions } = facts;
  const id = randomUUID();
  const url = `${request.server.listeningOrigin}/images/${id}/${filename}`;
  return work.transaction(async (inner) => {
    const before = await inner.rows(products).lock(identifierOf(request));
    const adds = productActions['addExternalImage'];
    const after = (await adds?.(before, { ...place, image: { url, dimensions } }, inner)) ?? before;
    await inner.db.query('INSERT INTO product_images (id, content_type, bytes) VALUES ($1, $2, $3)', [
      id,
      contentType,
      bytes,
    ]);
    const saved = await inner.save(products, before, after);
    await productsKind.afterWrite?.(saved, before, inner);
    return saved;
  });
}

const named = z.object({ imageId: z.string() });

/** Adds `POST /products/{id}/images` and the public route that serves uploaded images. */
export function imageRoutes(server: FastifyInstance, context: RouteContext): void {
  server.get('/images/:imageId/:filename', async (request, reply) => {
    const { imageId } = named.parse(request.params);
    const { rows } = await context.backend.database.query<{ content_type: string; bytes: Buffer }>(
      'SELECT content_type, bytes FROM product_images WHERE id = $1',
      [imageId],
    );
    const [image] = rows;
    if (image === undefined) throw resourceNotFound(`ID '${imageId}'`);
    return reply.type(image.content_type).header('x-content-type-options', 'nosniff').send(image.bytes);
  });
  void server.register((uploads, _options, done) => {
    uploads.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const options = {
      bodyLimit: MAX_BYTES,
      // Authenticates before the body is read: it may have ten megabytes.
      onRequest: async (request: FastifyRequest): Promise<void> => {
        await authorisedWork(context, request, productsKind.manage);
      },
    };
    uploads.post(`/${context.backend.projectKey}/products/:id/images`, options, async (request) => {
      const work = await authorisedWork(context, request, productsKind.manage);
      return presented(products, await addImage(work, request, uploadOf(request)), work.db);
    });
    done();
  });
}
