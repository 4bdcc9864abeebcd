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
  parameters: {
    guide: {
      use: ['To compose a page or a dashboard out of widgets.'],
      avoid: ['To show it: LayoutView.', 'A form: FormBuilder.'],
      dos: [['Empty', 'An empty page offers the first row.']],
      anatomy: [
        ['Toolbar', 'undo, the width, and whether it is saved'],
        ['Row', 'its cells, in twelve columns'],
        ['Bar of a part', 'its handle, its name, its menu'],
      ],
      keys: [
        ['↑ ↓ ← →', 'on a handle: moves the part'],
        ['Delete', 'on a handle: removes it'],
        ['Escape', 'while dragging: puts it back'],
      ],
      accessibility: ['The menu of a part does the same as dragging; each change is announced.'],
    },
    layout: 'fullscreen',
  },
  render: ({ content }) => <Edited content={content} />,
} satisfies Meta<typeof LayoutEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { content: { pages: [] } } };
