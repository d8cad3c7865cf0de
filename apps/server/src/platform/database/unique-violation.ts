type DatabaseError = { code?: string; constraint?: string; cause?: unknown }

/**
 * Whether an error is a unique violation of `constraint` (an index). Drizzle wraps it as a cause.
 */
export function isUniqueViolation(err: unknown, constraint: string): boolean {
  for (
    let error = err as DatabaseError | undefined;
    typeof error === 'object' && error !== null;
    error = error.cause as DatabaseError | undefined
  ) {
    if (error.code === '23505' && error.constraint === constraint) return true
  }
  return false
}
