-- Queues get the names that the code uses now. Unfinished jobs move to the new queue, so that the new version runs them.
-- The old queue stays: a process of the previous version may still enqueue into it while versions are replaced, and the
-- reconciler finds what such a job would have done.
-- pg-boss creates its schema after the first migration run, so an empty database has nothing to rename.
DO $$
DECLARE
  renamed record;
BEGIN
  IF to_regclass('pgboss.job') IS NULL THEN
    RETURN;
  END IF;
  FOR renamed IN
    SELECT * FROM (VALUES
      ('webhooks.hear', 'webhooks.process'),
      ('participations.end_reservation', 'participations.expire_reservation'),
      ('holds.before_lapse', 'holds.release_expiring'),
      ('holds.warn_lapse', 'holds.warn_expiring'),
      ('books.check', 'ledger.audit'),
      ('figures.keep', 'metrics.rollup')
    ) AS names (old_name, new_name)
  LOOP
    INSERT INTO pgboss.queue
      SELECT (jsonb_populate_record(queue, jsonb_build_object('name', renamed.new_name))).*
      FROM pgboss.queue AS queue
      WHERE queue.name = renamed.old_name
      ON CONFLICT (name) DO NOTHING;
    -- a recurring job has its queue's name as key
    UPDATE pgboss.job
      SET name = renamed.new_name,
          singleton_key = CASE singleton_key
            WHEN renamed.old_name THEN renamed.new_name
            ELSE singleton_key
          END
      WHERE name = renamed.old_name AND state IN ('created', 'retry', 'active');
  END LOOP;
END $$;
