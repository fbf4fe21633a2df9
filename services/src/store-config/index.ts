/** The public interface of the config service; other modules import only from here. */
export { SectionViews } from './console/section-views.service.js';
export { LiveConfig, type SnapshotListener } from './live/live-config.js';
export type { ThemeStylesheet } from './live/theme-stylesheet.js';
export { asksForPreview } from './preview/preview-cookie.js';
export { ReadinessProbes, type ProbeResult, type ReadinessProbe } from './readiness/readiness-probes.js';
export { MANY_EDITS_BYTES } from './console/change-sets.controller.js';
export {
  DraftedStores,
  type DraftedStore,
  type DraftParams,
  type DraftState,
} from './publishing/drafted-stores.service.js';
export { MONEY_LIMITS } from './sections/registry.js';
export { SecondPersons } from './publishing/second-persons.service.js';
export { AllowedTargets } from './targets/allowed-targets.service.js';
export { localeOf, shopOf, ShopRequest, shopRequest, type ShopRequestContext } from './delivery/shop-request.js';
export { StoreOrigins } from './live/store-origins.js';
export { StoreConfigModule } from './store-config.module.js';
