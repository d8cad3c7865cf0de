CREATE TABLE "payout_credits" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"refund_id" text NOT NULL,
	"income" text NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_of" text;--> statement-breakpoint
ALTER TABLE "payout_credits" ADD CONSTRAINT "payout_credits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payout_credits_user" ON "payout_credits" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "payout_credits_refund" ON "payout_credits" USING btree ("refund_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_credit" ON "refunds" USING btree ("credit_of");