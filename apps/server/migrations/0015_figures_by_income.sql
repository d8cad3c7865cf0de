CREATE TABLE "failed_provider_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"call" text NOT NULL,
	"cause" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "day_courses" ADD COLUMN "refunds" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "income" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "bearer" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "attempt" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "retry_of" text;--> statement-breakpoint
CREATE INDEX "failed_provider_calls_at" ON "failed_provider_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_income" ON "ledger_entries" USING btree ("income");--> statement-breakpoint
CREATE INDEX "refunds_intent" ON "refunds" USING btree ("intent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_retry" ON "refunds" USING btree ("retry_of");--> statement-breakpoint
-- entries of captures and charges
UPDATE "ledger_entries" SET "income" = "booking", "cause" = "reason" WHERE "reason" NOT IN ('refund', 'payout', 'given_up');--> statement-breakpoint
-- entries of refunds
UPDATE "ledger_entries" l SET "income" = r."booking", "cause" = coalesce(c."reason", d."cause")
  FROM "refunds" r
  LEFT JOIN "captures" c ON c."id" = r."booking"
  LEFT JOIN "charges" d ON d."id" = r."booking"
  WHERE l."reason" = 'refund' AND r."id" = l."booking";--> statement-breakpoint
-- Entries of payouts: the audit entry of the same instant names the transaction. Equal payouts of one instant are numbered.
WITH paid AS (
  SELECT l."booking", l."at", l."game_id", l."party_id", l."amount_minor",
    row_number() OVER (PARTITION BY l."at", l."game_id", l."party_id", l."amount_minor" ORDER BY l."booking") AS number
  FROM "ledger_entries" l
  WHERE l."reason" = 'payout' AND l."account" = 'owed_to_host'
), decided AS (
  SELECT t."booking" AS income, a."at", t."game_id", t."user_id", a."after",
    row_number() OVER (PARTITION BY a."at", t."game_id", t."user_id", a."after" ORDER BY t."id") AS number
  FROM "audit_log" a
  JOIN "transactions" t ON t."id" = a."subject"
  WHERE a."action" = 'host.pay_out'
)
UPDATE "ledger_entries" l SET "income" = decided."income", "cause" = coalesce(c."reason", d."cause")
  FROM paid
  JOIN decided ON decided."at" = paid."at" AND decided."game_id" = paid."game_id"
    AND decided."user_id" = paid."party_id" AND decided.number = paid.number
    AND decided."after" LIKE paid."amount_minor" || ' %'
  LEFT JOIN "captures" c ON c."id" = decided."income"
  LEFT JOIN "charges" d ON d."id" = decided."income"
  WHERE l."booking" = paid."booking";
