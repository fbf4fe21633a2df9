import type { Wallet } from '@manifold/domain/loyalty-card/contract';

/** The texts of a card in one language. */
export interface CardTexts {
  /** The kind of the card: "Loyalty card". */
  readonly card: string;
  readonly holder: string;
  readonly number: string;
  /** Names the link to the shop. */
  readonly shop: string;
}

/** Colours as #rrggbb. */
export interface CardColours {
  readonly ground: string;
  readonly ink: string;
  readonly label: string;
}

/** A loyalty card as it is written into a wallet. */
export interface WalletCard {
  readonly storeKey: string;
  /** An EAN-13. */
  readonly number: string;
  /** The customer's name; empty if the account has none. */
  readonly holder: string;
  readonly brandName: string;
  /** Scheme, host and port of the shop. */
  readonly shopUrl: string;
  /** A public picture of the brand, which Google loads. */
  readonly iconUrl: string;
  readonly colours: CardColours;
  /** The language that the customer reads: `sk`. */
  readonly language: string;
  /** The texts in every language of the store. */
  readonly texts: ReadonlyMap<string, CardTexts>;
}

/** A picture as PNG for displays with one, two and three pixels a point. */
export type ScaledPicture = readonly [Buffer, Buffer, Buffer];

/** The pictures of a card. They lie in its file. */
export interface CardPictures {
  /** 29 points wide and high. */
  readonly icon: ScaledPicture;
  /** At most 160 by 50 points; undefined shows the brand's name. */
  readonly logo: ScaledPicture | undefined;
}

/** Writes loyalty cards into the wallets of phones. */
export abstract class WalletCards {
  /** The wallets for which there is a valid key. */
  abstract get available(): readonly Wallet[];
  /** Returns a signed .pkpass file. Throws `not-found` if Apple Wallet is not available. */
  abstract applePass(card: WalletCard, pictures: CardPictures): Promise<Buffer>;
  /** Returns a link that saves the card to Google Wallet. Throws `not-found` if it is not available. */
  abstract googleLink(card: WalletCard): Promise<string>;
}
