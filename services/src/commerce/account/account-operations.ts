import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CommerceHandlers } from '../operations/index.js';
import { AddressBook } from './address-book.service.js';
import { BrowserSessions } from './browser-sessions.service.js';
import { CustomerDevices } from './customer-devices.service.js';
import { CustomerHandlers } from './customer-handlers.service.js';
import { EmailAddresses } from './email-addresses.service.js';
import { LinkedProviders } from './linked-providers.service.js';
import { MailedLinks } from './mailed-links.service.js';
import { MyOrders } from './my-orders.service.js';
import { OfferedProviders } from './offered-providers.service.js';
import { Profiles } from './profile.service.js';
import { ProviderLinks } from './provider-links.service.js';
import { SignIns } from './sign-in.service.js';
import { SignUps } from './sign-up.service.js';
import { requireEntered, SocialSignIns } from './social-sign-ins.service.js';

const DONE = { done: true } as const;

/** Handles signing up, in and out. */
@Injectable()
class SignInOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly signIns: SignIns,
    private readonly signUps: SignUps,
    private readonly browsers: BrowserSessions,
    private readonly linked: LinkedProviders,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      'is-logged-in': (visit) => this.signIns.isLoggedIn(visit),
      signIn: async (visit, credentials) => {
        const entered = await this.signIns.signIn(visit, credentials);
        await this.linked.settlePending(visit, entered.customer, { isWanted: credentials.linksProvider === true });
        return entered;
      },
      signUp: async (visit, request) => {
        await this.signUps.request(visit, request);
        return DONE;
      },
      confirmSignUp: (visit, request) => this.signUps.confirm(visit, request),
      continueSignUp: (visit) => this.signUps.resume(visit),
      signOut: async (visit) => {
        await this.browsers.signOut(visit);
        return DONE;
      },
    });
  }
}

/** Handles sign-in with other providers, such as Google. */
@Injectable()
class ProviderOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly shopperHandlers: CommerceHandlers,
    private readonly offered: OfferedProviders,
    private readonly social: SocialSignIns,
    private readonly linked: LinkedProviders,
    private readonly links: ProviderLinks,
  ) {}

  onModuleInit(): void {
    this.shopperHandlers.register({
      getSignInProviders: async (visit) => ({
        providers: this.offered.list(visit),
        switchedOff: await this.offered.listSwitchedOff(visit),
      }),
    });
    this.handlers.register({
      getMySignInProviders: (visit) => this.linked.list(visit),
      linkSignInProvider: (visit, request) => this.links.begin(visit, request),
      unlinkSignInProvider: async (visit, request) => {
        await this.linked.unlink(visit, request);
        return DONE;
      },
      syncAuth: async (visit, token) => requireEntered(await this.social.signIn(visit, token)),
    });
  }
}

/** Handles what customers see and change of themselves, and the links in their mails. */
@Injectable()
class ProfileOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly signUps: SignUps,
    private readonly profiles: Profiles,
    private readonly orders: MyOrders,
    private readonly links: MailedLinks,
    private readonly emails: EmailAddresses,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      getMe: async (visit) => {
        // A guest whose registration was finished on another device joins the account.
        await this.signUps.resume(visit);
        return { me: { customer: await this.profiles.me(visit) } };
      },
      updateCustomer: async (visit, request) => ({ user: await this.profiles.update(visit, request) }),
      updateMyCustomer: async (visit, request) => ({ user: await this.profiles.updateByActions(visit, request) }),
      changePassword: async (visit, passwords) => ({ user: await this.profiles.changePassword(visit, passwords) }),
      getMyOrdersUrl: (visit, request) => this.orders.address(visit, request),
      openMyOrders: (visit, request) => this.orders.open(visit, request),
      requestPasswordReset: async (visit, request) => {
        await this.links.requestReset(visit, request);
        return DONE;
      },
      resetPassword: async (visit, request) => {
        await this.links.reset(visit, request);
        return DONE;
      },
      confirmEmail: (visit, { tokenValue }) => this.emails.confirm(visit, tokenValue),
    });
  }
}

/** Handles the address book. */
@Injectable()
class AddressOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly book: AddressBook,
  ) {}

  onModuleInit(): void {
    const { book } = this;
    this.handlers.register({
      addBillingAddress: async (visit, request) => ({ user: await book.add(visit, 'billing', request) }),
      updateBillingAddress: async (visit, request) => ({ user: await book.update(visit, 'billing', request) }),
      deleteBillingAddress: async (visit, request) => ({ user: await book.remove(visit, 'billing', request) }),
      setDefaultBillingAddress: async (visit, request) => ({ user: await book.setDefault(visit, 'billing', request) }),
      addShippingAddress: async (visit, request) => ({ user: await book.add(visit, 'shipping', request) }),
      updateShippingAddress: async (visit, request) => ({ user: await book.update(visit, 'shipping', request) }),
      deleteShippingAddress: async (visit, request) => ({ user: await book.remove(visit, 'shipping', request) }),
      setDefaultShippingAddress: async (visit, request) => ({
        user: await book.setDefault(visit, 'shipping', request),
      }),
    });
  }
}

/** Handles the devices on which a customer is signed in. */
@Injectable()
class DeviceOperations implements OnModuleInit {
  constructor(
    private readonly handlers: CustomerHandlers,
    private readonly devices: CustomerDevices,
  ) {}

  onModuleInit(): void {
    this.handlers.register({
      listSessions: (visit) => this.devices.list(visit),
      endSession: async (visit, request) => {
        await this.devices.end(visit, request);
        return DONE;
      },
      endOtherSessions: async (visit) => {
        await this.devices.endOthers(visit);
        return DONE;
      },
    });
  }
}

/** The providers that handle the operations of customer accounts. */
export const ACCOUNT_OPERATIONS = [
  SignInOperations,
  ProviderOperations,
  ProfileOperations,
  AddressOperations,
  DeviceOperations,
];
