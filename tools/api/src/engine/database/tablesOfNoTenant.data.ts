interface TableOfNoTenant {
  /**
   * Where it is once the tenants are spread over several machines: `everywhere`, on each of them, since tables of tenants point at it or
   * their triggers read it; `once`, where none does.
   */
  copies: 'everywhere' | 'once';
  why: string;
}

/** Tables that belong to no tenant, each with the reason. All keys of every other table begin with the tenant. */
export const tablesOfNoTenant: Readonly<Record<string, TableOfNoTenant>> = {
  accounts: { copies: 'everywhere', why: 'A person has one account at all tenants.' },
  account_totp: { copies: 'everywhere', why: 'The second step is of an account.' },
  recovery_codes: { copies: 'everywhere', why: 'They stand in for the second step of an account.' },
  status_steps: { copies: 'everywhere', why: 'Which status follows which is the same at all tenants.' },
  installation: { copies: 'once', why: 'Facts about the installation.' },
  schema_migrations: { copies: 'once', why: 'What the database has run.' },
  login_attempts: { copies: 'once', why: 'They are counted before it is known whose account is meant.' },
  rate_limits: { copies: 'once', why: 'They are of networks.' },
};

export const namesOfNoTenant = Object.keys(tablesOfNoTenant);
