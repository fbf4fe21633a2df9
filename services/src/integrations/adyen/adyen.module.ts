import { Module } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { AdyenPaymentProvider } from './adyen-payment-provider.js';
import { NoPaymentProvider } from './no-payment-provider.js';
import { PaymentProvider } from './payment-provider.js';

/** The payment provider behind its port; without an API key, one that refuses every call. */
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
  ],
  exports: [PaymentProvider],
})
export class AdyenModule {}
