type DatabaseError = { code?: string; constraint?: string; cause?: unknown }

/** Whether an error is the database saying that `constraint` (a unique index) already holds such a value. */
export function isUniqueViolation(err: unknown, constraint: string): boolean {
  for (
    let e = err as DatabaseError | undefined;
    typeof e === 'object' && e !== null;
    e = e.cause as DatabaseError | undefined
  ) {
    if (e.code === '23505' && e.constraint === constraint) return true
  }
  return false
}
