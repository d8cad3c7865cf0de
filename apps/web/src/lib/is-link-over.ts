import { ApiError } from '@tomogolf/api-client/api-error.ts'

const OVER = ['INVALID_TOKEN', 'TOKEN_EXPIRED', 'TOKEN_ALREADY_USED']

/** A mailed link will not work, however often it is tried. */
export const isLinkOver = (error: unknown): boolean =>
  error instanceof ApiError && OVER.includes(error.code)
