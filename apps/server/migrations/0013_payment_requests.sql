ALTER TABLE "charges" ADD COLUMN "statement_suffix" text;--> statement-breakpoint
ALTER TABLE "charges" ADD COLUMN "three_d_secure" text DEFAULT 'automatic' NOT NULL;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "statement_suffix" text;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "three_d_secure" text DEFAULT 'automatic' NOT NULL;