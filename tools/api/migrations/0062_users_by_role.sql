-- Users are listed by a role of theirs: whom an admin can view the app as.
CREATE INDEX users_roles ON users USING gin (roles);
