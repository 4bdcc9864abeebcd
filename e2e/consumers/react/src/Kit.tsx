import { Avatar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Dropdown, type DropdownOption } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { toTone } from '@callboard/ui-kit/theme';
import { useState } from 'react';

interface KitData {
  options: DropdownOption[];
  /** Names of colours, as a server sends them. */
  colors: string[];
}

const sizes = ['xs', 'small', 'regular', 'large'] as const;

/** The parts of the kit whose styles a server names. */
export function Kit({ data }: { data: unknown }) {
  // The test of this page writes the answer.
  const { options, colors } = data as KitData;
  const [value, setValue] = useState<DropdownOption['value']>();
  return (
    <Stack>
      <Dropdown label="Region" options={options} value={value} onValueChange={setValue} />
      <Stack direction="row">
        {sizes.map((size) => (
          <Button key={size} size={size} icon="plus">
            {size}
          </Button>
        ))}
      </Stack>
      <Stack direction="row">
        <Button shape="default">default</Button>
        <Button shape="square" icon="filter" aria-label="square" />
        <Button shape="button">button</Button>
        <Button shape="menu">menu</Button>
      </Stack>
      <Button shape="rectangle">rectangle</Button>
      <Stack direction="row">
        {colors.map((color) => (
          <Avatar key={color} tone={toTone(color)} label={color} placeholder={color} />
        ))}
        <Avatar size="large" shape="circle" label="circle" placeholder="AN" />
        <Avatar size="large" shape="square" label="square shape" placeholder="AN" />
      </Stack>
    </Stack>
  );
}
