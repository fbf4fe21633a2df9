/** Tracking pages by carrier key (see `carrierKey`); `{number}` is the tracking number. */
const PAGES: Readonly<Record<string, string>> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/{number}',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  gls: 'https://gls-group.eu/EU/en/parcel-tracking?match={number}',
  packeta: 'https://tracking.packeta.com/en/?id={number}',
  postnl: 'https://www.postnl.nl/en/receiving/parcels/track-and-trace/?barcode={number}',
  tnt: 'https://www.tnt.com/express/en_gc/site/shipping-tools/tracking.html?searchType=CON&cons={number}',
  zasilkovna: 'https://tracking.packeta.com/en/?id={number}',
  ups: 'https://www.ups.com/track?tracknum={number}',
};

/**
 * Returns the first word of a carrier's name, in lower case and without accents: `dhl` for "DHL Parcel", `zasilkovna` for
 * "Zásilkovna".
 */
const carrierKey = (carrier: string): string =>
  carrier
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()
    .split(/[\s_-]/)[0] ?? '';

/** Returns the page where a carrier shows a parcel; null for a carrier without a known page, or without a number. */
export function carrierLink(carrier: string | null, trackingNumber: string | null): string | null {
  if (!trackingNumber) return null;
  const key = carrierKey(carrier ?? '');
  const page = Object.hasOwn(PAGES, key) ? PAGES[key] : undefined;
  return page?.replace('{number}', encodeURIComponent(trackingNumber)) ?? null;
}
