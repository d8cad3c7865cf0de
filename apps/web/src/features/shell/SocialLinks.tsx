import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { useSite } from '../../queries/site.ts'
import {
  FacebookMark,
  InstagramMark,
  LineMark,
  XMark,
  YouTubeMark,
} from '@tomogolf/ui/brand/ServiceMarks.tsx'

const NETWORKS = {
  instagram: { name: 'Instagram', icon: InstagramMark },
  facebook: { name: 'Facebook', icon: FacebookMark },
  x: { name: 'X', icon: XMark },
  youtube: { name: 'YouTube', icon: YouTubeMark },
  line: { name: 'LINE', icon: LineMark },
} as const

/** Links to the configured social media pages. */
export default function SocialLinks({
  social,
}: {
  social: NonNullable<NonNullable<ReturnType<typeof useSite>>['social']>
}) {
  const t = useT()
  return (
    <ul className="mt-3 -ml-2.5 flex gap-1">
      {social.map(({ network, url }) => {
        const { name, icon: Mark } = NETWORKS[network]
        return (
          <li key={url}>
            <a
              href={url}
              rel="noopener"
              target="_blank"
              aria-label={t('common.footer.social', { name })}
              className="grid size-11 place-items-center rounded-m text-text-2 hover:bg-surface-2 hover:text-text"
            >
              <Mark className="size-5" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
