import type { NewsletterSource } from '../newsletter/contract.js';

/** The places in which pages ask for consent. */
export type ConsentPlace = 'cookies' | NewsletterSource;

/** The texts by which a page asks for consent. */
export interface ConsentText {
  /** All texts, one below the other. */
  readonly text: string;
  /** The short digest that pages compute of them. */
  readonly pageDigest: string;
}

export type ConsentTextsByPlace = Readonly<Record<ConsentPlace, ConsentText>>;
