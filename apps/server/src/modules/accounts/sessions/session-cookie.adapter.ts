import type { FastifyReply, FastifyRequest } from 'fastify'
import { DAY } from '@tomogolf/domain/time'
import { SESSION_LENGTH } from './log-in.usecase.ts'

export const SESSION_COOKIE = 'tomogolf_session'
/**
 * Identifies the browser, not the user; only for the notification about a sign-in from a new
 * browser.
 */
export const DEVICE_COOKIE = 'tomogolf_device'
const DEVICE_DAYS = 400
const SECRET = /^[\w-]{43}$/
const seconds = (ms: number) => Math.floor(ms / 1000)

/** The secret in a cookie; null when it is missing or malformed. */
export function readSecret(
  request: FastifyRequest,
  cookie: typeof SESSION_COOKIE | typeof DEVICE_COOKIE,
): string | null {
  const value = request.cookies[cookie]
  return value !== undefined && SECRET.test(value) ? value : null
}
const options = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const
export const setSessionCookie = (
  reply: FastifyReply,
  secret: string,
  secure: boolean,
): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, secret, { ...options(secure), maxAge: seconds(SESSION_LENGTH) })
export const setDeviceCookie = (
  reply: FastifyReply,
  secret: string,
  secure: boolean,
): FastifyReply =>
  reply.setCookie(DEVICE_COOKIE, secret, { ...options(secure), maxAge: seconds(DEVICE_DAYS * DAY) })
export const clearSessionCookie = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, options(secure))
