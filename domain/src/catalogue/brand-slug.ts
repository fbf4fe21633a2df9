/** A brand's name as an address writes it: `Royal Catering` → `royal-catering`. */
export function brandSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The slug in a brand's fixed link: `/royal-catering/` → `royal-catering`; undefined for a link that leads out of the shop. */
export function slugOfBrandLink(url: string): string | undefined {
  return /^\/([a-z0-9][a-z0-9-]*)\/?$/.exec(url)?.[1];
}
