import type { CustomerData } from '@manifold/domain/data-rights/customer-data';
import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';

/** A customer of a store. */
export interface Person {
  readonly storeKey: string;
  readonly customerId: string;
  readonly email: string;
  /** Another person may own an address that is not confirmed, so it is not used to find data. */
  readonly isEmailVerified: boolean;
}

/** The keys under which records of an order are stored. The number is as the commerce backend stores it. */
interface OrderKeys {
  readonly id: string;
  readonly orderNumber: string;
  readonly cartId: string | null;
}

type OrderRecords = Pick<CustomerData, 'invoices' | 'orderMails' | 'vatChecks'>;
type OwnRecords = Pick<
  CustomerData,
  'emailChanges' | 'orderLinks' | 'supportRequests' | 'devices' | 'signInProviders' | 'passkeys' | 'loyaltyCardNumber'
>;

/** A checkout without unfinished attempts, which cannot change any more. */
const FINISHED: Prisma.CheckoutWhereInput = {
  attempts: { none: { status: { in: ['created', 'sent', 'action_required', 'accepted', 'reversing'] } } },
};

/** Reads and deletes rows about a customer in the tables of several modules. Newsletters have their own service. */
@Injectable()
export class PersonalRecords {
  constructor(private readonly prisma: PrismaService) {}

  /** Returns what is stored about orders. */
  async ofOrders(orders: readonly OrderKeys[]): Promise<OrderRecords> {
    const where = { orderNumber: { in: await this.ownNumbersOf(orders) } };
    const [invoices, mails, checks] = await Promise.all([
      this.prisma.invoice.findMany({ where, orderBy: { issuedAt: 'asc' } }),
      this.prisma.sentMail.findMany({ where, orderBy: { createdAt: 'asc' } }),
      this.prisma.vatCheck.findMany({ where, orderBy: { checkedAt: 'asc' } }),
    ]);
    return {
      invoices: invoices.map(({ number, kind, orderNumber, issuedAt, document }) => ({
        number,
        kind,
        orderNumber,
        issuedAt: issuedAt.toISOString(),
        document: objectOf(document),
      })),
      orderMails: mails.map(({ orderNumber, template, locale, recipient, state, createdAt, sentAt }) => ({
        orderNumber,
        template,
        locale,
        recipient,
        state,
        createdAt: createdAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      vatChecks: checks.map(({ orderNumber, vatNumber, register, status, consultationNumber, checkedAt }) => ({
        orderNumber,
        vatNumber,
        register,
        status,
        consultationNumber,
        checkedAt: checkedAt.toISOString(),
      })),
    };
  }

  /** Returns the customer's devices and card, and what waits for them: changes of the address, links, and support requests. */
  async ofPerson(person: Person): Promise<OwnRecords> {
    const { storeKey, customerId } = person;
    const where = { storeKey, customerId };
    const [changes, links, devices, identities, passkeys, card, requests] = await Promise.all([
      this.prisma.emailChange.findMany({ where }),
      this.prisma.myOrdersLink.findMany({ where }),
      this.prisma.customerSession.findMany({ where, orderBy: { seenAt: 'desc' } }),
      this.prisma.customerIdentity.findMany({ where }),
      this.prisma.customerPasskey.findMany({ where, orderBy: { createdAt: 'asc' } }),
      this.prisma.loyaltyCard.findUnique({ where: { storeKey_customerId: where } }),
      this.supportRequestsOf(person),
    ]);
    return {
      devices: devices.map(({ userAgent, createdAt, seenAt }) => ({
        userAgent,
        signedInAt: createdAt.toISOString(),
        seenAt: seenAt.toISOString(),
      })),
      signInProviders: identities.map(({ provider, subject }) => ({ provider, subject })),
      passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      loyaltyCardNumber: card?.number ?? null,
      emailChanges: changes.map(({ presentEmail, nextEmail, expiresAt }) => ({
        presentEmail,
        nextEmail,
        expiresAt: expiresAt.toISOString(),
      })),
      orderLinks: links.map(({ expiresAt }) => ({ expiresAt: expiresAt.toISOString() })),
      supportRequests: requests.map(({ request: { at, locale, reason, subreason }, fields }) => ({
        at: at.toISOString(),
        locale,
        reason,
        subreason,
        fields,
      })),
    };
  }

  /** Returns the choices about cookies of a browser. */
  async cookieChoices(storeKey: string, consentId: string): Promise<CustomerData['cookieChoices']> {
    const rows = await this.prisma.consentRecord.findMany({
      where: { storeKey, consentId },
      orderBy: { at: 'asc' },
      include: { shownText: true },
    });
    return rows.map(({ at, locale, categories, textVersion, shownText }) => ({
      at: at.toISOString(),
      locale,
      categories,
      textVersion,
      text: shownText?.text ?? null,
    }));
  }

  /** Deletes rows about the customer. Checkouts that may still become an order keep their owner until retention removes it. */
  async erase(person: Person): Promise<void> {
    const { storeKey, customerId } = person;
    const requests = await this.supportRequestsOf(person);
    const where = { storeKey, customerId };
    await this.prisma.$transaction([
      this.prisma.customerSession.deleteMany({ where }),
      this.prisma.customerIdentity.deleteMany({ where }),
      this.prisma.customerPasskey.deleteMany({ where }),
      this.prisma.loyaltyCard.deleteMany({ where }),
      this.prisma.emailChange.deleteMany({ where }),
      this.prisma.myOrdersLink.deleteMany({ where }),
      this.prisma.supportRequest.deleteMany({ where: { id: { in: requests.map(({ request }) => request.id) } } }),
      this.prisma.checkout.updateMany({
        where: { storeKey, anonymousId: customerId, ...FINISHED },
        data: { anonymousId: '' },
      }),
    ]);
  }

  /**
   * Returns the numbers of orders, without those that are still reserved for other carts: staff may have given an order the number
   * of another shopper's cart, whose mails and checks are stored by it until that cart gets a fresh number.
   */
  private async ownNumbersOf(orders: readonly OrderKeys[]): Promise<string[]> {
    const numbers = orders.map(({ orderNumber }) => orderNumber).filter((number) => number !== '');
    const others = await this.prisma.checkout.findMany({
      where: {
        orderNumber: { in: numbers },
        cartId: { notIn: orders.flatMap(({ cartId }) => cartId ?? []) },
        OR: [{ orderId: null }, { orderId: { notIn: orders.map(({ id }) => id) } }],
      },
      select: { orderNumber: true },
    });
    const reserved = new Set(others.map(({ orderNumber }) => orderNumber));
    return numbers.filter((number) => !reserved.has(number));
  }

  /**
   * Returns the requests with this e-mail address that still wait for the support platform; delivered ones have no content. None
   * if the address is not confirmed.
   */
  private async supportRequestsOf({ storeKey, email, isEmailVerified }: Person) {
    if (!isEmailVerified) return [];
    // The copies are forms as browsers send them.
    const written = new URLSearchParams({ email }).toString();
    const copies = await this.prisma.supportRequestCopy.findMany({
      where: { request: { storeKey }, body: { contains: written, mode: 'insensitive' } },
      include: { request: true },
    });
    return copies
      .map(({ request, body }) => ({ request, fields: Object.fromEntries(new URLSearchParams(body)) }))
      .filter(({ fields }) => fields['email']?.toLowerCase() === email.toLowerCase());
  }
}

const objectOf = (document: Prisma.JsonValue): Record<string, unknown> =>
  typeof document === 'object' && document !== null && !Array.isArray(document) ? document : {};
