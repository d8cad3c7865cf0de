import type { ReactNode } from 'react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { sentences } from '@tomogolf/format/sentences'
import { Rich } from '@tomogolf/ui/data/Rich.tsx'

/** Attribution of the course data. The licences require it on every page that shows courses. */
export function Attribution({ children }: { children?: ReactNode }) {
  const { t, language } = useI18n()
  const externalLink =
    (href: string, rel = 'noopener') =>
    (inside: string) => (
      <a href={href} target="_blank" rel={rel} className="link">
        {inside}
        <span className="sr-only"> {t('common.newTab')}</span>
      </a>
    )
  return (
    <aside
      aria-label={t('courses.source.title')}
      className="lead mt-12 grid gap-1 border-t border-line pt-5 text-xs text-text-3"
    >
      {children}
      <p>
        <Rich
          text={t('courses.source.osm')}
          tags={{
            osm: externalLink('https://www.openstreetmap.org/copyright'),
            odbl: externalLink(
              'https://opendatacommons.org/licenses/odbl/1-0/',
              'noopener license',
            ),
          }}
        />
      </p>
      <p>
        <Rich
          text={sentences(language, t('courses.source.mlit'), t('courses.source.roman'))}
          tags={{ mlit: externalLink('https://nlftp.mlit.go.jp/ksj/') }}
        />
      </p>
      <p>
        <a
          href="/api/golf-courses/download"
          download
          className="link inline-flex min-h-11 items-center"
        >
          {t('courses.source.download')}
        </a>
      </p>
    </aside>
  )
}
