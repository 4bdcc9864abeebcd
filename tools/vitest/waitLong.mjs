import { configure } from '@testing-library/react';

// A part that is fetched lazily takes its time where other tests run too; a test that fails for it proves nothing about the part.
configure({ asyncUtilTimeout: 10_000 });
