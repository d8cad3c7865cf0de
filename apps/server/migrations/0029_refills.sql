ALTER TABLE "participations" ADD COLUMN "refill_keeps_fee" boolean;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "refilled_by" text;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "refilled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "refill_of" text;--> statement-breakpoint
CREATE UNIQUE INDEX "participations_one_refill" ON "participations" USING btree ("refilled_by");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_refill" ON "refunds" USING btree ("refill_of");