import { API_VERSION } from './account.ts'

/** Stripe.js has one address a release train, the name after the date in the API version. */
export const RELEASE_TRAIN = API_VERSION.split('.')[1] ?? ''
/** Folder of the stand-in for Stripe.js, like `https://js.stripe.com/{train}/`. */
export const STAND_IN_FOLDER = `/${RELEASE_TRAIN}/`
export const STRIPE_JS_PATH = `${STAND_IN_FOLDER}stripe.js`
/** The bank's page, in a window over the shop's page or after a redirect. */
export const BANK_PAGE = `${STAND_IN_FOLDER}bank.html`
