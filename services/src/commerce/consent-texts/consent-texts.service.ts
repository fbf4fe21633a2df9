import type { ConsentPlace, ConsentTextsByPlace } from '@manifold/domain/consent-texts/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { ConsentTextRows } from './consent-texts.repository.js';

/** A store's page in a language. */
export type ShownPage = Pick<Visit, 'snapshot' | 'locale'>;

/** Returns the texts with which a store's pages ask for consent, in a language. */
export type ConsentTextSource = (page: ShownPage) => Promise<ConsentTextsByPlace>;

/** A text that a page claims to have shown: its place and the digest that the page computed. */
export interface ClaimedText {
  readonly place: ConsentPlace;
  readonly pageDigest: string;
}

/** Finds the words that a page showed. The page sends a short digest, which only selects one of our own texts. */
@Injectable()
export class ConsentTexts {
  private source: ConsentTextSource = () =>
    Promise.reject(new ShopError('backend-unavailable', { message: 'no source of consent texts' }));

  constructor(private readonly rows: ConsentTextRows) {}

  /** Sets where the current texts come from, because commerce does not know the pages. Returns the previous source. */
  register(source: ConsentTextSource): ConsentTextSource {
    const previous = this.source;
    this.source = source;
    return previous;
  }

  /** Returns the id of the stored text. Throws `invalid-input` if our pages have never shown the text in this language. */
  async require(page: ShownPage, claimed: ClaimedText): Promise<bigint> {
    const id = await this.find(page, claimed);
    if (id === undefined) throw invalidField('text', 'text-unknown');
    return id;
  }

  /** Returns the id of the stored text; undefined if it is not ours, which must not stop a withdrawal. */
  async find(page: ShownPage, { place, pageDigest }: ClaimedText): Promise<bigint | undefined> {
    const shown = (await this.source(page))[place];
    const at = { place, locale: page.locale };
    // A page that was opened before a publish or a deployment shows an earlier text.
    return shown.pageDigest === pageDigest ? this.rows.store(at, shown) : this.rows.findByPageDigest(at, pageDigest);
  }
}
