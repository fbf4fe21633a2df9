/** The parts of a page that visitors and search engines read without running scripts. */
export interface PageFacts {
  /** The `lang` attribute. */
  readonly lang: string | null;
  /** The heading of the page. */
  readonly heading: string;
  /** The text of its main part, without menus and footer. */
  readonly text: string;
  /** The canonical URL. */
  readonly canonical: string | null;
  /** The same page in other languages and countries. */
  readonly alternates: readonly { readonly locale: string; readonly address: string }[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

const plain = (text: string): string => text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/** Returns the text between tags with single spaces. */
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

/** Extracts facts from a rendered page. Its HTML is well-formed, so no parser is needed. */
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
