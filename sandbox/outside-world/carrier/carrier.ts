import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CommerceClient } from '../commerce/commerce-client.js';
import { isForm, refuseOtherSites } from '../page/page-form.js';
import { SHIPMENT_CONTROLS, type ShipmentOrder } from './shipment.js';

const SHOWN_ORDERS = 20;
const PAGE = '/#shipments';
const FORM = 'application/x-www-form-urlencoded';
const ID = /^[0-9a-f-]{36}$/;
/** As many as a parcel service's numbers have. */
const TRACKING_DIGITS = 10 ** 12;

const trackingNumber = (): string => `SP${String(randomInt(TRACKING_DIGITS)).padStart(12, '0')}`;

/** The warehouse and its parcel service: ships orders and takes returns by changing orders in the commerce backend. */
export class Carrier {
  constructor(private readonly commerce: CommerceClient) {}

  /** Returns the newest orders. Throws if the commerce backend does not answer. */
  async list(): Promise<readonly ShipmentOrder[]> {
    const page = await this.commerce.get<{ results: readonly ShipmentOrder[] }>(
      `orders?limit=${SHOWN_ORDERS}&sort=createdAt%20desc`,
    );
    return page.results;
  }

  /** Adds the controls below `/carrier`: `POST /carrier/orders/{id or number}/{control}`. Pages of other sites cannot use them. */
  register(server: FastifyInstance): void {
    void server.register((scope, _options, done) => {
      // The buttons' forms have no fields.
      scope.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, {}));
      refuseOtherSites(scope);
      scope.post<{ Params: { order: string; control: string } }>(
        '/carrier/orders/:order/:control',
        async (request, reply) => {
          const changed = await this.apply(request.params.order, request.params.control);
          if (!changed) return reply.code(404).send({ message: 'No such order, or this cannot happen to it now.' });
          return isForm(request) ? reply.redirect(PAGE, 303) : reply.send(changed);
        },
      );
      done();
    });
  }

  private async apply(idOrNumber: string, name: string): Promise<ShipmentOrder | undefined> {
    const order = await this.find(idOrNumber);
    const control = SHIPMENT_CONTROLS.find((each) => each.name === name);
    const actions = order && control ? control.actions(order, trackingNumber()) : [];
    if (!order || actions.length === 0) return undefined;
    return this.commerce.post<ShipmentOrder>(`orders/${order.id}`, { version: order.version, actions });
  }

  private async find(idOrNumber: string): Promise<ShipmentOrder | undefined> {
    const field = ID.test(idOrNumber) ? 'id' : 'orderNumber';
    const query = new URLSearchParams({ where: `${field} = :value`, 'var.value': idOrNumber, limit: '1' });
    const page = await this.commerce.get<{ results: readonly ShipmentOrder[] }>(`orders?${query.toString()}`);
    return page.results[0];
  }
}
