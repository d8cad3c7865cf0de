import { useEffect, useRef, type ReactNode } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMarkHydrated } from '@tomogolf/ui/lib/use-hydrated.ts'
import { StepUp } from '@tomogolf/ui/step-up/StepUp.tsx'
import { Toaster } from '@tomogolf/ui/toast/Toaster.tsx'
import { HydrateNear } from '../../hydration/HydrateNear.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import { useSignedInParts } from './signed-in.ts'
import { TabBar } from './TabBar.tsx'

/** Moves the focus to the content after navigation, unless the page has set it. */
function useFocusOnPageChange() {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (path === undefined || path === shown.current) return
    if (shown.current !== undefined && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return main
}

/**
 * Signals for hydration/event-replay.ts. `app:hydrated` waits until the router is idle, for the
 * router would undo an earlier change of the address; a route that does not settle delays it by 2
 * seconds at most.
 */
function useAnnounceHydration() {
  useMarkHydrated()
  const settled = useRouterState({
    select: ({ status, resolvedLocation }) => status === 'idle' && resolvedLocation !== undefined,
  })
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event('app:hydrated')), settled ? 0 : 2000)
    return () => clearTimeout(timer)
  }, [settled])
}

/** Header, footer and navigation around a page, selected by `staticData.shell` of its route. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const main = useFocusOnPageChange()
  const parts = useSignedInParts()
  useAnnounceHydration()
  const { shell, clear } = useRouterState({
    select: (state) => {
      const data = state.matches.map((match) => match.staticData)
      return {
        shell: data.findLast((staticData) => staticData?.shell)?.shell ?? 'full',
        clear: data.some((staticData) => staticData?.clearHeader),
      }
    },
    structuralSharing: true,
  })
  return (
    <>
      <a href="#main" className="skip">
        {t('common.skip')}
      </a>
      {shell !== 'bare' && <Header clear={clear} />}
      <OfflineNote />
      {shell !== 'bare' && parts && <parts.MailNote />}
      <main id="main" ref={main} tabIndex={-1} data-shell={shell} className="outline-none">
        {children}
      </main>
      {(shell === 'full' || shell === 'action') && (
        <HydrateNear id="footer">
          <Footer />
        </HydrateNear>
      )}
      {shell === 'full' && <TabBar />}
      <Toaster />
      <StepUp />
    </>
  )
}
