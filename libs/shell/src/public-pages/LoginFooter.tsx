import type { LoginFooterProps } from '@callboard/tenant';
import { LanguageLinks } from '../language/LanguageLinks';
import { messages } from '../messages';
import styles from './EntranceFrame.module.css';

/** Build, privacy link where one is configured, copyright (clause 2.2), and the other languages. */
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
      <LanguageLinks />
    </footer>
  );
}
