import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import * as v from 'valibot';
import { guideSchema } from './guide';

/** The page of a component: what it is for, when to use it and when not, its keys, how to set it, and all its stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <GuideOfComponent />
      <Primary />
      <Controls />
      <Stories includePrimary={false} title="Examples" />
    </>
  );
}

function GuideOfComponent() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = v.parse(v.optional(guideSchema), preparedMeta.parameters['guide']);
  if (!guide) return null;
  return (
    <>
      <h2>Use it</h2>
      <ul>
        {guide.use.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h2>Take something else</h2>
      <ul>
        {guide.avoid.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {guide.keys && (
        <>
          <h2>Keyboard</h2>
          <table>
            <tbody>
              {guide.keys.map(([key, does]) => (
                <tr key={key}>
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}
