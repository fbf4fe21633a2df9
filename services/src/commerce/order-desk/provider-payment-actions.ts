import { Injectable } from '@nestjs/common';
import {
  PaymentProvider,
  type ModificationAnswer,
  type ModificationRequest,
} from '../../integrations/adyen/payment-provider.js';
import { OrderPayments } from './order-payments.repository.js';
import { PaymentActions, type PaymentCommand, type PaymentCommandResult } from './payment-actions.js';

const NO_PAYMENT = { status: 'refused', reason: 'no-online-payment', isAccessRefused: false } as const;

function resultOf(answer: ModificationAnswer): PaymentCommandResult {
  switch (answer.kind) {
    case 'received':
      return { status: 'received', reference: answer.pspReference };
    case 'rejected':
      return { status: 'refused', reason: answer.reason, isAccessRefused: answer.isAccessRefused };
    case 'unknown':
      return { status: 'unknown' };
  }
}

/** Sends actions on online payments to the payment provider. */
@Injectable()
export class ProviderPaymentActions extends PaymentActions {
  constructor(
    private readonly provider: PaymentProvider,
    private readonly payments: OrderPayments,
  ) {
    super();
  }

  capture(command: PaymentCommand): Promise<PaymentCommandResult> {
    return this.send(command, (request) => this.provider.capture({ ...request, amount: command.amount }));
  }

  refund(command: PaymentCommand): Promise<PaymentCommandResult> {
    return this.send(command, (request) => this.provider.refund({ ...request, amount: command.amount }));
  }

  cancel(command: PaymentCommand): Promise<PaymentCommandResult> {
    return this.send(command, (request) => this.provider.cancel(request));
  }

  /** Sends a capture, refund or cancellation of the order's online payment. */
  private async send(
    { order: { record }, idempotencyKey }: PaymentCommand,
    call: (request: ModificationRequest) => Promise<ModificationAnswer>,
  ): Promise<PaymentCommandResult> {
    const attempt = await this.payments.findOnlinePayment(record);
    if (!attempt?.pspReference || !attempt.merchantAccount) return NO_PAYMENT;
    const { pspReference, merchantAccount, merchantReference } = attempt;
    return resultOf(await call({ pspReference, merchantAccount, reference: merchantReference, idempotencyKey }));
  }
}
