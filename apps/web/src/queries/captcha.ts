import { apiQuery } from '@tomogolf/api-client/api.ts'

/** Which captcha this site uses: its public key, or null on a development site. Apart from the captcha itself: loaders are in every first load. */
export const captchaQuery = apiQuery('GET /api/auth/captcha')
