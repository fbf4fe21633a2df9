import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { LiveConfig } from '../live/live-config.js';
import { LiveModule } from '../live/live.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { Seeding } from '../seeding/seeding.service.js';
import { ConfigEvents } from './config-events.js';
import { ConfigController } from './config.controller.js';
import { Delivery } from './delivery.service.js';
import { KnownHostsFile } from './known-hosts-file.js';
import { LastGoodFiles } from './last-good-files.js';
import { OlderSnapshotsFinder } from './older-snapshots.service.js';
import { PublicConfigLane } from './public-config.js';
import { SnapshotRepository } from './snapshot.repository.js';

/**
 * Loads revisions from the database into the live config and delivers them to requests and open pages. Global, because Nest
 * initialises global modules first, so that other modules find the config loaded.
 */
@Global()
@Module({
  imports: [LiveModule, PublishingModule],
  controllers: [ConfigController],
  providers: [
    ConfigEvents,
    Delivery,
    KnownHostsFile,
    LastGoodFiles,
    OlderSnapshotsFinder,
    PublicConfigLane,
    Seeding,
    SnapshotRepository,
  ],
  exports: [Delivery],
})
export class DeliveryModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly live: LiveConfig,
  ) {}

  /** Makes the live config available to requests; see shop-request.ts. */
  onModuleInit(): void {
    this.host.httpAdapter.getInstance().decorate('liveConfig', this.live);
  }
}
