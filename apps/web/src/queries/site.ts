import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

/** Build, social accounts and shown settings of this site: the same for every visitor. */
export const siteQuery = { ...apiQuery('GET /api/site'), staleTime: Number.POSITIVE_INFINITY }

/** undefined when the request failed. */
export const useSite = () => useQuery(siteQuery).data

/** The captcha's public key; null on a development site. */
export const captchaQuery = apiQuery('GET /api/auth/captcha')

export type Issuer = ResultOf<'GET /api/auth/issuers'>['issuers'][number]

/** The issuers whose accounts can log in. */
export const issuersQuery = {
  ...apiQuery('GET /api/auth/issuers'),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The company's legal details. */
export const operatorQuery = apiQuery('GET /api/operator')
