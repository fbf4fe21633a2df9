const CALLBACK = '/login';
const RETURN = '/api/sign-in/return';

/**
 * Returns where the answer of a sign-in provider continues: the callback of the providers is `/login` (spec shell §6). Code and
 * state leave the address before a page is rendered. Undefined for other addresses.
 */
export function signInReturnOf(target: string): string | undefined {
  const mark = target.indexOf('?');
  if (mark < 0 || target.slice(0, mark) !== CALLBACK) return undefined;
  const query = target.slice(mark);
  const parameters = new URLSearchParams(query);
  const isAnswer = parameters.has('state') && (parameters.has('code') || parameters.has('error'));
  return isAnswer ? `${RETURN}${query}` : undefined;
}
