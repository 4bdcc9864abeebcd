import { useComponent } from '@callboard/tenant';
import { Link } from 'react-router';
import { Logo } from '../logo/Logo';
import styles from './NavBar.module.css';

/** The white logo, which links to the start page (clause 2.39). */
export function HomeLink() {
  const TenantLogo = useComponent('Logo', Logo);
  if (!TenantLogo) return null;
  return (
    <Link className={styles.home} to="/">
      <TenantLogo place="nav" />
    </Link>
  );
}
