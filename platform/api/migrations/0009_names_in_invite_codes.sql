-- Codes that are gone belonged to members who have left: their names leave the codes of their friends.
UPDATE "profiles" SET "invite_code" = regexp_replace("invite_code", '^[^-]*', 'EMBER')
WHERE NOT EXISTS (SELECT FROM "invites" WHERE "invites"."code" = "profiles"."invite_code");
