import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '@tomogolf/api-client/api.ts'

/** What runs here and where else the company is found: the same for everybody, and for as long as a page is open. */
export const siteQuery = { ...apiQuery('GET /api/site'), staleTime: Number.POSITIVE_INFINITY }

/** undefined where the server could not be asked. */
export const useSite = () => useQuery(siteQuery).data
