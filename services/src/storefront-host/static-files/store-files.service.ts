import { Injectable, type OnModuleInit } from '@nestjs/common';
import { brandIcon } from '@manifold/domain/brand/icon';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { Env } from '../../platform/env/env.js';
import { NOT_FOUND_PAGE } from '../rendering/last-resort-page.js';
import { CACHE_FOR_A_DAY, CACHE_FOR_AN_HOUR, IMMUTABLE, sendFile } from './send-file.js';
import { Sitemaps } from '../sitemap/sitemaps.service.js';
import { StoreOrigins } from '../../store-config/index.js';
import { SealedFolder } from './sealed-folder.js';
import type { StaticFile } from './static-file.js';
import { StaticFolder } from './static-folder.js';

const MEGABYTE = 1024 * 1024;
/** The icons that browsers request by default: the brand's own, or its initial. */
const ICON = /^favicon\.(ico|svg)$/;
/** A last segment with a dot is a file, because slugs have no dots. */
const FILE = /^\/([^?]*\.[^/?]*)(?:\?|$)/;

type FileOutcome = 'sent' | 'missing' | 'no-file';

/** Serves the files of a store: the build, pictures, robots.txt and sitemaps. */
@Injectable()
export class StoreFiles implements OnModuleInit {
  private readonly sealed: SealedFolder;
  private readonly built: StaticFolder;
  private readonly media: StaticFolder;

  constructor(
    env: Env,
    private readonly origins: StoreOrigins,
    private readonly sitemaps: Sitemaps,
  ) {
    this.sealed = new SealedFolder(join(env.storefrontDir, 'dist/client/assets'));
    this.built = new StaticFolder(join(env.storefrontDir, 'dist/client'), 16 * MEGABYTE);
    this.media = new StaticFolder(env.mediaDir, 32 * MEGABYTE);
  }

  async onModuleInit(): Promise<void> {
    await this.sealed.read();
  }

  /** Sends the requested file. Returns `missing` if there is none, `no-file` if the request is for a page. */
  async serve(request: FastifyRequest, reply: FastifyReply, snapshot: Snapshot): Promise<FileOutcome> {
    const [, path] = FILE.exec(request.url) ?? [];
    if (path === undefined) return 'no-file';
    if (path === 'robots.txt') return this.robots(reply, snapshot);
    if (path.startsWith('sitemap')) return this.sitemap(reply, snapshot, path);
    return this.file(request, reply, path, snapshot);
  }

  /** Answers 404. */
  async missing(reply: FastifyReply): Promise<void> {
    await reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(NOT_FOUND_PAGE);
  }

  private async robots(reply: FastifyReply, snapshot: Snapshot): Promise<FileOutcome> {
    const text = robotsText(this.origins.originOf(snapshot));
    await reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_FOR_A_DAY).send(text);
    return 'sent';
  }

  private async sitemap(reply: FastifyReply, snapshot: Snapshot, name: string): Promise<FileOutcome> {
    const text = await this.sitemaps.find(snapshot, name);
    if (text === undefined) return 'missing';
    await reply.type('application/xml; charset=utf-8').header('cache-control', CACHE_FOR_AN_HOUR).send(text);
    return 'sent';
  }

  private async file(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    snapshot: Snapshot,
  ): Promise<FileOutcome> {
    const { brand, store } = snapshot.document.sections;
    const file = await this.find(path, store.brandKey);
    if (!file && !ICON.test(path)) return 'missing';
    const ownIcon = file || brand.icon === null ? undefined : await this.find(brand.icon.slice(1), store.brandKey);
    const found = file ?? ownIcon;
    if (found) await sendFile(request, reply, found, path.startsWith('assets/') ? IMMUTABLE : CACHE_FOR_A_DAY);
    else await reply.type('image/svg+xml').header('cache-control', CACHE_FOR_A_DAY).send(brandIcon(brand));
    return 'sent';
  }

  /** Finds files of a newer build too, because behind a load balancer a page may come from another replica. */
  private async find(path: string, brandKey: string): Promise<StaticFile | undefined> {
    if (path.startsWith('media/')) return this.picture(path.slice('media/'.length), brandKey);
    const sealed = path.startsWith('assets/') ? this.sealed.find(path.slice('assets/'.length)) : undefined;
    return sealed ?? this.built.find(path);
  }

  /** Returns the brand's own picture, or the shared one. */
  private async picture(path: string, brandKey: string): Promise<StaticFile | undefined> {
    return (await this.media.find(`${brandKey}/${path}`)) ?? this.media.find(path);
  }
}

/** Returns robots.txt: search engines may read everything except the pages of one visitor. */
function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /checkout/',
    'Disallow: /my-account/',
    'Disallow: /my-orders',
    'Disallow: /api/',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
