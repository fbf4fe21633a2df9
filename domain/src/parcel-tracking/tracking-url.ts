/** The public tracking page of each carrier; the number is appended. Keys as in the commerce backend, in lower case. */
const PAGES = new Map(
  Object.entries({
    dhl: 'https://www.dhl.com/en/home/tracking.html?tracking-id=',
    dpd: 'https://www.dpdgroup.com/tracking?parcelNumber=',
    fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
    gls: 'https://gls-group.com/track/',
    packeta: 'https://tracking.packeta.com/en/?id=',
    postnl: 'https://www.postnl.nl/en/receiving/parcels/track-and-trace/?barcode=',
    tnt: 'https://www.tnt.com/express/en_gc/site/shipping-tools/tracking.html?searchType=CON&cons=',
    ups: 'https://www.ups.com/track?tracknum=',
  }),
);

/** Returns the carrier's page about a parcel; null for an unknown carrier. */
export function trackingUrl(carrier: string | null, trackingId: string | null): string | null {
  const [name = ''] = (carrier ?? '').toLowerCase().split(/[^a-z]/, 1);
  const page = PAGES.get(name);
  return page === undefined || !trackingId ? null : `${page}${encodeURIComponent(trackingId)}`;
}
