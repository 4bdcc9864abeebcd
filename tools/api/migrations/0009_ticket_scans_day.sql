-- A ticket of another day is turned away at the door.
ALTER TABLE ticket_scans DROP CONSTRAINT ticket_scans_outcome,
  ADD CONSTRAINT ticket_scans_outcome CHECK (outcome IN ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'other_day', 'unknown'));
ALTER TABLE ticket_scans DROP CONSTRAINT ticket_scans_refusal,
  ADD CONSTRAINT ticket_scans_refusal CHECK (refusal IN ('used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'other_day', 'unknown'));
ALTER TABLE ticket_scans DROP CONSTRAINT ticket_scans_told,
  ADD CONSTRAINT ticket_scans_told CHECK (told IN ('admitted', 'part', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'other_day', 'unknown'));
