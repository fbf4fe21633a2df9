import library from '@adyen/api-library';

export { EnvironmentEnum, Types } from '@adyen/api-library';

/** The library's classes. Node does not find them as named exports, because the library is a CommonJS module. */
export const { CheckoutAPI, Client, Config, HttpClientException } = library;
