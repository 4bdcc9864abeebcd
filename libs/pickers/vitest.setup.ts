import '@callboard/api-contract/all';
