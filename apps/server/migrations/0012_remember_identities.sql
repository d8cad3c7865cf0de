CREATE TABLE "identity_hashes" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"former_user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inheritances" (
	"user_id" text NOT NULL,
	"former_user_id" text NOT NULL,
	"recognised_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inheritances_user_id_former_user_id_pk" PRIMARY KEY("user_id","former_user_id")
);
--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "identity_hashes" ADD CONSTRAINT "identity_hashes_former_user_id_users_id_fk" FOREIGN KEY ("former_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inheritances" ADD CONSTRAINT "inheritances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inheritances" ADD CONSTRAINT "inheritances_former_user_id_users_id_fk" FOREIGN KEY ("former_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identity_hashes_once" ON "identity_hashes" USING btree ("hash","former_user_id");--> statement-breakpoint
CREATE INDEX "identity_hashes_former" ON "identity_hashes" USING btree ("former_user_id");--> statement-breakpoint
CREATE INDEX "identity_hashes_expiry" ON "identity_hashes" USING btree ("expires_at");