import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './request-scope.js';

/** Where a secret or a person may stand in what we log, at any of three depths. */
const SENSITIVE = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'accessToken',
  'refreshToken',
  'access_token',
  'refresh_token',
  'password',
  'email',
  'address',
  'billingAddress',
  'shippingAddress',
];
const dotted = (key: string): string => (key.startsWith('[') ? key : `.${key}`);
const REDACTED_PATHS = SENSITIVE.flatMap((key) => [key, `*${dotted(key)}`, `*.*${dotted(key)}`]);

/** Who asks stays out of the log: an address is a person's. */
function requestFacts(): object {
  const { address: _address, signal: _signal, ...facts } = currentRequest() ?? { address: '' };
  return facts;
}

/** The process's one logger: JSON lines, with the request's id and store, without secrets and people. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: requestFacts,
    redact: { paths: REDACTED_PATHS, censor: '[redacted]' },
  };
  return destination ? pino(options, destination) : pino(options);
}
