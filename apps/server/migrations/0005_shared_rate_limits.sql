-- Counters of calls, shared by all processes. Unlogged: they live for a minute, and after a crash of the database counting begins anew.
-- Keys are hashes of kind and caller, so nobody's address stands here.
CREATE UNLOGGED TABLE IF NOT EXISTS "rate_limits" ("key" text PRIMARY KEY, "hits" integer NOT NULL, "ends_at" timestamp with time zone NOT NULL);
