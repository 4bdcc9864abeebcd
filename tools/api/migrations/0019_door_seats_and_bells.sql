-- A guest who leaves for air is scanned out, and comes back in by the same ticket.
ALTER TABLE ticket_scans ADD COLUMN direction text NOT NULL DEFAULT 'in',
  ADD CONSTRAINT ticket_scans_direction CHECK (direction IN ('in', 'out'));
ALTER TABLE ticket_scans DROP CONSTRAINT ticket_scans_outcome,
  ADD CONSTRAINT ticket_scans_outcome CHECK (outcome IN ('admitted', 'part', 'back', 'out', 'not_inside', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'other_day', 'unknown'));
ALTER TABLE ticket_scans DROP CONSTRAINT ticket_scans_told,
  ADD CONSTRAINT ticket_scans_told CHECK (told IN ('admitted', 'part', 'back', 'out', 'not_inside', 'undone', 'nothing_to_undo', 'used', 'unpaid', 'refunded', 'exchanged', 'cancelled', 'elsewhere', 'other_day', 'unknown'));

-- The fact that a seat was selected by stays on its ticket.
ALTER TABLE "tickets" ADD COLUMN "seat_kind" text;
ALTER TABLE "tickets" ADD CONSTRAINT "seat_kind_option" CHECK ((seat_kind = ANY (ARRAY['standard'::text, 'accessible'::text, 'companion'::text, 'restricted_view'::text, 'house'::text])));

-- A notification of a message or a comment is gone with its text.
ALTER TABLE notifications ADD COLUMN source uuid;
CREATE INDEX notifications_of_source ON notifications (tenant, source) WHERE (shown AND (read IS NULL) AND (source IS NOT NULL));
