CREATE TABLE "wish_alerts" (
	"wish_id" text NOT NULL,
	"game_id" text NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wish_alerts_wish_id_game_id_pk" PRIMARY KEY("wish_id","game_id")
);
--> statement-breakpoint
CREATE TABLE "wish_recipients" (
	"owner" text PRIMARY KEY NOT NULL,
	"day" integer NOT NULL,
	"alerts" integer NOT NULL,
	"pushes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"user_id" text,
	"email" text,
	"language" text NOT NULL,
	"areas" text[] NOT NULL,
	"from_day" text,
	"to_day" text,
	"weekdays" integer[] NOT NULL,
	"days" integer[] NOT NULL,
	"max_price" integer,
	"level" text,
	"party_size" integer NOT NULL,
	"languages" text[] NOT NULL,
	"needs_clubs" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "wish_alerts" ADD CONSTRAINT "wish_alerts_wish_id_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wish_alerts" ADD CONSTRAINT "wish_alerts_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wish_alerts_game" ON "wish_alerts" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "wish_alerts_due" ON "wish_alerts" USING btree ("wish_id") WHERE "wish_alerts"."state" = 'due';--> statement-breakpoint
CREATE INDEX "wishes_match" ON "wishes" USING gin ("areas","days") WHERE "wishes"."confirmed_at" is not null and "wishes"."paused_at" is null;--> statement-breakpoint
CREATE INDEX "wishes_owner" ON "wishes" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "wishes_user" ON "wishes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wishes_email" ON "wishes" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "wishes_end" ON "wishes" USING btree ("ends_at");