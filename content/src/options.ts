/** Every option list of the forms. Each group of lists is its own module. */
export * from './ages.ts';
export * from './locations.ts';
export * from './people.ts';
export * from './registration.ts';
