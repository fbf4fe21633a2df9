import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { failureOf, RETRY_AFTER_SECONDS } from './failure.js';

/** The Retry-After of a refusal that names no time. */
const LIMIT_SECONDS = 60;

/** Turns every failure of the API into an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body, isOurFault } = failureOf(thrown);
    const facts = { method: request.method, route: request.routeOptions?.url, status, code: body.error.code };
    if (isOurFault) this.logger.error({ ...facts, err: thrown }, 'request failed');
    else this.logger.debug({ ...facts, reason: thrown instanceof Error ? thrown.message : undefined }, 'refused');
    if (reply.sent) return;
    if (status === 429) reply.header('retry-after', String(body.error.details?.['seconds'] ?? LIMIT_SECONDS));
    if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
    void reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);
  }
}
