import type { LayoutContent } from '@callboard/api-contract/layouts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleLayout, InTools } from '../testing/exampleLayout';
import { LayoutEditor } from './LayoutEditor';

function Edited({ content }: { content: LayoutContent }) {
  const [edited, setEdited] = useState(content);
  return (
    <InTools>
      <LayoutEditor content={edited} onChange={setEdited} status="Saved" />
    </InTools>
  );
}

const meta = {
  title: 'Dashboards/LayoutEditor',
  component: LayoutEditor,
  args: { content: exampleLayout, onChange: () => undefined },
  parameters: { layout: 'fullscreen' },
  render: ({ content }) => <Edited content={content} />,
} satisfies Meta<typeof LayoutEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { content: { pages: [] } } };
