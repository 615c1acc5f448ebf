/** Every list a form can choose from. Each group of lists is a module of its own. */
export * from './ages.ts';
export * from './locations.ts';
export * from './people.ts';
export * from './registration.ts';
