import '@callboard/api-contract/all';
import { configure } from '@testing-library/react';

// Parts that are fetched lazily take their time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no layout to scroll; tests of Node have no window.
if (typeof window !== 'undefined') window.scrollTo = () => {};
