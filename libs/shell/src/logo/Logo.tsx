import { useTenant, type LogoProps } from '@callboard/tenant';
import styles from './Logo.module.css';

// The image is 240 by 64 px, and the login page shows it at this size (clause 9.8).
const width = 240;
const height = 64;

/** The tenant's logo. */
export function Logo({ place }: LogoProps) {
  const { name, pictures } = useTenant();
  return (
    <img
      className={styles.root}
      data-place={place}
      src={pictures.logo}
      alt={name}
      width={width}
      height={height}
    />
  );
}
