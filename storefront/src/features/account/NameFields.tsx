import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/TextField.js';
import { accountMessages as messages } from './messages.js';

/** The properties by which a form registers a field. */
type Registered = Omit<ComponentProps<typeof TextField>, 'label'>;

export interface NameFieldsProps {
  readonly firstName: Registered;
  readonly lastName: Registered;
}

/** The required first and last name of a customer. */
export function NameFields({ firstName, lastName }: NameFieldsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField {...firstName} autoComplete="given-name" required label={formatMessage(messages.firstName)} />
      <TextField {...lastName} autoComplete="family-name" required label={formatMessage(messages.lastName)} />
    </>
  );
}
