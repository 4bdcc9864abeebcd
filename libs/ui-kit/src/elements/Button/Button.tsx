import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { Spinner } from '../Spinner/Spinner';
import { buttonVariant, type ButtonVariant } from './buttonVariant';

export interface ButtonProps
  extends ButtonVariant, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** An icon before the text; with shape 'square' it is alone and `aria-label` names the button. */
  icon?: IconName | undefined;
  /** Shows that the action is running and ignores further clicks, but keeps the focus. @default false */
  isBusy?: boolean | undefined;
}

/** Performs an action on this page. For navigation use `LinkButton` or a link with `buttonVariant`. */
export function Button({
  variant,
  size,
  shape,
  icon,
  isBusy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const iconSize = size === 'xs' || size === 'small' ? 'small' : 'regular';
  return (
    <button
      type="button"
      {...buttonVariant({ variant, size, shape })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      {...rest}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {isBusy && <Spinner size="small" />}
      {!isBusy && icon !== undefined && <Icon name={icon} size={iconSize} />}
      {children}
      {shape === 'menu' && <Icon name="chevron-down" size="small" />}
    </button>
  );
}
