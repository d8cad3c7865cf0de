import { ApiError } from '@tomogolf/api-client/api-error.ts'

/** Somebody else was faster. What is shown behind has to be asked for again before anything is tried once more. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409
