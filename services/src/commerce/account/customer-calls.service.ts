import type {
  CustomerOperationName,
  CustomerRequest,
  CustomerResponse,
} from '@manifold/domain/customer-api/operations';
import { Injectable } from '@nestjs/common';
import { NewReviews } from '../reviews/new-reviews.service.js';
import { AddressBook } from './address-book.service.js';
import type { CustomerVisit } from './customer-visit.js';
import { MailedLinks } from './mailed-links.service.js';
import { MyOrders } from './my-orders.service.js';
import { Profiles } from './profile.service.js';
import { SignIns } from './sign-in.service.js';

type Calls = {
  readonly [Name in CustomerOperationName]: (
    visit: CustomerVisit,
    request: CustomerRequest<Name>,
  ) => Promise<CustomerResponse<Name>>;
};

const DONE = { done: true } as const;

/** What each operation of the customer's API does. The compiler sees to it that none is missing. */
@Injectable()
export class CustomerCalls implements Calls {
  constructor(
    private readonly signIns: SignIns,
    private readonly profiles: Profiles,
    private readonly links: MailedLinks,
    private readonly book: AddressBook,
    private readonly myOrders: MyOrders,
    private readonly newReviews: NewReviews,
  ) {}

  readonly 'is-logged-in': Calls['is-logged-in'] = (visit) => this.signIns.isLoggedIn(visit);

  readonly signIn: Calls['signIn'] = (visit, credentials) => this.signIns.signIn(visit, credentials);

  readonly signUp: Calls['signUp'] = (visit, request) => this.signIns.signUp(visit, request);

  readonly signOut: Calls['signOut'] = async (visit) => {
    await this.signIns.signOut(visit);
    return DONE;
  };

  readonly getMe: Calls['getMe'] = async (visit) => ({ me: { customer: await this.profiles.me(visit) } });

  readonly updateCustomer: Calls['updateCustomer'] = async (visit, request) => ({
    user: await this.profiles.update(visit, request),
  });

  readonly updateMyCustomer: Calls['updateMyCustomer'] = async (visit, request) => ({
    user: await this.profiles.updateByActions(visit, request),
  });

  readonly changePassword: Calls['changePassword'] = async (visit, passwords) => ({
    user: await this.profiles.changePassword(visit, passwords),
  });

  readonly requestPasswordReset: Calls['requestPasswordReset'] = async (visit, request) => {
    await this.links.requestReset(visit, request);
    return DONE;
  };

  readonly resetPassword: Calls['resetPassword'] = async (visit, request) => {
    await this.links.reset(visit, request);
    return DONE;
  };

  readonly confirmEmail: Calls['confirmEmail'] = async (visit, request) => {
    await this.links.confirm(visit, request);
    return DONE;
  };

  readonly getMyOrdersUrl: Calls['getMyOrdersUrl'] = (visit, request) => this.myOrders.address(visit, request);

  readonly openMyOrders: Calls['openMyOrders'] = (visit, request) => this.myOrders.open(visit, request);

  readonly addReview: Calls['addReview'] = async (visit, request) => ({
    review: await this.newReviews.add(visit, request),
  });

  readonly addBillingAddress: Calls['addBillingAddress'] = async (visit, request) => ({
    user: await this.book.add(visit, 'billing', request),
  });

  readonly updateBillingAddress: Calls['updateBillingAddress'] = async (visit, request) => ({
    user: await this.book.update(visit, 'billing', request),
  });

  readonly deleteBillingAddress: Calls['deleteBillingAddress'] = async (visit, request) => ({
    user: await this.book.remove(visit, 'billing', request),
  });

  readonly setDefaultBillingAddress: Calls['setDefaultBillingAddress'] = async (visit, request) => ({
    user: await this.book.setDefault(visit, 'billing', request),
  });

  readonly addShippingAddress: Calls['addShippingAddress'] = async (visit, request) => ({
    user: await this.book.add(visit, 'shipping', request),
  });

  readonly updateShippingAddress: Calls['updateShippingAddress'] = async (visit, request) => ({
    user: await this.book.update(visit, 'shipping', request),
  });

  readonly deleteShippingAddress: Calls['deleteShippingAddress'] = async (visit, request) => ({
    user: await this.book.remove(visit, 'shipping', request),
  });

  readonly setDefaultShippingAddress: Calls['setDefaultShippingAddress'] = async (visit, request) => ({
    user: await this.book.setDefault(visit, 'shipping', request),
  });
}
