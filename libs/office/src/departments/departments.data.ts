/** Where the list of departments is. */
export const departmentsPath = '/organisation/departments';

/** Fields that only a school or a company has. */
export const ofSchools = ['school_number', 'school_type', 'authority', 'roll', 'gender', 'region', 'town'];

/** Values that make an organisation a department. */
export const asDepartment = { kind: 'department', is_company: false } as const;
