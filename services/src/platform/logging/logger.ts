import { pino, type DestinationStream, type Logger } from 'pino';
import { currentRequest } from './request-scope.js';

/** Keys of log fields that may hold secrets or personal data, redacted at three depths. */
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

/** Returns the request scope without the network address, which is personal data. */
function requestFacts(): object {
  const { address: _address, signal: _signal, ...facts } = currentRequest() ?? { address: '' };
  return facts;
}

/** Creates the process's logger: JSON lines with request id and store, without secrets and personal data. */
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
