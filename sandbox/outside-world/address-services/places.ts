import type { FastifyInstance } from 'fastify';

/** A street of the sandbox: country, name, postal code, town. */
type Street = readonly [country: string, name: string, postalCode: string, town: string];

const STREETS: readonly Street[] = [
  ['AT', 'Ringstraße', '1010', 'Wien'],
  ['BE', 'Rue Neuve', '1000', 'Bruxelles'],
  ['BG', 'бул. Витоша', '1000', 'София'],
  ['CH', 'Rue de Bourg', '1003', 'Lausanne'],
  ['CZ', 'Dlouhá', '11000', 'Praha'],
  ['DE', 'Hauptstraße', '10827', 'Berlin'],
  ['DE', 'Hauptstraße', '50996', 'Köln'],
  ['DE', 'Hauptmarkt', '90403', 'Nürnberg'],
  ['DK', 'Vesterbrogade', '1620', 'København'],
  ['ES', 'Calle de Alcalá', '28014', 'Madrid'],
  ['FI', 'Mannerheimintie', '00100', 'Helsinki'],
  ['FR', 'Rue de Rivoli', '75001', 'Paris'],
  ['GB', 'Downing Street', 'SW1A 2AA', 'London'],
  ['GR', 'Πατησίων', '10434', 'Αθήνα'],
  ['HR', 'Ilica', '10000', 'Zagreb'],
  ['HU', 'Andrássy út', '1062', 'Budapest'],
  ['IE', 'O’Connell Street', 'D01 F5P2', 'Dublin'],
  ['IT', 'Via del Corso', '00186', 'Roma'],
  ['LT', 'Gedimino pr.', '01103', 'Vilnius'],
  ['NL', 'Damrak', '1012LM', 'Amsterdam'],
  ['NO', 'Karl Johans gate', '0159', 'Oslo'],
  ['PL', 'Nowy Świat', '00496', 'Warszawa'],
  ['PT', 'Rua Augusta', '1100-048', 'Lisboa'],
  ['RO', 'Calea Victoriei', '010061', 'București'],
  ['SE', 'Drottninggatan', '11121', 'Stockholm'],
  ['SI', 'Slovenska cesta', '1000', 'Ljubljana'],
  ['SK', 'Hlavná', '04001', 'Košice'],
  ['SK', 'Hlavná', '91701', 'Trnava'],
];

const SLOW_MILLISECONDS = 10_000;
const FORBIDDEN = { error: { code: 403, status: 'PERMISSION_DENIED' } };

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase().trim();

/** Returns the streets of a country that begin with a text, with the number that follows it, as Places Autocomplete answers. */
export function placeSuggestions(input: string, country: string) {
  const number = /\s(\d{1,4}[a-z]?)$/i.exec(input)?.[1] ?? '';
  const name = folded(number ? input.slice(0, -number.length) : input);
  const found = STREETS.flatMap((street, index) => {
    const [where, streetName, , town] = street;
    if (where !== country || !folded(streetName).startsWith(name)) return [];
    const mainText = where === 'GB' || where === 'FR' || where === 'IE' ? [number, streetName] : [streetName, number];
    const text = mainText.filter(Boolean).join(' ');
    return {
      placePrediction: {
        placeId: `sandbox-${index}-${number}`,
        text: { text: `${text}, ${town}` },
        structuredFormat: { mainText: { text }, secondaryText: { text: town } },
      },
    };
  });
  return found.length > 0 ? { suggestions: found } : {};
}

const component = (longText: string, type: string) =>
  longText ? [{ longText, shortText: longText, types: [type] }] : [];

/** Stands in for Google's Places. A text that begins with "Slow" is slow, and one that begins with "Down" fails. */
export function registerPlaces(server: FastifyInstance): void {
  const isKnown = (headers: Readonly<Record<string, unknown>>) => headers['x-goog-api-key'] === 'sandbox-addresses';
  server.post<{ Body: { input?: unknown; includedRegionCodes?: unknown } | null }>(
    '/v1/places::autocomplete',
    async ({ body, headers }, reply) => {
      if (!isKnown(headers)) return reply.code(403).send(FORBIDDEN);
      const input = typeof body?.input === 'string' ? body.input : '';
      if (input.startsWith('Down')) return reply.code(503).send({ error: { code: 503, status: 'UNAVAILABLE' } });
      if (input.startsWith('Slow')) await new Promise((resolve) => setTimeout(resolve, SLOW_MILLISECONDS).unref());
      return reply.send(placeSuggestions(input, String(body?.includedRegionCodes)));
    },
  );
  server.get<{ Params: { id: string } }>('/v1/places/:id', async ({ params, headers }, reply) => {
    if (!isKnown(headers)) return reply.code(403).send(FORBIDDEN);
    const [, index, number = ''] = /^sandbox-(\d+)-(\w*)$/.exec(params.id) ?? [];
    const street = index === undefined ? undefined : STREETS[Number(index)];
    if (!street) return reply.code(404).send({ error: { code: 404, status: 'NOT_FOUND' } });
    const [, name, postalCode, town] = street;
    const addressComponents = [
      ...component(number, 'street_number'),
      ...component(name, 'route'),
      ...component(town, 'locality'),
      ...component(postalCode, 'postal_code'),
    ];
    return reply.send({ addressComponents });
  });
}
