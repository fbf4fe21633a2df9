/** What a visitor, or a search engine, reads of a page without a browser. */
export interface PageFacts {
  /** The language that the page says it is in. */
  readonly lang: string | null;
  /** The heading of the page. */
  readonly heading: string;
  /** The words of its main part, menus and footer left out. */
  readonly text: string;
  /** Its own address, as search engines are told. */
  readonly canonical: string | null;
  /** The same page in other languages and countries. */
  readonly alternates: readonly { readonly locale: string; readonly address: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plain = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** The words between tags, spaced once. */
function words(html: string): string {
  const bare = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ');
  return plain(bare).replace(/\s+/g, ' ').trim();
}

const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? null : plain(found);
};

const inside = (html: string, tag: string): string =>
  new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';

/** Reads a page of ours: its HTML is well-formed, so that no parser is needed for these few facts. */
export function pageFacts(html: string): PageFacts {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const alternates = links.flatMap((tag) => {
    const [locale, address] = [attribute(tag, 'hreflang'), attribute(tag, 'href')];
    const isAlternate = attribute(tag, 'rel') === 'alternate' && locale !== null && locale !== 'x-default';
    return isAlternate && address !== null ? [{ locale, address }] : [];
  });
  const canonical = links.find((tag) => attribute(tag, 'rel') === 'canonical');
  return {
    lang: attribute(/<html\b[^>]*>/.exec(html)?.[0] ?? '', 'lang'),
    heading: words(inside(html, 'h1')),
    text: words(inside(html, 'main')),
    canonical: canonical === undefined ? null : attribute(canonical, 'href'),
    alternates,
  };
}
