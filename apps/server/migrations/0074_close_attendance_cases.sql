-- A case about attendance stayed open when an administrator cancelled the game, and could not be
-- decided: its hold has a case of its own.
UPDATE "cases" SET "status" = 'accepted', "decided_at" = now(),
  "reason" = 'an administrator cancelled the game; the hold has a case of its own'
  FROM "participations"
  WHERE "participations"."id" = "cases"."participation_id" AND "cases"."kind" = 'attendance'
    AND "cases"."status" = 'open' AND "participations"."status" = 'force_cancelled';
