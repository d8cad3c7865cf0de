import type { ReactNode } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '../i18n/i18n.tsx'
import { pageWindow } from './page-window.ts'

type LinkProps = {
  className: string
  children: ReactNode
  'aria-label'?: string
  'aria-current'?: 'page'
  rel?: 'prev' | 'next'
}
type PaginationProps = {
  page: number
  totalPages: number
  /** Renders the link to a page: `(page, props) => <Link to="." search={…} {...props} />`. */
  link: (page: number, props: LinkProps) => ReactNode
}

const cellClass = 'inline-grid size-11 place-items-center rounded-m font-display font-semibold'
const linkClass = `${cellClass} text-text-2 hover:bg-surface-2 hover:text-text`

/** Links to the first, the last and the neighbouring pages. Renders nothing for a single page. */
export function Pagination({ page, totalPages, link }: PaginationProps) {
  const t = useT()
  if (totalPages <= 1) return null
  const item = (key: string, node: ReactNode) => <li key={key}>{node}</li>
  return (
    <nav aria-label={t('common.pages.label')} className="mt-10">
      <ul className="flex flex-wrap items-center justify-center gap-1">
        {page > 1 &&
          item(
            'previous',
            link(page - 1, {
              className: linkClass,
              'aria-label': t('common.pages.previous'),
              rel: 'prev',
              children: <ChevronLeft />,
            }),
          )}
        {pageWindow(page, totalPages).map((entry, index) =>
          entry === 'gap'
            ? item(
                `gap-${index}`,
                <span aria-hidden className={`${cellClass} text-text-2`}>
                  …
                </span>,
              )
            : item(
                String(entry),
                link(
                  entry,
                  entry === page
                    ? {
                        className: `${cellClass} bg-text text-background`,
                        'aria-current': 'page',
                        'aria-label': t('common.pages.page', { page: entry }),
                        children: entry,
                      }
                    : {
                        className: linkClass,
                        'aria-label': t('common.pages.page', { page: entry }),
                        children: entry,
                      },
                ),
              ),
        )}
        {page < totalPages &&
          item(
            'next',
            link(page + 1, {
              className: linkClass,
              'aria-label': t('common.pages.next'),
              rel: 'next',
              children: <ChevronRight />,
            }),
          )}
      </ul>
    </nav>
  )
}
