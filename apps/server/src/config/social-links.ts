import { z } from 'zod'

/** Networks that the footer has a mark for, by the host names under which their pages stand. */
const HOSTS = {
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
  x: ['x.com', 'twitter.com'],
  youtube: ['youtube.com'],
  line: ['line.me', 'lin.ee'],
} as const
export const NETWORKS = [
  'instagram',
  'facebook',
  'x',
  'youtube',
  'line',
] as const satisfies readonly (keyof typeof HOSTS)[]
export type SocialLink = { readonly network: (typeof NETWORKS)[number]; readonly url: string }

function linkOf(address: string): SocialLink | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname } = new URL(address)
  const network = NETWORKS.find((name) =>
    HOSTS[name].some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
  // a network's own front page is nobody's page
  return network && protocol === 'https:' && pathname !== '/'
    ? { network, url: address }
    : undefined
}

/** Addresses separated by commas, each a page of a known network; none by default. */
export const socialLinks = z
  .string()
  .default('')
  .transform((text, context): readonly SocialLink[] =>
    text
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean)
      .flatMap((address) => {
        const link = linkOf(address)
        if (link) return [link]
        context.addIssue({
          code: 'custom',
          message: `"${address}" is no page of a known network (https://…)`,
        })
        return []
      }),
  )
