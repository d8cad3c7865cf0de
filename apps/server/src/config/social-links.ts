import { z } from 'zod'

/** Networks with an icon in the footer, and their host names. */
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

/** Shown by the demonstration; the addresses belong to no account. */
export const EXAMPLE_LINKS: readonly SocialLink[] = [
  { network: 'instagram', url: 'https://www.instagram.com/tomogolf.example' },
  { network: 'youtube', url: 'https://www.youtube.com/@tomogolf.example' },
  { network: 'line', url: 'https://line.me/R/ti/p/@tomogolf.example' },
]

function linkOf(address: string): SocialLink | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, pathname } = new URL(address)
  const network = NETWORKS.find((name) =>
    HOSTS[name].some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  )
  // the front page of a network is not a company's page
  return network && protocol === 'https:' && pathname !== '/'
    ? { network, url: address }
    : undefined
}

/** URLs separated by commas, each a page of a known network. */
export const socialLinks = z.string().transform((text, context): readonly SocialLink[] =>
  text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .flatMap((address) => {
      const link = linkOf(address)
      if (link) return [link]
      context.addIssue({
        code: 'custom',
        message: `"${address}" is not a page of a known network (https://…)`,
      })
      return []
    }),
)
