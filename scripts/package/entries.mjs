/** The package's entries: what people import, and the module of src/library that it comes from. */
export const ENTRIES = [
  { specifier: 'two-choices', name: 'index' },
  { specifier: 'two-choices/react', name: 'react' },
];
