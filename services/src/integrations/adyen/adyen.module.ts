import { Module } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { AdyenPaymentProvider } from './adyen-payment-provider.js';
import { NoPaymentProvider } from './no-payment-provider.js';
import { PaymentProvider } from './payment-provider.js';
import { PaymentReports } from './reports/payment-reports.js';
import { AdyenPaymentReports, NoPaymentReports } from './reports/adyen-payment-reports.js';

/** The payment provider behind its ports; without an API key, one that refuses every call and has no reports. */
@Module({
  providers: [
    {
      provide: PaymentProvider,
      inject: [Env],
      useFactory: ({ paymentProvider, deadlines }: Env): PaymentProvider =>
        paymentProvider
          ? new AdyenPaymentProvider({ ...paymentProvider, deadlines: deadlines.paymentProvider })
          : new NoPaymentProvider(),
    },
    {
      provide: PaymentReports,
      inject: [Env],
      useFactory: ({ paymentReports, deadlines }: Env): PaymentReports =>
        paymentReports
          ? new AdyenPaymentReports({ ...paymentReports, timeoutMs: deadlines.paymentReport })
          : new NoPaymentReports(),
    },
  ],
  exports: [PaymentProvider, PaymentReports],
})
export class AdyenModule {}
