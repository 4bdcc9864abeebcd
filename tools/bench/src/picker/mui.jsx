// The packages are installed next to the rival's package.json, not in the workspace: see picker.bench.ts.
import { Autocomplete, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { debounceMs, isLoaded, matching, searchServer } from './rows';

/** As MUI's documentation searches: an effect with a timer, and its own filter turned off. */
function Searching() {
  const [typed, setTyped] = useState('');
  const [options, setOptions] = useState([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(
      () => searchServer(typed, controller.signal).then(setOptions, () => {}),
      typed === '' ? 0 : debounceMs,
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [typed]);
  return (
    <Autocomplete
      options={options}
      filterOptions={(all) => all}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      onInputChange={(_event, text) => setTyped(text)}
      renderInput={(props) => <TextField {...props} label="School" />}
    />
  );
}

const all = matching('');

function Loaded() {
  return (
    <Autocomplete
      options={all}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      renderInput={(props) => <TextField {...props} label="School" />}
    />
  );
}

createRoot(document.getElementById('picker')).render(isLoaded ? <Loaded /> : <Searching />);
