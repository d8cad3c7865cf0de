import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDENTITY_REQUEST_VALID } from '@tomogolf/domain/sign-in/identities'
import { DAY } from '@tomogolf/domain/time'
import { SESSION_LENGTH, type SessionBrowser, type StartedSession } from './start-session.step.ts'

export const SESSION_COOKIE = 'tomogolf_session'
/**
 * Identifies the browser, not the user; only for the notification about a sign-in from a new
 * browser.
 */
export const DEVICE_COOKIE = 'tomogolf_device'
/** Proves that a verification link is opened in the browser that registered. */
export const REGISTRATION_COOKIE = 'tomogolf_registration'
/** Proves that the browser which returns from an issuer is the one that began the login. */
export const IDENTITY_COOKIE = 'tomogolf_identity'
const DEVICE_DAYS = 400
const SECRET = /^[\w-]{43}$/
const seconds = (ms: number) => Math.floor(ms / 1000)

/** The secret in a cookie; null when it is missing or malformed. */
export function readSecret(
  request: FastifyRequest,
  cookie:
    | typeof SESSION_COOKIE
    | typeof DEVICE_COOKIE
    | typeof REGISTRATION_COOKIE
    | typeof IDENTITY_COOKIE,
): string | null {
  const value = request.cookies[cookie]
  return value !== undefined && SECRET.test(value) ? value : null
}
/** What a new session records about the browser of a request. */
export const browserOf = (request: FastifyRequest): SessionBrowser => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? null,
  oldSession: readSecret(request, SESSION_COOKIE),
  device: readSecret(request, DEVICE_COOKIE),
})
const options = (secure: boolean) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const
export const setSessionCookie = (
  reply: FastifyReply,
  secret: string,
  secure: boolean,
): FastifyReply =>
  reply.setCookie(SESSION_COOKIE, secret, { ...options(secure), maxAge: seconds(SESSION_LENGTH) })
const setDeviceCookie = (reply: FastifyReply, secret: string, secure: boolean): FastifyReply =>
  reply.setCookie(DEVICE_COOKIE, secret, { ...options(secure), maxAge: seconds(DEVICE_DAYS * DAY) })
/** The cookies of a new session. */
export function setSessionCookies(
  reply: FastifyReply,
  started: StartedSession,
  secure: boolean,
): void {
  setSessionCookie(reply, started.session, secure)
  setDeviceCookie(reply, started.device, secure)
}
export const setRegistrationCookie = (
  reply: FastifyReply,
  secret: string,
  secure: boolean,
): FastifyReply =>
  reply.setCookie(REGISTRATION_COOKIE, secret, { ...options(secure), maxAge: seconds(DAY) })
export const clearRegistrationCookie = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.clearCookie(REGISTRATION_COOKIE, options(secure))
/** It lasts for the login and for the decision after it. */
export const setIdentityCookie = (
  reply: FastifyReply,
  secret: string,
  secure: boolean,
): FastifyReply =>
  reply.setCookie(IDENTITY_COOKIE, secret, {
    ...options(secure),
    maxAge: seconds(2 * IDENTITY_REQUEST_VALID),
  })
export const clearIdentityCookie = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.clearCookie(IDENTITY_COOKIE, options(secure))
export const clearSessionCookie = (reply: FastifyReply, secure: boolean): FastifyReply =>
  reply.clearCookie(SESSION_COOKIE, options(secure))
