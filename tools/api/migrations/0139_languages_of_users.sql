-- The language in which a person gets mails: of a user, of someone who is invited, and of someone who asks for an account.
ALTER TABLE "users" ADD COLUMN "language" text,
  ADD CONSTRAINT "language_option" CHECK ("language" IN ('en', 'mi'));
ALTER TABLE "user_activations" ADD COLUMN "language" text,
  ADD CONSTRAINT "language_option" CHECK ("language" IN ('en', 'mi'));
ALTER TABLE "account_requests" ADD COLUMN "language" text,
  ADD CONSTRAINT "language_option" CHECK ("language" IN ('en', 'mi'));
