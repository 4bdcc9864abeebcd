-- Organisations of one tenant beside those of the season (addOrganizations says how many): names of three words, one in some forty with 'Kura'.
INSERT INTO organization_structures (tenant, name, kind, is_company, region, town, school_number, school_type, authority, gender)
SELECT 'showquest',
  (ARRAY['Northern', 'Southern', 'Eastern', 'Western', 'Central', 'Upper', 'Lower', 'Old'])[1 + n % 8] || ' '
    || (ARRAY['Kauri', 'Rimu', 'Tōtara', 'Mataī', 'Kahikatea', 'Pōhutukawa', 'Nīkau', 'Kōwhai', 'Rātā', 'Mānuka'])[1 + (n / 8) % 10] || ' '
    || CASE WHEN n % 41 = 0 THEN 'Kura' ELSE (ARRAY['School', 'College', 'Academy', 'High School', 'Institute'])[1 + (n / 80) % 5] END
    || ' ' || n,
  'school', false, r.hashcode, 'District ' || n % 70, NULL, 'Composite (Year 1-15)', 'State: Not integrated', 'Co-Ed'
FROM generate_series(1, 100000) AS n
JOIN LATERAL (
  SELECT hashcode FROM regions WHERE tenant = 'showquest' ORDER BY name OFFSET n % (SELECT count(*) FROM regions WHERE tenant = 'showquest') LIMIT 1
) AS r ON true;
