ALTER TABLE "account_tokens" ADD COLUMN "destination" text;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "browser_hash" text;