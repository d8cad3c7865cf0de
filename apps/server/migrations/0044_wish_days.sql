CREATE TABLE "wish_days" (
	"day" text NOT NULL,
	"region" text NOT NULL,
	"wishes" integer NOT NULL,
	"met" integer NOT NULL,
	CONSTRAINT "wish_days_day_region_pk" PRIMARY KEY("day","region")
);
