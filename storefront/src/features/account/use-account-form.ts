import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { emailSchema } from '@manifold/domain/email/contract';
import { passwordSchema } from '@manifold/domain/customer/contract';
import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm, type UseFormReturn } from 'react-hook-form';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { detailsErrors } from './details-messages.js';
import { accountFieldErrors } from './messages.js';
import { passkeyErrorMessage } from './passkey-messages.js';

const BY_REASON: Readonly<Record<string, MessageDescriptor>> = { ...accountFieldErrors, ...detailsErrors };

/** Returns the message of a refused field: that of the reason, else that of the field. */
export const accountFieldMessage = (field: string, reason: string): MessageDescriptor =>
  BY_REASON[reason] ?? BY_REASON[field] ?? accountFieldErrors.invalid;

/** Why a field is refused before it is sent; undefined if it may be sent. */
export type FieldRule = (value: string) => string | undefined;

/** The rules of the account's fields, the same as the server's. */
export const fieldRules = {
  required: (value) => (value.trim() === '' ? 'required' : undefined),
  email: (value) => (emailSchema.safeParse(value).success ? undefined : 'email'),
  newPassword: (value) => passwordSchema.safeParse(value).error?.issues[0]?.message,
} as const satisfies Readonly<Record<string, FieldRule>>;

export interface AccountForm<Fields extends FieldValues> {
  readonly form: UseFormReturn<Fields>;
  readonly isBusy: boolean;
  /** Why the last request was refused, in the shopper's language. Field errors are at their fields. */
  readonly problem: string | undefined;
  readonly submit: (event: FormEvent) => void;
  /** Properties of a text field: registration, rule and error. */
  readonly field: (
    name: Path<Fields>,
    rule?: FieldRule,
  ) => ReturnType<UseFormReturn<Fields>['register']> & { readonly error: string | undefined };
}

/**
 * Controls a form of the account. `send` may clear the form; it rejects with a `ShopError`. A refused field of the form shows its
 * message; any other refusal is the form's problem.
 */
export function useAccountForm<Fields extends FieldValues>(
  defaultValues: DefaultValues<Fields>,
  send: (values: Fields, clear: () => void) => Promise<void>,
): AccountForm<Fields> {
  const { formatMessage } = useIntl();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm<Fields>({ defaultValues, mode: 'onTouched' });
  const { errors } = form.formState;

  const showRefusal = (reason: unknown) => {
    const refused = reason instanceof ShopError ? reason : undefined;
    const fields = (refused?.fields ?? []).filter(({ field }) => field in form.getValues());
    fields.forEach(({ field, reason: why }, index) => {
      const message = refused?.communicate ?? formatMessage(accountFieldMessage(field, why));
      form.setError(field as Path<Fields>, { type: why, message }, { shouldFocus: index === 0 });
    });
    if (fields.length === 0) setProblem(formatMessage(passkeyErrorMessage(reason)));
  };
  const sendValues = async (values: Fields) => {
    try {
      await send(values, () => form.reset());
    } catch (reason) {
      showRefusal(reason);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button stays focusable while it is busy, so a second press must do nothing.
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    void form
      .handleSubmit(sendValues)()
      .finally(() => setBusy(false));
  };
  const field: AccountForm<Fields>['field'] = (name, rule) => {
    const validate = (value: string) => {
      const reason = rule?.(value);
      return reason === undefined || formatMessage(accountFieldMessage(name, reason));
    };
    const message = errors[name]?.message;
    return {
      ...form.register(name, { validate }),
      error: typeof message === 'string' ? message : undefined,
    };
  };
  return { form, isBusy, problem, submit, field };
}
