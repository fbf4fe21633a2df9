/** The projects of jest.config.mjs that hold each kind of test. */
export const JEST_PROJECTS = { unit: ['unit', 'pages'], integration: ['integration'] } as const;
