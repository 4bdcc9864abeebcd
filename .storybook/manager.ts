// oxlint-disable callboard/telling-names -- Storybook reads a file of this name.
import { addons } from 'storybook/manager-api';

/** Stories are tests as well, and begin with the clause that they prove: who searches for a component needs no numbers. */
addons.setConfig({
  sidebar: {
    renderLabel: ({ name }) => name.replace(/^(?:\[\d+\.\d+\] )+/, ''),
  },
});
