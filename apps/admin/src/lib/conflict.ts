import { ApiError } from '@tomogolf/api-client/api-error.ts'

/** Whether another change came first: the data has to be fetched before the next attempt. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409
