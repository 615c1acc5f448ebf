/** Every table, by area. */
export * from './schema/groups.ts';
export * from './schema/invites.ts';
export * from './schema/limits.ts';
export * from './schema/mails.ts';
export * from './schema/outbox.ts';
export * from './schema/profiles.ts';
export * from './schema/registrations.ts';
export * from './schema/signIn.ts';
export * from './schema/users.ts';
export * from './schema/videos.ts';
export * from './schema/waitlist.ts';
