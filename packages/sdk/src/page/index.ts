/** What a remote declares its pages with. */
export * from '@emberite/release/page';
