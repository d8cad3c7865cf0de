CREATE TABLE "handoffs" (
	"hash" text PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "handoffs_expiry" ON "handoffs" USING btree ("expires_at");