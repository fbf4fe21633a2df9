import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { buttonClasses, type ButtonSize, type ButtonVariant } from './button-classes.js';
import { Icon, type IconName } from './Icon.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** Marks the button as busy; its size and name stay. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  isBusy = false,
  isWide = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={isBusy || undefined}
      className={buttonClasses({ variant, size, isWide, className })}
      {...rest}
    >
      {icon ? <Icon name={icon} className={isBusy ? 'animate-pulse' : undefined} /> : null}
      {children}
    </button>
  );
}
