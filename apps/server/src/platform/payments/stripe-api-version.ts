/**
 * The API version of every call. A version of the SDK speaks exactly one, so raising the SDK fails
 * to compile until this is raised too, with the changes of docs.stripe.com/changelog in between.
 */
export const STRIPE_API_VERSION = '2026-10-28.endive'
