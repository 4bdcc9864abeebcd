import '@callboard/api-contract/all';
import { configure } from '@testing-library/react';

// Parts that are fetched lazily take their time on a busy machine.
configure({ asyncUtilTimeout: 5_000 });
