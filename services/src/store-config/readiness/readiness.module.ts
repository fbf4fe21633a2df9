import { Module, type OnModuleInit } from '@nestjs/common';
import { LiveConfig } from '../live/live-config.js';
import { LiveModule } from '../live/live.module.js';
import { ownerDataProbe, ownLanguageProbe, timeZoneProbe } from './country-probes.js';
import { postalCodeProbe, vatNumberProbe } from './format-probes.js';
import { configLintProbe, supportTextsProbe } from './lint-probes.js';
import { ReadinessProbes } from './readiness-probes.js';
import { ReadinessController } from './readiness.controller.js';
import { ReadinessRepository } from './readiness.repository.js';
import { Readiness } from './readiness.service.js';

/** Checks whether a store is ready to sell. Other modules register further checks. */
@Module({
  imports: [LiveModule],
  controllers: [ReadinessController],
  providers: [Readiness, ReadinessProbes, ReadinessRepository],
  exports: [ReadinessProbes],
})
export class StoreReadinessModule implements OnModuleInit {
  constructor(
    private readonly live: LiveConfig,
    private readonly probes: ReadinessProbes,
  ) {}

  onModuleInit(): void {
    const { live } = this;
    this.probes.register(
      postalCodeProbe,
      vatNumberProbe,
      supportTextsProbe(live),
      configLintProbe(live),
      timeZoneProbe,
      ownLanguageProbe,
      ownerDataProbe(live),
    );
  }
}
