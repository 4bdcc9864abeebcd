-- True if a step counts: its maker ran the show then, or no one did. The server computes it again with each step that arrives.
ALTER TABLE show_steps ADD COLUMN counts boolean NOT NULL DEFAULT true;
