/** A custom type or field that the services write and the project does not have. */
export interface MissingField {
  /** `cart.cashRounding`, or `cart` if the whole type is missing. */
  readonly name: string;
  /** The HTTP API request that creates it: method, path and JSON body. */
  readonly command: string;
}

/** Checks the setup of the commerce project that the services need for writing. */
export abstract class ProjectSetup {
  /** Returns the custom types and fields that the services write but the project lacks or defines with another type. */
  abstract missingFields(): Promise<MissingField[]>;
}
