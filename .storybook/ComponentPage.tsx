import {
  ArgTypes,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as v from 'valibot';
import { ExamplePair } from './ExamplePair';
import { guideSchema, type OwnGuide } from './guide';
import { ImportLine } from './ImportLine';
import styles from './ComponentPage.module.css';

/** The page of a component: what it is for, when to use it and when not, its keys, how to set it, and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = v.parse(v.optional(guideSchema), preparedMeta.parameters['guide']);
  const own = guide !== undefined && 'use' in guide ? guide : undefined;
  const about = own?.of === undefined ? {} : { of: own.of };
  return (
    <>
      <Title />
      <Subtitle />
      <Description {...about} />
      <ImportLine status={own?.status} />
      {guide !== undefined && 'partOf' in guide && (
        <FamilyLink title={preparedMeta.title} name={guide.partOf} />
      )}
      <Primary />
      {own && <Guide guide={own} />}
      <h2 className={styles.heading}>Props</h2>
      <div className={styles.wide}>{own?.of === undefined ? <Controls /> : <ArgTypes of={own.of} />}</div>
      <Stories includePrimary={false} title="Examples" />
    </>
  );
}

function FamilyLink({ title, name }: { title: string; name: string }) {
  const id = [...title.split('/').slice(0, -1), name]
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
  return (
    <p>
      When to use it, and when not: <a href={`?path=/docs/${id}--docs`}>{name}</a>.
    </p>
  );
}

function Guide({ guide }: { guide: OwnGuide }) {
  const { use, avoid, dos = [], donts = [], anatomy, keys, accessibility, texts } = guide;
  return (
    <>
      <div className={styles.columns}>
        <Lines title="Use it" lines={use} />
        <Lines title="Use something else" lines={avoid} />
      </div>
      {dos.length + donts.length > 0 && <ExamplePair dos={dos} donts={donts} />}
      <div className={styles.columns}>
        {anatomy && <Pairs title="Anatomy" pairs={anatomy} />}
        {keys && <Pairs title="Keyboard" pairs={keys} isKeys />}
        {accessibility && <Lines title="Accessibility" lines={accessibility} />}
        {texts && <Lines title="Texts it shows" lines={texts()} />}
      </div>
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul>
        {lines.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

interface PairsProps {
  title: string;
  pairs: readonly (readonly [string, string])[];
  isKeys?: boolean;
}

function Pairs({ title, pairs, isKeys = false }: PairsProps) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <dl className={`sb-unstyled ${styles.pairs}`}>
        {pairs.map(([name, text]) => (
          <div key={name}>
            <dt>{isKeys ? <kbd>{name}</kbd> : name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
