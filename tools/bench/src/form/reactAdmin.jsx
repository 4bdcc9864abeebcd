// The packages are installed next to the rival's package.json, not in the workspace: see formTyping.bench.ts.
import {
  AdminContext,
  BooleanInput,
  email,
  NumberInput,
  RecordContextProvider,
  required,
  ResourceContextProvider,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { benchFields, benchValues } from './fields';

const inputs = { integer: NumberInput, switch: BooleanInput };
const isEmail = email();
const isRequired = required();

function inputOf({ name, kind, label, required: isNeeded }) {
  const Input = inputs[kind] ?? TextInput;
  const validate = [...(isNeeded ? [isRequired] : []), ...(kind === 'email' ? [isEmail] : [])];
  return <Input key={name} source={name} label={label} multiline={kind === 'textarea'} validate={validate} />;
}

createRoot(document.getElementById('form')).render(
  <AdminContext dataProvider={{}}>
    <ResourceContextProvider value="venues">
      <RecordContextProvider value={benchValues}>
        <SimpleForm onSubmit={() => {}}>{benchFields.map(inputOf)}</SimpleForm>
      </RecordContextProvider>
    </ResourceContextProvider>
  </AdminContext>,
);
