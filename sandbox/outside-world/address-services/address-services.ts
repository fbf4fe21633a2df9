import type { FastifyInstance } from 'fastify';
import { registerPlaces } from './places.js';

/** A request as Google's Address Validation takes it; the lines are town, street with number, postal code. */
interface ValidationRequest {
  readonly address?: { readonly regionCode?: unknown; readonly addressLines?: unknown };
}

const SLOW_MILLISECONDS = 10_000;
const INVALID = { error: { code: 400, message: 'Address is missing from request.', status: 'INVALID_ARGUMENT' } };
const UNAVAILABLE = { error: { code: 503, message: 'The service is currently unavailable.', status: 'UNAVAILABLE' } };

/** Words that a misspelt street ends with in the sandbox, and what they are corrected to. */
const MISSPELT = /strasse$|ulicaa$/i;

interface Found {
  readonly type: string;
  readonly text: string;
  readonly flags?: object;
}

const component = ({ type, text, flags }: Found) => ({
  componentName: { text },
  componentType: type,
  confirmationLevel: flags ? 'UNCONFIRMED_BUT_PLAUSIBLE' : 'CONFIRMED',
  ...flags,
});

/** Returns the answer for an address: a misspelt street is corrected, a number from 9000 is not confirmed, the rest exists. */
export function validationAnswer([city = '', street = '', postalCode = '']: readonly string[], regionCode: string) {
  const space = street.lastIndexOf(' ');
  const [name, number] = [street.slice(0, space), street.slice(space + 1)];
  const corrected = name.replace(MISSPELT, (ending) => (/^s/i.test(ending) ? 'straße' : 'ulica'));
  const isUnconfirmed = Number.parseInt(number, 10) >= 9000;
  const isCorrected = corrected !== name;
  return {
    result: {
      verdict: {
        inputGranularity: 'PREMISE',
        validationGranularity: isUnconfirmed ? 'ROUTE' : 'PREMISE',
        ...(isUnconfirmed ? { hasUnconfirmedComponents: true } : { addressComplete: true }),
      },
      address: {
        formattedAddress: `${corrected} ${number}, ${postalCode} ${city}`,
        postalAddress: { regionCode, postalCode, locality: city, addressLines: [`${corrected} ${number}`] },
        addressComponents: [
          component({ type: 'route', text: corrected, ...(isCorrected ? { flags: { spellCorrected: true } } : {}) }),
          component({ type: 'street_number', text: number }),
          component({ type: 'postal_code', text: postalCode }),
          component({ type: 'locality', text: city }),
        ],
      },
    },
    responseId: `sandbox-${Date.now()}`,
  };
}

/** Stands in for Google's Places and Address Validation. The town "Slow" is slow, and the town "Down" fails. */
export function registerAddressServices(server: FastifyInstance): void {
  registerPlaces(server);
  server.post<{ Body: ValidationRequest | null }>('/v1::validateAddress', async ({ body, headers }, reply) => {
    if (headers['x-goog-api-key'] !== 'sandbox-addresses') return reply.code(403).send({ error: { code: 403 } });
    const lines = body?.address?.addressLines;
    const isRead = Array.isArray(lines) && lines.every((line) => typeof line === 'string');
    if (!isRead) return reply.code(400).send(INVALID);
    const texts = lines.map(String);
    if (texts[0] === 'Down') return reply.code(503).send(UNAVAILABLE);
    if (texts[0] === 'Slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS).unref());
    return reply.send(validationAnswer(texts, String(body?.address?.regionCode)));
  });
}
