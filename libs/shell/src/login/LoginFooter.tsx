import type { LoginFooterProps } from '@callboard/tenant';
import { messages } from '../messages';
import styles from './LoginPage.module.css';

/** Build, privacy link where one is configured, and copyright (clause 2.2). */
export function LoginFooter({ version, builtOn, privacyUrl, copyright }: LoginFooterProps) {
  return (
    <footer className={styles.footer}>
      <span>{messages.build(version, builtOn)}</span>
      {privacyUrl && (
        <a href={privacyUrl} rel="noopener noreferrer">
          {messages.privacy}
        </a>
      )}
      <span>{copyright}</span>
    </footer>
  );
}
