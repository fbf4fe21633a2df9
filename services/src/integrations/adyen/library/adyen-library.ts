/**
 * The parts of Adyen's library that the services use. Its index loads the models of all products, which takes a quarter of a
 * second and 30 MB at every start. The library is a CommonJS module, whose exports are Node's default import.
 */
import clientModule from '@adyen/api-library/lib/src/client.js';
import configModule from '@adyen/api-library/lib/src/config.js';
import exceptionModule from '@adyen/api-library/lib/src/httpClient/httpClientException.js';
import checkoutModule from '@adyen/api-library/lib/src/services/checkout/index.js';
import models from '@adyen/api-library/lib/src/typings/checkout/models.js';
import hmacModule from '@adyen/api-library/lib/src/utils/hmacValidator.js';

export type { Types } from '@adyen/api-library';

export const CheckoutAPI = checkoutModule.default;
export const Client = clientModule.default;
export const Config = configModule.default;
export const HttpClientException = exceptionModule.default;
export const HmacValidator = hmacModule.default;
export const { EnvironmentEnum } = configModule;
export const { PaymentMethodsRequest, PaymentRequest, ThreeDSRequestData } = models;
