import { Story, useOf } from '@storybook/addon-docs/blocks';
import styles from './ComponentPage.module.css';

type Examples = readonly (readonly [story: string, text: string])[];

/** Stories of the component that show it used well, and used badly. */
export function ExamplePair({ dos, donts }: { dos: Examples; donts: Examples }) {
  return (
    <>
      <h2 className={styles.heading}>{donts.length > 0 ? 'Do and don’t' : 'Do'}</h2>
      <div className={styles.examples}>
        {dos.map(([name, text]) => (
          <Example key={name} name={name} text={text} />
        ))}
        {donts.map(([name, text]) => (
          <Example key={name} name={name} text={text} isBad />
        ))}
      </div>
    </>
  );
}

function Example({ name, text, isBad = false }: { name: string; text: string; isBad?: boolean }) {
  const { csfFile } = useOf('meta', ['meta']);
  return (
    <figure className={styles.example} data-bad={isBad || undefined}>
      <div className={`sb-unstyled ${styles.stage}`}>
        <Story of={csfFile.moduleExports[name]} />
      </div>
      <figcaption>
        <strong>{isBad ? '✕ Don’t' : '✓ Do'}</strong> {text}
      </figcaption>
    </figure>
  );
}
