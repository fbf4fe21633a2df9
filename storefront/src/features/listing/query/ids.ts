/** The form that holds everything a listing is asked for; controls elsewhere on the page belong to it by this id. */
export const FORM_ID = 'listing';
/** What a phone opens. */
export const FILTERS_ID = 'filters';
