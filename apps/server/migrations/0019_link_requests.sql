CREATE TABLE "link_requests" (
	"address_hash" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
