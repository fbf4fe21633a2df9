import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, normalize, sep } from 'node:path';
import { brandIcon } from '@manifold/domain/brand/icon';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { Inject, Injectable } from '@nestjs/common';
import { renderAsync, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Logger } from 'pino';
import type { CardPictures, ScaledPicture } from '../../integrations/wallets/wallet-cards.js';
import { Cache } from '../../platform/cache/cache.js';
import { Env } from '../../platform/env/env.js';
import { LOGGER } from '../../platform/logging/logging.module.js';

const require = createRequire(import.meta.url);
/** For the initial of a brand without an icon: the machine may have no fonts. */
const FONT = require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');

const MEDIA = '/media/';
const SCALES = [1, 2, 3] as const;
const ICON_POINTS = 29;
/** Width and height that a picture has to fit into, in points. */
interface Box {
  readonly width: number;
  readonly height: number;
}

const CARD_LOGO: Box = { width: 160, height: 50 };
const MAIL_LOGO: Box = { width: 200, height: 40 };
/** Displays of phones and most computers have two pixels a point. */
const MAIL_SCALE = 2;
const PUBLIC_ICON_PIXELS = 660;
/** The offsets of width and height in a PNG file, in bytes. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;
const MAXIMUM_PICTURES = 100;

type Fit = NonNullable<ResvgRenderOptions['fitTo']>;
/** The parts of a store's config that choose its pictures. */
type Branded = { readonly sections: Pick<StoreDocument['sections'], 'brand' | 'store'> };

/** A logo as PNG, with the size in which it is shown, in pixels of HTML. */
export interface MailLogo {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws the pictures of brands, which are SVG, as PNG, because wallets and mails cannot show SVG. */
@Injectable()
export class BrandPictures {
  private readonly drawn = new Cache<Buffer>({ maximumEntries: MAXIMUM_PICTURES });

  constructor(
    private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the pictures of a card. It has no logo if the brand's file is missing or cannot be drawn. */
  async ofCard(branded: Branded): Promise<CardPictures> {
    const icon = await this.drawScales((scale) => this.icon(branded, ICON_POINTS * scale));
    const logo = await this.logo(branded, (svg) => this.drawScales((scale) => this.drawToFit(svg, CARD_LOGO, scale)));
    return { icon, logo };
  }

  /** Returns the logo for the head of a mail; undefined if the brand's file is missing or cannot be drawn. */
  async ofMail(branded: Branded): Promise<MailLogo | undefined> {
    const png = await this.logo(branded, (svg) => this.drawToFit(svg, MAIL_LOGO, MAIL_SCALE));
    if (!png) return undefined;
    const size = (offset: number): number => Math.round(png.readUInt32BE(offset) / MAIL_SCALE);
    return { png, width: size(PNG_WIDTH), height: size(PNG_HEIGHT) };
  }

  /** Returns the brand's icon for everybody, in the size that Google asks for. */
  publicIcon(branded: Branded): Promise<Buffer> {
    return this.icon(branded, PUBLIC_ICON_PIXELS);
  }

  private async icon({ sections }: Branded, value: number): Promise<Buffer> {
    const { brand, store } = sections;
    const generated = brandIcon(brand);
    const svg = brand.icon === null ? undefined : await this.read(brand.icon, store.brandKey);
    const fit: Fit = { mode: 'width', value };
    return this.draw(svg ?? generated, fit).catch((error: unknown) => {
      this.logger.warn({ error, icon: brand.icon }, 'icon not drawn');
      return this.draw(generated, fit);
    });
  }

  private async drawScales(draw: (scale: number) => Promise<Buffer>): Promise<ScaledPicture> {
    const [once, twice, thrice] = SCALES;
    return Promise.all([draw(once), draw(twice), draw(thrice)]);
  }

  private async logo<Drawn>(
    { sections: { brand, store } }: Branded,
    draw: (svg: string) => Promise<Drawn>,
  ): Promise<Drawn | undefined> {
    const svg = await this.read(brand.logo, store.brandKey);
    if (svg === undefined) return undefined;
    return draw(svg).catch((error: unknown) => {
      this.logger.warn({ error, logo: brand.logo }, 'logo not drawn');
      return undefined;
    });
  }

  /** Draws a picture as large as fits into a box. */
  private drawToFit(svg: string, { width, height }: Box, scale: number): Promise<Buffer> {
    const isWide = proportionOf(svg) > width / height;
    const fit: Fit = isWide ? { mode: 'width', value: width * scale } : { mode: 'height', value: height * scale };
    return this.draw(svg, fit);
  }

  /** Draws in a worker thread, once for each picture and size. */
  private draw(svg: string, fitTo: Fit): Promise<Buffer> {
    const key = createHash('sha256')
      .update(`${JSON.stringify(fitTo)} ${svg}`)
      .digest('base64url');
    const font = { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'Noto Sans' };
    return this.drawn.load(key, async () => (await renderAsync(svg, { fitTo, font, logLevel: 'off' })).asPng());
  }

  /** Returns the brand's own file, or the shared one; undefined without one, and for a path outside of the pictures. */
  private async read(path: string, brandKey: string): Promise<string | undefined> {
    const name = normalize(path.slice(MEDIA.length));
    if (!path.startsWith(MEDIA) || name.startsWith(`..${sep}`)) return undefined;
    const folders = [join(this.env.mediaDir, brandKey), this.env.mediaDir];
    for (const folder of folders) {
      const found = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

/** Returns width divided by height; 1 if the picture does not state them. */
function proportionOf(svg: string): number {
  const [, width, height] = /viewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? [];
  const proportion = Number(width) / Number(height);
  return Number.isFinite(proportion) ? proportion : 1;
}
