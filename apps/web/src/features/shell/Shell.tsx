import type { ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useT } from '../../lib/i18n.tsx'
import { Toaster } from '../../ui/toast/Toaster.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { TabBar } from './TabBar.tsx'

/** What surrounds every page, as its route asks for it (`staticData.shell`). */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const { shell, clear } = useRouterState({
    select: (state) => {
      const data = state.matches.map((match) => match.staticData)
      return { shell: data.findLast((one) => one?.shell)?.shell ?? 'full', clear: data.some((one) => one?.clearHeader) }
    },
    structuralSharing: true,
  })
  return <>
    <a href="#main" className="skip">{t('common.skip')}</a>
    {shell !== 'bare' && <Header clear={clear} />}
    <OfflineNote />
    <main id="main" tabIndex={-1} data-shell={shell}>{children}</main>
    {shell !== 'bare' && <Footer />}
    {shell === 'full' && <TabBar />}
    <Toaster />
  </>
}
