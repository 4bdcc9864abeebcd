import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { buttonVariant, type ButtonVariant } from './buttonVariant';

export interface LinkButtonProps
  extends ButtonVariant, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** An icon before the text. */
  icon?: IconName | undefined;
}

/** A plain link styled as a button: for files and other sites. Inside the app spread `buttonVariant` on a router link. */
export function LinkButton({ variant, size, shape, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...buttonVariant({ variant, size, shape })} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </a>
  );
}
