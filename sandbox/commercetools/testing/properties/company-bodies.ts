import type * as z from 'zod';
import { businessUnitActions, myBusinessUnitActions } from '../../business-units/business-unit-actions.js';
import { businessUnitDrafts } from '../../business-units/business-unit-draft.js';
import { quoteOrderDrafts } from '../../quotes/order-from-quote.js';
import { quoteDraft, quoteSides } from '../../quotes/quote-operations.js';
import { quoteRequestDrafts, quoteRequestSides } from '../../quotes/quote-request-operations.js';
import { stagedQuoteActions, stagedQuoteDraft } from '../../quotes/staged-quote-operations.js';

/** A body or an action with its schema. */
export interface Read {
  readonly schema: z.ZodType;
}

/** Bodies of business units and quotes, by their published name. */
export const COMPANY_BODIES: Readonly<Record<string, z.ZodType>> = {
  QuoteRequestDraft: quoteRequestDrafts.service,
  MyQuoteRequestDraft: quoteRequestDrafts.mine,
  StagedQuoteDraft: stagedQuoteDraft,
  QuoteDraft: quoteDraft,
  OrderFromQuoteDraft: quoteOrderDrafts.service,
  MyOrderFromQuoteDraft: quoteOrderDrafts.mine,
  BusinessUnitDraft: businessUnitDrafts.service,
  MyBusinessUnitDraft: businessUnitDrafts.mine,
};

/** Their update actions. */
export const COMPANY_ACTIONS: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  QuoteRequestUpdateAction: quoteRequestSides.seller,
  MyQuoteRequestUpdateAction: quoteRequestSides.shopper,
  StagedQuoteUpdateAction: stagedQuoteActions,
  QuoteUpdateAction: quoteSides.seller,
  MyQuoteUpdateAction: quoteSides.shopper,
  BusinessUnitUpdateAction: businessUnitActions,
  MyBusinessUnitUpdateAction: myBusinessUnitActions,
};
