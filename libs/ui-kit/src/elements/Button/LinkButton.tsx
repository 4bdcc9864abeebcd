import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { buttonLook, type ButtonLook } from './buttonLook';

export interface LinkButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style'> {
  /** An icon before the text. */
  icon?: IconName | undefined;
}

/** A plain link styled as a button: for files and other sites. Inside the app spread `buttonLook` on a router link. */
export function LinkButton({ variant, size, shape, icon, children, ...rest }: LinkButtonProps) {
  return (
    <a {...buttonLook({ variant, size, shape })} {...rest}>
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </a>
  );
}
