// The packages are installed next to the rival's package.json, not in the workspace: see picker.bench.ts.
import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import AsyncSelect from 'react-select/async';
import { debounceMs, isLoaded, matching, searchServer } from './rows';

let timer;
let controller;
/** react-select has no pause of its own: the usual one is put around the question. */
function loadOptions(typed, answer) {
  clearTimeout(timer);
  controller?.abort();
  const mine = new AbortController();
  controller = mine;
  timer = setTimeout(() => searchServer(typed, mine.signal).then(answer, () => {}), debounceMs);
}

const shared = {
  getOptionLabel: (option) => option.name,
  getOptionValue: (option) => option.id,
  'aria-label': 'School',
};
const all = matching('');

createRoot(document.getElementById('picker')).render(
  isLoaded ? (
    <Select {...shared} options={all} />
  ) : (
    <AsyncSelect {...shared} loadOptions={loadOptions} defaultOptions={all.slice(0, 25)} />
  ),
);
