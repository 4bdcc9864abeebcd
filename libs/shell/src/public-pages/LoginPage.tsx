'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { useTenant } from '@callboard/tenant';
import { lazy, Suspense } from 'react';
import { importOrReload } from '../errors/importOrReload';
import { messages } from '../messages';
import { useAppArguments } from '../startup/argumentsSlice';
import styles from './PublicFrame.module.css';
import { PublicFrame, PublicLink } from './PublicFrame';
import { LoginForm, type LoginFormProps } from './LoginForm';
import { useCanUsePasskeys } from './useCanUsePasskeys';

const LoginOptions = lazy(async () => ({
  default: (await importOrReload(() => import('./LoginOptions'))).LoginOptions,
}));
const PasskeyButton = lazy(async () => ({
  default: (await importOrReload(() => import('./PasskeyButton'))).PasskeyButton,
}));

export interface LoginPageProps extends Pick<LoginFormProps, 'onLogin' | 'onBegin'> {
  /** Signs in without email and password. */
  onPasskey?: (() => Promise<void>) | undefined;
}

/** The tenant's logo and the login form (clause 2.2). Configured options are separate chunks. */
export function LoginPage({ onLogin, onBegin, onPasskey }: LoginPageProps) {
  const { name } = useTenant();
  const { domain_selector: hasDomains, api_selector: apis } = useAppArguments().arguments;
  const hasOptions = hasDomains === true || (apis ?? []).length > 0;
  const canUsePasskeys = useCanUsePasskeys();
  return (
    <PublicFrame title={messages.loginTo(name)}>
      <LoginForm onLogin={onLogin} onBegin={onBegin}>
        {hasOptions && (
          <Suspense>
            <LoginOptions hasDomains={hasDomains ?? false} apis={apis ?? []} />
          </Suspense>
        )}
      </LoginForm>
      <p className={styles.links}>
        <PublicLink to="/login/forgot">{messages.forgotPassword}</PublicLink>
      </p>
      <p className={styles.links}>
        <PublicLink to="/season">{messages.season}</PublicLink>
        <PublicLink to="/season/account">{messages.newAccount}</PublicLink>
      </p>
      {/* Last, because it loads late and must not move a control that the user is about to press. */}
      {onPasskey && canUsePasskeys && (
        <Suspense>
          <PasskeyButton onPasskey={onPasskey} />
        </Suspense>
      )}
    </PublicFrame>
  );
}
