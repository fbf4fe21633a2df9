/** A custom type or field that the services write and the project does not have. */
export interface MissingField {
  /** `cart.cashRounding`, or `cart` if the whole type is missing. */
  readonly name: string;
  /** The request of the project's HTTP API that makes it: method, path and JSON body. */
  readonly command: string;
}

/** What somebody has to set up in the commerce project before the services can write to it. */
export abstract class ProjectSetup {
  /** Every custom type and field that the services write and the project does not have, or has with another type. */
  abstract missingFields(): Promise<MissingField[]>;
}
