import './typedKinds.test';
