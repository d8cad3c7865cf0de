import { isPagePath } from './routes.ts'

const ALLOW_ANY = { 'access-control-allow-origin': '*' }

/** CORS preflight: only calls with the publishable key may come from another origin. */
export function preflight(
  path: string,
  requestedHeaders: string | undefined,
): { status: number; headers: Record<string, string> } {
  if (!isPagePath(path)) return { status: 403, headers: {} }
  return {
    status: 204,
    headers: {
      ...ALLOW_ANY,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': requestedHeaders ?? 'authorization, content-type',
      'access-control-max-age': '300',
    },
  }
}

/** Headers that let a page of another origin read the response. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...ALLOW_ANY,
  'access-control-expose-headers': 'request-id',
}
