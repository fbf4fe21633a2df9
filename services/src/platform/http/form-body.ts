import { errorCodes, type FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a short HTML form as its unparsed text: `@RouteConfig({ takesForm: true })`. Others refuse forms. */
    takesForm?: boolean;
  }
}

const TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];
const FORM_LIMIT = 2_000;

/**
 * Makes the server accept forms on the routes that declare it. Everywhere else they stay refused, because another site's form is
 * sent without a preflight.
 */
export function addFormBody(server: FastifyInstance): void {
  server.addContentTypeParser<string>(TYPES, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (request, body, done) => {
    if (request.routeOptions.config.takesForm) done(null, body);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type'] ?? ''));
  });
}
