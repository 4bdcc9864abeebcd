-- Stages, as the contract declares them now: by what votes are counted.
ALTER TABLE "stages" ADD COLUMN "vote_by" text;
ALTER TABLE "stages" ADD CONSTRAINT "vote_by_option" CHECK ((vote_by = ANY (ARRAY['hall'::text, 'ticket'::text])));
-- The fact of a ticket code that other subjects know: whether it admits to an event.
CREATE FUNCTION callboard_admits(of_tenant text, to_event uuid, ticket_code text) RETURNS boolean
    LANGUAGE sql STABLE
    AS $$
  SELECT EXISTS (SELECT FROM ticket_codes c
    JOIN tickets t ON t.tenant = c.tenant AND t.hashcode = c.ticket AND t.status = 'valid'
    JOIN performances p ON p.tenant = t.tenant AND p.hashcode = t.performance AND p.event = to_event
  WHERE c.tenant = of_tenant AND c.code = ticket_code)
$$;
