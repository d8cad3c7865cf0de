import { ApiError } from '@tomogolf/api-client/api-error.ts'

/** Another change came first: the data has to be fetched again before the next attempt. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409
