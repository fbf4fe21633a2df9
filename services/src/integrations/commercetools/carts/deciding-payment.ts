interface AnyPayment {
  readonly paymentMethodInfo: { readonly paymentInterface?: string | null };
}

/** Returns the payment that says how an order is paid: the online one, because the provider has its money, or else the first. */
export const decidingPayment = <Payment extends AnyPayment>(payments: readonly Payment[]): Payment | undefined =>
  payments.find(({ paymentMethodInfo }) => paymentMethodInfo.paymentInterface === 'online') ?? payments[0];
