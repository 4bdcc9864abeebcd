import { Form, validateByDefinitions } from '@callboard/forms';
import '@callboard/ui-kit/styles.css';
import { createRoot } from 'react-dom/client';
import { benchFields, benchValues } from './fields';

const validate = validateByDefinitions(benchFields);
const onSubmit = async () => undefined;

const root = document.getElementById('form');
if (!root) throw new Error('The page has no #form.');
createRoot(root).render(
  <Form definitions={benchFields} initialValues={benchValues} validate={validate} onSubmit={onSubmit} />,
);
