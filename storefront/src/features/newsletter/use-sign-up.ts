import { emailSchema } from '@manifold/domain/email/contract';
import type { NewsletterSource } from '@manifold/domain/newsletter/contract';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { textDigest } from '../../platform/consent/text-digest.js';
import { errorMessage } from '../../platform/errors/error-message.js';
import { useShop } from '../../platform/shop/shop.js';
import { newsletterMessages as messages } from './messages.js';

export interface SignUp {
  readonly isBusy: boolean;
  /** The address that was sent; undefined until then. */
  readonly requested: string | undefined;
  /** The error of the address, or the reason of its refusal. */
  readonly error: string | undefined;
  /** Sends the field `email` of the form. */
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Controls a form that signs up for the newsletter. `text` is what the person agrees to. */
export function useSignUp(source: NewsletterSource, text: string): SignUp {
  const { formatMessage } = useIntl();
  const { api } = useShop();
  const [state, setState] = useState<Pick<SignUp, 'requested' | 'error'>>({ requested: undefined, error: undefined });
  const [isBusy, setBusy] = useState(false);
  const send = async (email: FormDataEntryValue | null): Promise<void> => {
    const { data } = emailSchema.safeParse(email);
    if (data === undefined) return setState({ requested: undefined, error: formatMessage(messages.invalid) });
    setBusy(true);
    try {
      await api.commerce('subscribeToNewsletter', { email: data, source, text: textDigest([text]) });
      setState({ requested: data, error: undefined });
    } catch (reason) {
      setState({ requested: undefined, error: formatMessage(errorMessage(reason)) });
    } finally {
      setBusy(false);
    }
  };
  const submit: SignUp['submit'] = (event) => {
    event.preventDefault();
    if (!isBusy) void send(new FormData(event.currentTarget).get('email'));
  };
  return { isBusy, ...state, submit };
}
