ALTER TABLE "loose_files" RENAME TO "orphaned_files";
