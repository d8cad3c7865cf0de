-- before this index the same strike could be given several times at once: the first one stays
UPDATE "strikes" AS later SET "removed_at" = now(), "removal_reason" = 'given twice at once'
  WHERE later."removed_at" IS NULL AND EXISTS (
    SELECT 1 FROM "strikes" AS first
    WHERE first."removed_at" IS NULL AND first."user_id" = later."user_id"
      AND coalesce(first."game_id", '') = coalesce(later."game_id", '')
      AND first."reason" = later."reason"
      AND (first."created_at", first."id") < (later."created_at", later."id"));--> statement-breakpoint
ALTER TABLE "card_customers" ADD COLUMN "former_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "strikes_one_each" ON "strikes" USING btree ("user_id",coalesce("game_id", ''),"reason") WHERE "strikes"."removed_at" is null;