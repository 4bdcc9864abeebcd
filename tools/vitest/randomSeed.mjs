import fc from 'fast-check';

// The fast tier draws the same input each time; the others draw new input, and the run prints its number.
fc.configureGlobal({ seed: Number(process.env['CALLBOARD_RANDOM_SEED'] ?? 1) });
