import type { Meta, StoryObj } from '@storybook/react-vite';
import { redPixel, stubUploads } from '../testing/stubUploads';
import { UploadsFrame } from '../testing/UploadsFrame';
import { AvatarField } from './AvatarField';

const meta = {
  title: 'Uploads/AvatarField',
  parameters: {
    guide: {
      use: ['The picture of a person, to be replaced.'],
      avoid: ['To show it: Avatar.'],
      dos: [['WithPhoto', 'Saved as soon as it is cropped.']],
    },
  },
  component: AvatarField,
  args: { name: 'Aroha Ngata', parent: 'individual.Individual.ab12', placeholder: 'AN' },
  render: (args) => (
    <UploadsFrame>
      <AvatarField {...args} />
    </UploadsFrame>
  ),
  beforeEach: () => stubUploads('arrive').restore,
} satisfies Meta<typeof AvatarField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPhoto: Story = { args: { image: redPixel } };
