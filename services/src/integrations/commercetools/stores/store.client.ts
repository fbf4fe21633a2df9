import type { ShippingMethod, Store, TaxCategory, Zone } from '@commercetools/platform-sdk';
import { Injectable } from '@nestjs/common';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { withShopErrors } from '../connection/backend-failure.js';
import { quoted, quotedList } from '../connection/queries.js';
import { StoreBackend, type Drift, type StoreFacts } from '../ports/store-backend.js';
import { shippingDifferences, SHIPPING_METHODS } from './shipping-cost.js';
import { storeDifferences, storeDraft } from './store-differences.js';
import { TAX_CATEGORY, taxDifferences } from './tax-difference.js';

/** A store's resources in the backend; undefined if missing. */
interface StoreState {
  readonly store: Store | undefined;
  readonly zone: Zone | undefined;
  readonly taxes: TaxCategory | undefined;
  readonly methods: readonly ShippingMethod[];
}

/** The id of a missing zone, for which no method has rates. */
const NO_ZONE = '';

const missing = (what: string, config: string): Drift => ({ what, config, backend: null });

function driftOf(store: StoreFacts, { store: existing, zone, taxes, methods }: StoreState): Drift[] {
  const rates = methods.flatMap((method) => shippingDifferences(store, method, zone?.id ?? NO_ZONE));
  return [
    ...(existing ? storeDifferences(store, existing).map(({ drift }) => drift) : [missing('store', store.storeKey)]),
    ...(taxes ? taxDifferences(store, taxes).map(({ drift }) => drift) : [missing('tax-category', TAX_CATEGORY)]),
    ...(zone ? [] : [missing('zone', store.countryCode)]),
    ...rates.map(({ drift }) => drift),
  ];
}

/** Stores, tax rates, zones and shipping methods of the platform, written by the service client. */
@Injectable()
export class CommercetoolsStores extends StoreBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  drift(store: StoreFacts): Promise<Drift[]> {
    return withShopErrors(async () => driftOf(store, await this.load(store)));
  }

  synchronize(store: StoreFacts): Promise<Drift[]> {
    return withShopErrors(async () => {
      const found = await this.load(store);
      const drift = driftOf(store, found);
      if (drift.length === 0) return drift;
      if (found.store) await this.updateStore(store, found.store);
      else await this.createStore(store);
      if (found.taxes) await this.updateTaxes(store, found.taxes);
      const zoneId = found.zone?.id ?? (await this.createZone(store));
      for (const method of found.methods) await this.updateMethod(store, method, zoneId);
      return drift;
    });
  }

  private async load({ storeKey, countryCode }: StoreFacts): Promise<StoreState> {
    const [store, zone, taxes, methods] = await Promise.all([
      this.store(storeKey),
      this.client.rest('GET /zones', 'read', (project) =>
        project.zones().get({ queryArgs: { where: `locations(country = ${quoted(countryCode)})`, limit: 1 } }),
      ),
      this.client.rest('GET /tax-categories', 'read', (project) =>
        project.taxCategories().get({ queryArgs: { where: `key = ${quoted(TAX_CATEGORY)}`, limit: 1 } }),
      ),
      this.client.rest('GET /shipping-methods', 'read', (project) =>
        project.shippingMethods().get({ queryArgs: { where: `key in (${quotedList(SHIPPING_METHODS)})` } }),
      ),
    ]);
    return { store, zone: zone.results[0], taxes: taxes.results[0], methods: methods.results };
  }

  private async store(key: string): Promise<Store | undefined> {
    const { results } = await this.client.rest('GET /stores', 'read', (project) =>
      project.stores().get({ queryArgs: { where: `key = ${quoted(key)}`, limit: 1 } }),
    );
    return results[0];
  }

  private async createStore(store: StoreFacts): Promise<void> {
    const body = storeDraft(store, await this.store(store.suppliedLike));
    await this.client.rest('POST /stores', 'write', (project) => project.stores().post({ body }));
  }

  private async updateStore(store: StoreFacts, existing: Store): Promise<void> {
    const { id, version } = existing;
    const actions = storeDifferences(store, existing).flatMap((each) => [...each.actions]);
    if (actions.length === 0) return;
    await this.client.rest('POST /stores', 'write', (project) =>
      project.stores().withId({ ID: id }).post({ body: { version, actions } }),
    );
  }

  private async updateTaxes(store: StoreFacts, taxes: TaxCategory): Promise<void> {
    const actions = taxDifferences(store, taxes).flatMap((each) => [...each.actions]);
    if (actions.length === 0) return;
    await this.client.rest('POST /tax-categories', 'write', (project) =>
      project
        .taxCategories()
        .withId({ ID: taxes.id })
        .post({ body: { version: taxes.version, actions } }),
    );
  }

  private async createZone({ countryCode }: StoreFacts): Promise<string> {
    const body = {
      key: `zone_${countryCode.toLowerCase()}`,
      name: countryCode,
      locations: [{ country: countryCode }],
    };
    const { id } = await this.client.rest('POST /zones', 'write', (project) => project.zones().post({ body }));
    return id;
  }

  private async updateMethod(store: StoreFacts, method: ShippingMethod, zoneId: string): Promise<void> {
    const actions = shippingDifferences(store, method, zoneId).flatMap((each) => [...each.actions]);
    if (actions.length === 0) return;
    await this.client.rest('POST /shipping-methods', 'write', (project) =>
      project
        .shippingMethods()
        .withId({ ID: method.id })
        .post({ body: { version: method.version, actions } }),
    );
  }
}
