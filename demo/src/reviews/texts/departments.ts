import type { DepartmentKey } from '../../terms/departments.js';
import type { DepartmentTexts } from './department-texts.js';
import { firstDepartments } from './departments-first.js';
import { secondDepartments } from './departments-second.js';

export const departmentTexts: Readonly<Record<DepartmentKey, DepartmentTexts>> = {
  ...firstDepartments,
  ...secondDepartments,
};
