import type { LoggerService } from '@nestjs/common';
import type { Logger } from 'pino';

/** Contexts of Nest's start-up messages: dozens of lines that are only useful for debugging. */
const DEBUG_CONTEXTS = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer']);

/** Writes Nest's log messages to our logger. Nest passes the name of the logging class last, a stack before it. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write(DEBUG_CONTEXTS.has(String(rest.at(-1))) ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  private write(level: 'info' | 'error' | 'warn' | 'debug' | 'trace', message: unknown, rest: unknown[]): void {
    const texts = rest.filter((part) => typeof part === 'string');
    const context = texts.at(-1);
    const error = [message, ...rest].find((part) => part instanceof Error);
    const stack = texts.length > 1 ? texts[0] : undefined;
    const objects = rest.filter((part) => typeof part === 'object' && part !== null && !(part instanceof Error));
    const fields = { context, ...(error ? { err: error } : {}), ...(stack ? { stack } : {}) };
    this.logger[level](Object.assign(fields, ...objects), message instanceof Error ? message.message : String(message));
  }
}
